import { Copy, Mail, MessageCircle, MessageSquareText, QrCode, type LucideIcon } from 'lucide-react';
import { focusOnMount } from '../../browser/move-focus.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Sending } from './use-share-changes.ts';

const CHANNELS: readonly (readonly [Sending['channel'], LucideIcon])[] = [
  ['whatsapp', MessageCircle],
  ['sms', MessageSquareText],
  ['email', Mail],
  ['link', Copy],
  ['code', QrCode],
];

type Properties = Readonly<{
  /** They replace the email form. */
  isBack: boolean;
  isBusy: boolean;
  onChoose: (channel: Sending['channel']) => void;
}>;

/** The buttons that say how a link is sent. */
export function ShareChannels({ isBack, isBusy, onChoose }: Properties) {
  const t = useMessages('shares');
  return (
    <div role="group" aria-label={t('channels')} className="share-channels">
      {CHANNELS.map(([channel, Icon], index) => (
        <button
          key={channel}
          ref={isBack && channel === 'email' ? focusOnMount : null}
          type="button"
          disabled={isBusy}
          className={`max-sm:gap-1.5 max-sm:text-sm ${buttonClass(index === 0 ? 'primaryNarrow' : 'quietNarrow')}`}
          onClick={() => onChoose(channel)}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 max-sm:size-4" />
          {t(`channel.${channel}`)}
        </button>
      ))}
    </div>
  );
}
