import { useEffect, useId, useRef, useState } from 'react';
import { CircleCheck, CircleX, MessageCircle, MessageSquareText } from 'lucide-react';
import { smsUrl, whatsappUrl } from '#core/shares/share-links.ts';
import { CopyButton } from '../../esims/copy-button.tsx';
import { QrPicture } from '../../esims/qr-picture.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useDevice } from '../../visitor/use-device.ts';
import { useShareMessage } from './share-message.ts';
import { useDates } from '../../language/use-times.ts';
import type { Made } from './use-share-changes.ts';

type Properties = Readonly<{
  made: Made;
  country: string;
  /** Another way to send it. */
  onOther?: () => void;
  onClose?: () => void;
}>;

/**
 * A link that exists now, with a message that greets by the name typed for it. The app opens by a link of its own: browsers block a window that opens only after a request.
 */
export function LinkReady({ made: { share, link, isCopied }, country, onOther, onClose }: Properties) {
  const t = useMessages('shares');
  const { dayAndTime } = useDates();
  const message = useShareMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (link === null) return null;
  const name = share.recipientName ?? '';
  const text = message({ name, country, url: link.url, expiresAt: share.expiresAt });
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl">
          {t(titleOf(share.channel))}
        </h3>
        {isCopied === undefined ? null : <CopiedLine isCopied={isCopied} />}
        <p className="text-sm text-ink-soft">{t('ready.until', { date: dayAndTime(share.expiresAt) })}</p>
      </div>
      {share.channel === 'code' ? (
        <div className="grid justify-items-center gap-3">
          <p>{t('ready.code')}</p>
          <QrPicture qr={link.qr} label={t('ready.codeLabel')} />
        </div>
      ) : (
        <p className="share-message">{text}</p>
      )}
      {share.channel === 'whatsapp' || share.channel === 'sms' ? (
        <OpenApp channel={share.channel} text={text} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link.url} words={t('ready.copy')} copiedWords={t('ready.copied')} />
        {share.channel === 'code' ? null : (
          <CopyButton text={text} words={t('ready.copyMessage')} copiedWords={t('ready.copied')} />
        )}
        {onOther === undefined ? null : (
          <button type="button" className="text-button px-2" onClick={onOther}>
            {t('ready.other')}
          </button>
        )}
        {onClose === undefined ? null : (
          <button type="button" className="text-button px-2" onClick={onClose}>
            {t('ready.done')}
          </button>
        )}
      </div>
    </div>
  );
}

/** A code is scanned, everything else has yet to be sent. */
function titleOf(channel: Made['share']['channel']): 'ready.title' | 'ready.titleCode' {
  return channel === 'code' ? 'ready.titleCode' : 'ready.title';
}

/** Whether pressing Copy link has copied it. If not, the buttons below do. */
function CopiedLine({ isCopied }: Readonly<{ isCopied: boolean }>) {
  const t = useMessages('shares');
  const Icon = isCopied ? CircleCheck : CircleX;
  return (
    <p role="status" className="flex items-center gap-2 font-semibold">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${isCopied ? 'text-good' : 'text-bad'}`} />
      {t(isCopied ? 'ready.isCopied' : 'ready.notCopied')}
    </p>
  );
}

function OpenApp({ channel, text }: Readonly<{ channel: 'whatsapp' | 'sms'; text: string }>) {
  const t = useMessages('shares');
  const id = useId();
  const [number, setNumber] = useState('');
  const { system } = useDevice();
  const Icon = channel === 'whatsapp' ? MessageCircle : MessageSquareText;
  const url = channel === 'whatsapp' ? whatsappUrl(number, text) : smsUrl(number, text, system);
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {t('ready.number')}
        </label>
        <input
          id={id}
          type="tel"
          className="field"
          autoComplete="off"
          maxLength={30}
          aria-describedby={`${id}-hint`}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {t('ready.numberHint')}
        </p>
      </div>
      <a
        href={url}
        className={`sm:justify-self-start ${buttonClass('primary')}`}
        {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <Icon aria-hidden="true" className="size-5" />
        {t(`ready.${channel}`)}
      </a>
    </div>
  );
}
