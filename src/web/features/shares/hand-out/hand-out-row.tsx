import { useState } from 'react';
import { CircleCheck, Send } from 'lucide-react';
import { detailsPath, installPath } from '#core/esims/installation/esim-paths.ts';
import { handOutTrack, type HandOutTrack } from '#core/shares/hand-out-track.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { LinkReady } from '../link-ready.tsx';
import { RevokeLink } from '../revoke-link.tsx';
import { ShareForm } from '../share-form.tsx';
import { useLinkTimes } from '../use-link-times.ts';
import { useShareChanges, type Made } from '../use-share-changes.ts';
import { TrackSteps } from './track-steps.tsx';
import type { HandedOutEsim } from './use-hand-out.ts';
import { useNameOf } from './use-name-of.ts';

type Properties = Readonly<{
  esim: HandedOutEsim;
  position: number;
  /** Its form is open. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}>;

/** One eSIM of the order: whose it is, how far it got, and what can be done next. */
export function HandOutRow({ esim, position, isOpen, onToggle }: Properties) {
  const t = useMessages('shares');
  const track = handOutTrack(esim);
  const rename = useNameOf(esim);
  // A new link or a reminder, to open its app. It stays when the row has no form any more.
  const [made, setMade] = useState<Made | null>(null);
  const headingId = `hand-out-${esim.id}`;
  const isForm = isOpen && track.canSend;
  return (
    <article aria-labelledby={headingId} className="hand-out-row" data-open={isForm}>
      <div className="hand-out-person">
        <span aria-hidden="true" className="figure text-2xl text-ink-soft">
          {position}
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl wrap-anywhere">
            {esim.name ?? t('handOut.unnamed', { number: position })}
          </h2>
          <StateLine esim={esim} track={track} />
        </div>
      </div>
      <TrackSteps track={track} />
      <div className="hand-out-actions">
        <Actions esim={esim} track={track} isForm={isForm} onToggle={onToggle} onReminder={setMade} />
      </div>
      {isForm ? (
        <div className="hand-out-form">
          <ShareForm
            esim={esim}
            name={esim.name ?? ''}
            nameHint={t('whoHandOut')}
            onName={rename}
            onMade={(link) => {
              setMade(link.link === null ? null : link);
              onToggle(false);
            }}
          />
        </div>
      ) : null}
      {made !== null && !isForm ? (
        <div className="hand-out-form">
          <LinkReady
            made={made}
            name={esim.name ?? ''}
            country={esim.country}
            onClose={() => setMade(null)}
          />
        </div>
      ) : null}
    </article>
  );
}

function StateLine({
  esim: { share, canBeShared },
  track,
}: Readonly<{ esim: HandedOutEsim; track: HandOutTrack }>) {
  const t = useMessages('shares');
  const { short, day } = useLinkTimes();
  const words = () => {
    if (track.isYours) return t('handOut.yours');
    if (!canBeShared && !track.isOnPhone) return t('handOut.cannot');
    if (share === null) return t('handOut.waiting');
    if (track.hasEnded) return t('handOut.ended');
    const channel = t(`channel.${share.channel}`);
    if (share.state === 'active' && !track.isOnPhone)
      return t('handOut.until', { channel, date: short(share.expiresAt) });
    return t('handOut.by', { channel, date: day(share.createdAt) });
  };
  return <p className="text-sm text-ink-soft">{words()}</p>;
}

type ActionsProperties = Readonly<{
  esim: HandedOutEsim;
  track: HandOutTrack;
  isForm: boolean;
  onToggle: (isOpen: boolean) => void;
  onReminder: (made: Made) => void;
}>;

function Actions({ esim, track, isForm, onToggle, onReminder }: ActionsProperties) {
  const t = useMessages('shares');
  const { remind } = useShareChanges(esim.id);
  const { share } = esim;
  if (track.isOnPhone) {
    return (
      <>
        <p className="flex items-center gap-2 font-semibold">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
          {t(track.steps.connected.isDone ? 'handOut.connected' : 'handOut.onPhone')}
        </p>
        <LocalizedLink to={detailsPath(esim.id)} className="esim-pass-link">
          {t('handOut.details')}
        </LocalizedLink>
      </>
    );
  }
  const sendReminder = (shareId: string) =>
    remind.mutate(shareId, {
      onSuccess: (made) => {
        if (made.link === null) toasts.show({ title: t('handOut.reminded'), tone: 'good' });
        else onReminder(made);
      },
    });
  return (
    <>
      {track.canSend && !isForm ? (
        <button type="button" className={buttonClass('quiet')} onClick={() => onToggle(true)}>
          <Send aria-hidden="true" className="size-5" />
          {t(share === null ? 'handOut.send' : 'handOut.newLink')}
        </button>
      ) : null}
      {track.canSend && isForm ? (
        <LocalizedLink to={installPath(esim.id)} className="esim-pass-link">
          {t('handOut.mine')}
        </LocalizedLink>
      ) : null}
      {track.canRemind && share !== null ? (
        <button
          type="button"
          disabled={remind.isPending}
          className={buttonClass('quiet')}
          onClick={() => sendReminder(share.id)}
        >
          <Send aria-hidden="true" className="size-5" />
          {t('handOut.remind')}
        </button>
      ) : null}
      {track.canRevoke && share !== null ? <RevokeLink esimId={esim.id} share={share} /> : null}
    </>
  );
}
