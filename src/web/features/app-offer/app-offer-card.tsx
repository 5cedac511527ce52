import { useState } from 'react';
import { Share, SquarePlus, X } from 'lucide-react';
import type { AppOffer } from '#core/app-install/app-offer.ts';
import { BRAND } from '#core/brand.ts';
import { keptPrompt } from '../../app-install/kept-prompt.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { keepAppAnswer } from './app-answer.ts';
import styles from './app-offer.css?url';
import { useFocusAfterClose } from './use-focus-after-close.ts';

/** A part of the page, below the eSIM: the eSIM is to be installed first, and nothing may cover its buttons. */
export function AppOfferCard({ offer, onSeen }: Readonly<{ offer: AppOffer; onSeen: () => void }>) {
  const t = useMessages('app-offer');
  const [isFailed, setIsFailed] = useState(false);
  const focusAfterClose = useFocusAfterClose();
  const decline = () => keepAppAnswer('declined');
  if (isFailed) return null;
  return (
    <section aria-label={t('label')} className="app-offer" {...focusAfterClose}>
      <SeenMark onSeen={onSeen} />
      <link rel="stylesheet" href={styles} precedence="feature" />
      <img
        src="/icons/icon-192.png"
        alt=""
        width="48"
        height="48"
        className="size-12 shrink-0 max-sm:hidden"
      />
      <div className="grid min-w-0 grow gap-2">
        <p className="pr-9 font-display text-lg leading-tight font-bold">{t('title')}</p>
        <p className="text-sm text-ink-soft sm:text-base">{t('text', { brand: BRAND })}</p>
        {offer === 'prompt' ? (
          <PromptActions onDecline={decline} onFailed={() => setIsFailed(true)} />
        ) : (
          <ShareSteps />
        )}
      </div>
      <button
        type="button"
        aria-label={t('close')}
        className={`absolute top-1 right-1 ${buttonClass('bare')}`}
        onClick={decline}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}

/** Calls `onSeen` once, when the middle of the card comes into view. */
function SeenMark({ onSeen }: Readonly<{ onSeen: () => void }>) {
  const watch = (mark: HTMLElement) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  };
  return (
    <span ref={watch} aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2 size-px" />
  );
}

type ActionProperties = Readonly<{
  onDecline: () => void;
  /** The browser took its offer back. It makes a new one on another page. */
  onFailed: () => void;
}>;

function PromptActions({ onDecline, onFailed }: ActionProperties) {
  const t = useMessages('app-offer');
  // A second press would ask the browser again while its question is open, which it refuses.
  const [isAsking, setIsAsking] = useState(false);
  const install = () => {
    if (isAsking) return;
    setIsAsking(true);
    askBrowser().catch(onFailed);
  };
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <button type="button" className={buttonClass('primary')} aria-disabled={isAsking} onClick={install}>
        {t('install')}
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={onDecline}>
        {t('no')}
      </button>
    </div>
  );
}

/** The browser asks the customer. Its question can be used once; a no to it counts as a no here. */
async function askBrowser(): Promise<void> {
  const kept = keptPrompt();
  await kept?.prompt();
  const choice = await kept?.userChoice;
  keepAppAnswer(choice?.outcome === 'accepted' ? 'installed' : 'declined');
}

function ShareSteps() {
  const t = useMessages('app-offer');
  return (
    <ol className="grid gap-1.5 text-[0.9375rem] font-medium">
      <li className="flex gap-2">
        <Share aria-hidden="true" className="size-5 shrink-0 text-sea" />
        {t('steps.share')}
      </li>
      <li className="flex gap-2">
        <SquarePlus aria-hidden="true" className="size-5 shrink-0 text-sea" />
        {t('steps.add')}
      </li>
    </ol>
  );
}
