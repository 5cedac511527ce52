import { useState, type ReactNode } from 'react';
import { CircleCheck, Eye, Gift, Smartphone, TriangleAlert, Wifi, type LucideIcon } from 'lucide-react';
import type { RevealShareResponse, SharePreviewResponse } from '#contract/orders/shares.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { CoverageMark } from '../../../esims/coverage-mark.tsx';
import { DaysStartLine } from '../../../esims/days-start-line.tsx';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useGuardedMutation } from '../../../queries/use-guarded-mutation.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDates } from '../../../language/use-times.ts';
import { ExpiredGift } from './expired-gift.tsx';
import { revealShare } from './fetch-share.ts';
import { PhoneLink } from './phone-link.tsx';
import { useEndedPreview, useSharePreview } from './use-share-preview.ts';

export type RevealedShare = Extract<RevealShareResponse, { state: 'active' }>;
type Preview = Extract<SharePreviewResponse, { state: 'active' }>;
type EndedShare = Extract<SharePreviewResponse, { state: 'ended' }>;

type Properties = Readonly<{
  secret: string;
  /** How to install it, once it is revealed. */
  install: (revealed: RevealedShare) => ReactNode;
}>;

/** A link that somebody received: what it is for, then the eSIM after a press of the button. */
export function OpenShare({ secret, install }: Properties) {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [revealed, setRevealed] = useState<RevealShareResponse | null>(null);
  const setEnded = useEndedPreview(secret);
  const reveal = useGuardedMutation({
    mutationFn: () => revealShare(secret, { anonKey, language }),
    onSuccess: (response) => {
      setRevealed(response);
      if (response.state === 'ended') setEnded(response);
    },
  });
  if (revealed?.state === 'active')
    return (
      <>
        <GiverLine gift={revealed.gift} />
        <GiftMessage gift={revealed.gift} />
        {revealed.life === 'new' ? (
          <div className="mb-4 empty:hidden">
            <PhoneLink />
          </div>
        ) : null}
        {install(revealed)}
      </>
    );
  if (revealed?.state === 'own') return <Own />;
  if (revealed !== null) return <Ended secret={secret} ended={revealed} />;
  const { isPending, error, send } = reveal;
  return <Previewed secret={secret} isBusy={isPending} error={error} onShow={() => void send()} />;
}

type PreviewedProperties = Readonly<{
  secret: string;
  isBusy: boolean;
  error: Error | null;
  onShow: () => void;
}>;

/** Before the button is pressed. */
function Previewed({ secret, ...offered }: PreviewedProperties) {
  const { isPending, data, error, refetch } = useSharePreview(secret);
  if (isPending) return <Loading />;
  if (data === undefined) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data.state === 'ended') return <Ended secret={secret} ended={data} />;
  return data.state === 'own' ? <Own /> : <Offered preview={data} {...offered} />;
}

/** What the link is for, with the button that shows it. */
function Offered({ error, ...explained }: ExplainedProperties & Readonly<{ error: Error | null }>) {
  return (
    <>
      <Explained {...explained} />
      {error === null ? null : <Failed error={error} onRetry={explained.onShow} />}
    </>
  );
}

type ExplainedProperties = Readonly<{ preview: Preview; isBusy: boolean; onShow: () => void }>;

function Explained({ preview, isBusy, onShow }: ExplainedProperties) {
  const t = useMessages('shares');
  const { dayAndTime } = useDates();
  const isNew = preview.life === 'new';
  return (
    <div className="grid max-w-2xl gap-5">
      {preview.gift === null ? (
        <p className="text-lg">
          {t('page.lead')} {isNew ? t('page.paid') : null}
        </p>
      ) : (
        <GiftLead gift={preview.gift} isNew={isNew} />
      )}
      <div className="notice-card w-full">
        <h2 className="flex items-center gap-3 text-2xl">
          <CoverageMark esim={preview} />
          {unbrokenData(preview.title)}
        </h2>
        {preview.life === 'new' ? (
          <DaysStartLine text={preview.daysStart} startsOnInstall={preview.startsOnInstall} />
        ) : (
          <Life life={preview.life} />
        )}
        <p className="text-ink-soft">{t('page.until', { date: dayAndTime(preview.expiresAt) })}</p>
        <button
          type="button"
          disabled={isBusy}
          className={`w-full sm:w-auto ${buttonClass('primary')}`}
          onClick={onShow}
        >
          <Eye aria-hidden="true" className="size-5" />
          {t(isBusy ? 'page.showing' : 'page.show')}
        </button>
      </div>
      {isNew ? <PhoneLink /> : null}
      {isNew ? <Before /> : null}
      <section>
        <h2 className="mb-1 text-xl">{t('page.what')}</h2>
        <p className="text-ink-soft">{t('page.whatText')}</p>
      </section>
    </div>
  );
}

