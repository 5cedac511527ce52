import { CircleCheck, CircleSlash, Send } from 'lucide-react';
import { detailsPath, installPath } from '#core/esims/installation/esim-paths.ts';
import type { HandOutTrack } from '#core/shares/hand-out-track.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { RevokeLink } from '../revoke-link.tsx';
import { SendAgain } from '../send-again.tsx';
import type { Made } from '../use-share-changes.ts';
import type { HandedOutEsim } from './use-hand-out.ts';

type Properties = Readonly<{
  esim: HandedOutEsim;
  track: HandOutTrack;
  /** The form that sends it is open. */
  isForm: boolean;
  onToggle: (isOpen: boolean) => void;
  onReminder: (made: Made) => void;
  onRevoked: () => void;
}>;

/** What can be done next with one eSIM of the order. */
export function HandOutActions({ esim, track, isForm, onToggle, onReminder, onRevoked }: Properties) {
  const t = useMessages('shares');
  const { share } = esim;
  if (track.phoneState !== null) return <OnPhone esimId={esim.id} state={track.phoneState} />;
  return (
    <>
      {track.canSend ? <Sending esim={esim} isForm={isForm} onOpen={() => onToggle(true)} /> : null}
      {track.canRemind && share !== null ? (
        <SendAgain esimId={esim.id} share={share} words={t('handOut.remind')} onLink={onReminder} />
      ) : null}
      {track.canRevoke && share !== null ? (
        <RevokeLink esimId={esim.id} share={share} onRevoked={onRevoked} />
      ) : null}
    </>
  );
}

const PHONE_WORDS = {
  'on-phone': 'handOut.onPhone',
  connected: 'handOut.connected',
  'used-up': 'handOut.usedUp',
  'plan-over': 'handOut.planOver',
} as const;

function OnPhone({ esimId, state }: Readonly<{ esimId: string; state: keyof typeof PHONE_WORDS }>) {
  const t = useMessages('shares');
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        {state === 'plan-over' || state === 'used-up' ? (
          <CircleSlash aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        ) : (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
        )}
        {t(PHONE_WORDS[state])}
      </p>
      <LocalizedLink to={detailsPath(esimId)} className="quiet-link">
        {t('handOut.details')}
      </LocalizedLink>
    </>
  );
}

type SendingProperties = Readonly<{ esim: HandedOutEsim; isForm: boolean; onOpen: () => void }>;

function Sending({ esim, isForm, onOpen }: SendingProperties) {
  const t = useMessages('shares');
  if (isForm) {
    return (
      <LocalizedLink to={installPath(esim.id)} className="quiet-link">
        {t('handOut.mine')}
      </LocalizedLink>
    );
  }
  return (
    <button type="button" className={buttonClass('quiet')} onClick={onOpen}>
      <Send aria-hidden="true" className="size-5" />
      {t(esim.share === null ? 'handOut.send' : 'handOut.newLink')}
    </button>
  );
}
