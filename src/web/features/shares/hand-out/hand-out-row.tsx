import { useRef, useState } from 'react';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { handedOutName, handOutTrack, type HandOutTrack } from '#core/shares/hand-out-track.ts';
import { isLinkUsable } from '#core/shares/usable-links.ts';
import { CoverageMark } from '../../../esims/coverage-mark.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { LinkReady } from '../link-ready.tsx';
import { ShareForm } from '../share-form.tsx';
import { useDates } from '../../../language/use-times.ts';
import type { Made } from '../use-share-changes.ts';
import { HandOutActions } from './hand-out-actions.tsx';
import { TrackSteps } from './track-steps.tsx';
import type { HandedOutEsim } from './use-hand-out.ts';

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
  const name = handedOutName(esim, track);
  // A new link or a reminder, to open its app. It stays when the row has no form any more.
  const [made, setMade] = useState<Made | null>(null);
  const [hasPressed, setHasPressed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const headingId = `hand-out-${esim.id}`;
  const isForm = isOpen && track.canSend;
  const ready = readyLink(made, esim);
  return (
    <article aria-labelledby={headingId} className="hand-out-row" data-open={isForm}>
      <div className="hand-out-person">
        <span aria-hidden="true" className="figure text-2xl text-ink-soft">
          {position}
        </span>
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} id={headingId} className="text-xl wrap-anywhere">
            {name ?? t('handOut.unnamed', { number: position })}
          </h2>
          <p className="flex items-start gap-2">
            <CoverageMark esim={esim} />
            <span className="min-w-0 wrap-break-word">{unbrokenData(esim.plan)}</span>
          </p>
          <StateLine esim={esim} track={track} />
        </div>
      </div>
      {track.over === null || hasStep(track) ? <TrackSteps track={track} /> : null}
      <div className="hand-out-actions">
        <HandOutActions
          esim={esim}
          track={track}
          isForm={isForm}
          onToggle={(isPressedOpen) => {
            setHasPressed(isPressedOpen);
            onToggle(isPressedOpen);
          }}
          onReminder={setMade}
          onRevoked={focusHeading}
        />
      </div>
      {isForm ? (
        <div className="hand-out-form">
          <ShareForm
            esim={esim}
            // Not the eSIM's own name: that one is private.
            name={esim.share?.recipientName ?? ''}
            isPressed={hasPressed}
            onMade={(link) => {
              setMade(link.link === null ? null : link);
              onToggle(false);
              if (link.link === null) focusHeading();
            }}
          />
        </div>
      ) : null}
      {ready === null || isForm ? null : (
        <div className="hand-out-form">
          <LinkReady
            made={ready}
            country={esim.country}
            onClose={() => {
              setMade(null);
              focusHeading();
            }}
          />
        </div>
      )}
    </article>
  );
}

/** What was made, while it works. */
function readyLink(made: Made | null, { share }: HandedOutEsim): Made | null {
  const known = share === null ? [] : [share];
  return made !== null && isLinkUsable(made.share.id, known) ? made : null;
}

const OVER_WORDS = {
  'used-up': 'handOut.overUsedUp',
  'plan-over': 'handOut.overPlan',
  refunded: 'handOut.overRefunded',
} as const;

/** Of one that is over, steps that nobody took would look as if they were still to come. */
function hasStep({ steps }: HandOutTrack): boolean {
  return Object.values(steps).some(({ isDone }) => isDone);
}

function StateLine({
  esim: { share, hasOpenWithdrawal },
  track,
}: Readonly<{ esim: HandedOutEsim; track: HandOutTrack }>) {
  const t = useMessages('shares');
  const { dayAndTime, day } = useDates();
  const words = () => {
    if (track.isYours) return t('handOut.yours');
    if (track.over !== null) return t(OVER_WORDS[track.over]);
    if (share === null) return t('handOut.waiting');
    if (share.state === 'revoked')
      return t(share.revealedAt === null ? 'handOut.revoked' : 'handOut.revokedOpened');
    if (track.hasEnded) return t('handOut.ended');
    const channel = t(`sentBy.${share.channel}`);
    if (share.state === 'active' && !track.isOnPhone)
      return t('handOut.until', { channel, date: dayAndTime(share.expiresAt) });
    return t('handOut.by', { channel, date: day(share.createdAt) });
  };
  return <p className="text-sm text-ink-soft">{hasOpenWithdrawal ? t('handOut.returned') : words()}</p>;
}