/** Of one that is installed already. */
function Life({ life }: Readonly<{ life: Exclude<Preview['life'], 'new'> }>) {
  const t = useMessages('shares');
  const isWarning = life !== 'installed';
  const Icon = isWarning ? TriangleAlert : CircleCheck;
  return (
    <p className={isWarning ? 'install-warning' : 'flex gap-2'}>
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isWarning ? 'text-warn' : 'text-good'}`}
      />
      <span>{t(`page.life.${life}`)}</span>
    </p>
  );
}

/** What somebody needs who installs it now. */
function Before() {
  const t = useMessages('shares');
  return (
    <section>
      <h2 className="mb-2 text-xl">{t('page.before')}</h2>
      <ul className="grid gap-2">
        <Point Icon={Smartphone}>{t('page.phone')}</Point>
        <Point Icon={Wifi}>{t('page.wifi')}</Point>
        <Point Icon={CircleCheck}>
          {t('page.supported')}
          <LocalizedLink
            to="/compatibility"
            className="flex min-h-11 w-fit items-center font-semibold text-sea underline underline-offset-4"
          >
            {t('page.check')}
          </LocalizedLink>
        </Point>
      </ul>
    </section>
  );
}

/** A gift says so, and shows what its buyer wrote. */
function GiftLead({ gift, isNew }: Readonly<{ gift: NonNullable<Preview['gift']>; isNew: boolean }>) {
  const t = useMessages('shares');
  const { recipientName: name, giverName: giver } = gift;
  const words = () => {
    if (giver === null) return name === null ? t('page.gift') : t('page.giftFor', { name });
    return name === null ? t('page.giftFrom', { giver }) : t('page.giftForFrom', { name, giver });
  };
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2.5 text-lg">
        <Gift aria-hidden="true" className="size-6 shrink-0 text-coral" />
        <span className="wrap-anywhere">
          {words()} {isNew ? t('page.paid') : null}
        </span>
      </p>
      {giver === null ? null : <GiverUnchecked />}
      <GiftMessage gift={gift} />
    </div>
  );
}

/** Who gave it, once the eSIM is shown. Empty without a name. */
function GiverLine({ gift }: Pick<Preview, 'gift'>) {
  const t = useMessages('shares');
  if (gift === null || gift.giverName === null) return null;
  return (
    <div className="mb-3">
      <p className="flex items-center gap-2.5 font-semibold">
        <Gift aria-hidden="true" className="size-5 shrink-0 text-coral" />
        <span className="wrap-anywhere">{t('page.giver', { giver: gift.giverName })}</span>
      </p>
      <GiverUnchecked />
    </div>
  );
}

/** The name may be anybody's: of a firm, or of a friend. */
function GiverUnchecked() {
  const t = useMessages('shares');
  return <p className="text-sm text-ink-soft">{t('page.giverUnchecked')}</p>;
}

/** What the buyer of a gift wrote. It stays when the eSIM is shown. Empty without a message. */
function GiftMessage({ gift }: Pick<Preview, 'gift'>) {
  if (gift === null || gift.message === null) return null;
  return (
    <blockquote className="mb-4 max-w-2xl border-l-4 border-coral pl-4 text-lg wrap-anywhere">
      <q>{gift.message}</q>
    </blockquote>
  );
}

function Point({ Icon, children }: Readonly<{ Icon: LucideIcon; children: ReactNode }>) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>{children}</span>
    </li>
  );
}

/** The owner looks at a link before sending it: opening it would give the eSIM away. */
function Own() {
  const t = useMessages('shares');
  return (
    <div className="notice-card">
      <h2 className="text-2xl">{t('page.ownTitle')}</h2>
      <p className="text-ink-soft">{t('page.own')}</p>
      <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
        {t('page.ownLink')}
      </LocalizedLink>
    </div>
  );
}

/** The same for a link that is unknown, expired, revoked or replaced. A newer link of a gift is in the mailbox. */
function Ended({ secret, ended }: Readonly<{ secret: string; ended: EndedShare }>) {
  const t = useMessages('shares');
  if (ended.canResend) return <ExpiredGift secret={secret} />;
  return (
    <div className="notice-card">
      <h2 className="text-2xl">{t('page.endedTitle')}</h2>
      <p className="text-ink-soft">{t(ended.hasNewer ? 'page.newerLink' : 'page.ended')}</p>
      <LocalizedLink to="/contact" className={buttonClass('quiet')}>
        {t('page.help')}
      </LocalizedLink>
    </div>
  );
}

function Failed({ error, onRetry }: Readonly<{ error: Error | null; onRetry: () => void }>) {
  const t = useMessages('shares');
  const isLimited = error instanceof RequestRefused && error.status === 429;
  return (
    <div role="alert" className="notice-card mt-5">
      <h2 className="text-2xl">{t('page.failedTitle')}</h2>
      <p className="text-ink-soft">{t(isLimited ? 'page.limit' : 'page.failed')}</p>
      <button type="button" className={buttonClass('quiet')} onClick={onRetry}>
        {t('page.retry')}
      </button>
    </div>
  );
}

function Loading() {
  const t = useMessages('shares');
  return (
    <div role="status">
      <span className="sr-only">{t('page.loading')}</span>
      <Skeleton className="mb-4 h-14 w-full max-w-2xl" />
      <Skeleton className="h-64 w-full max-w-2xl" />
    </div>
  );
}
