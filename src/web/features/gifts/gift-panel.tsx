import { useEffect, useId, useRef, useState } from 'react';
import { CircleCheck, Gift as GiftIcon } from 'lucide-react';
import type { Gift } from '#contract/orders/gifts.ts';
import { GIFT_HASH } from '#core/orders/history/order-paths.ts';
import { focusFirstOnMount, focusHeadingBefore } from '../../browser/move-focus.ts';
import { useGiftSentence } from '../../gifts/use-gift-sentence.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { GiftEditor } from './gift-editor.tsx';
import { isPartlyOpened } from './is-partly-opened.ts';
import { useGift, type GiftActions } from './use-gift.ts';

type Properties = Readonly<{ gift: Gift; buyerEmail: string }>;

/** To whom a gift goes and when; until it is opened, the buyer can correct, send or keep it. */
export function GiftPanel({ gift: first, buyerEmail }: Properties) {
  const t = useMessages('gift');
  const id = useId();
  const sentence = useGiftSentence();
  const actions = useGift(first);
  const { gift, problem } = actions;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    // It is there later than the page, so the browser cannot scroll to it.
    if (window.location.hash !== GIFT_HASH) return;
    section.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  if (gift === null) return <p role="status">{t('panel.kept')}</p>;
  const closed = (isChanged: boolean) => {
    setIsSaved(isChanged);
    heading.current?.focus();
  };
  const cancel = async () => {
    const isPartly = isPartlyOpened(gift);
    if (!(await actions.cancel(() => focusHeadingBefore(section.current)))) return false;
    if (isPartly) heading.current?.focus();
    else toasts.show({ title: t('panel.kept'), tone: 'good' });
    return true;
  };
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-line bg-card p-5"
    >
      <h3 ref={heading} tabIndex={-1} id={id} className="flex items-center gap-2.5 text-xl">
        <GiftIcon aria-hidden="true" className="size-6 shrink-0 text-coral" />
        {t('panel.heading')}
      </h3>
      <div role="status" className="grid gap-2">
        {isSaved ? (
          <p className="flex items-center gap-2 font-semibold">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
            {t('panel.saved')}
          </p>
        ) : null}
        <p className="max-w-prose wrap-anywhere">{sentence(gift)}</p>
        <Parts gift={gift} />
      </div>
      {gift.message === null ? null : (
        <blockquote className="max-w-prose border-l-4 border-line pl-4 text-ink-soft italic wrap-anywhere">
          <q>{gift.message}</q>
        </blockquote>
      )}
      {problem === null ? null : (
        <p role="alert" className="text-bad">
          {t(`problem.${problem}`)}
        </p>
      )}
      <Changes gift={gift} actions={{ ...actions, cancel }} buyerEmail={buyerEmail} onClosed={closed} />
    </section>
  );
}

/** What became of its eSIMs, when not the same of all. */
function Parts({ gift }: Pick<Properties, 'gift'>) {
  const t = useMessages('gift');
  const { openedEsimIds, esimCount: total } = gift;
  const count = openedEsimIds.length;
  if (gift.isKept) return <p>{t('panel.keptOthers', { count: total - count })}</p>;
  return isPartlyOpened(gift) ? <p className="max-w-prose">{t('panel.partly', { count, total })}</p> : null;
}

type PanelActions = Omit<GiftActions, 'cancel'> & Readonly<{ cancel: () => Promise<boolean> }>;
type ChangeProperties = Properties &
  Readonly<{ actions: PanelActions; onClosed: (isChanged: boolean) => void }>;

function Changes({ gift, actions, buyerEmail, onClosed }: ChangeProperties) {
  const t = useMessages('gift');
  const [open, setOpen] = useState<'editor' | 'cancel' | null>(null);
  const close = (isChanged = false) => {
    setOpen(null);
    onClosed(isChanged);
  };
  if (gift.state === 'opened' || gift.state === 'ended')
    return <p className="text-sm text-ink-soft">{t(`panel.${gift.state}`)}</p>;
  if (open === 'editor')
    return <GiftEditor gift={gift} buyerEmail={buyerEmail} actions={actions} onClose={close} />;
  if (open === 'cancel') return <ConfirmCancel gift={gift} actions={actions} onClose={() => close()} />;
  const isWaiting = gift.state === 'scheduled';
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className={buttonClass('quiet')} onClick={() => setOpen('editor')}>
        {t('panel.change')}
      </button>
      {gift.state === 'sending' ? null : (
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={actions.isBusy}
          onClick={() => void actions.sendNow()}
        >
          {t(isWaiting ? 'panel.sendNow' : 'panel.sendAgain')}
        </button>
      )}
      <button type="button" className={buttonClass('quiet')} onClick={() => setOpen('cancel')}>
        {t(isPartlyOpened(gift) ? 'panel.keepOthers' : 'panel.keep')}
      </button>
    </div>
  );
}

type ConfirmProperties = Readonly<{ gift: Gift; actions: PanelActions; onClose: () => void }>;

function ConfirmCancel({ gift, actions, onClose }: ConfirmProperties) {
  const t = useMessages('gift');
  const isPartly = isPartlyOpened(gift);
  const whole = gift.state === 'scheduled' ? 'panel.keepUnsent' : 'panel.keepQuestion';
  return (
    <div className="grid gap-3" ref={focusFirstOnMount}>
      <p className="max-w-prose">{t(isPartly ? 'panel.keepOthersQuestion' : whole)}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={actions.isBusy}
          onClick={() => void actions.cancel().then((isDone) => (isDone ? undefined : onClose()))}
        >
          {t(isPartly ? 'panel.keepOthersYes' : 'panel.keepYes')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          {t('panel.keepNo')}
        </button>
      </div>
    </div>
  );
}
