import { useState } from 'react';
import { focusFirstOnMount } from '../../browser/move-focus.ts';
import { copyWhenReady } from '../../esims/use-copy-text.ts';
import { useMessages } from '../../language/use-messages.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { EmailForm } from './email-form.tsx';
import { ShareChannels } from './share-channels.tsx';
import { useShareChanges, type Made, type Way } from './use-share-changes.ts';

type Properties = Readonly<{
  esimId: string;
  made: Made;
  /** Called with the same link; without one when the shop has sent it itself. */
  onSent: (made: Made) => void;
  /** Called to see the link as it was shown before. */
  onBack: () => void;
}>;

/** The same link another way: nothing ends, and the name stays. */
export function SameLink({ esimId, made: { share, link }, onSent, onBack }: Properties) {
  const t = useMessages('shares');
  // Undefined: the email form was never open.
  const [isEmail, setIsEmail] = useState<boolean>();
  const { send } = useShareChanges(esimId);
  const sendBy = async (way: Way) => {
    const copied = way.channel === 'link' && link !== null ? copyWhenReady(Promise.resolve(link.url)) : null;
    const sent = await send.mutateAsync({ shareId: share.id, way }).catch(() => null);
    // The hook has said why.
    if (sent === null) return;
    if (way.channel === 'email') {
      const text = t('shared.email', { email: way.email });
      toasts.show({ title: t('shared.title'), text, tone: 'good' });
    }
    onSent(copied === null ? sent : { ...sent, isCopied: await copied });
  };
  const name = share.recipientName;
  return (
    <div ref={focusFirstOnMount} className="grid gap-4">
      <div>
        <h3 className="text-xl wrap-anywhere">
          {name === null ? t('same.title') : t('same.titleFor', { name })}
        </h3>
        <p className="text-ink-soft">{t('same.text')}</p>
      </div>
      {isEmail === true ? (
        <EmailForm
          isBusy={send.isPending}
          onSend={(email) => void sendBy({ channel: 'email', email })}
          onBack={() => setIsEmail(false)}
        />
      ) : (
        <ShareChannels
          isBack={isEmail === false}
          isBusy={send.isPending}
          onChoose={(channel) => {
            if (channel === 'email') setIsEmail(true);
            else void sendBy({ channel });
          }}
        />
      )}
      <button type="button" className="text-button -ml-2 justify-self-start px-2" onClick={onBack}>
        {t('same.back')}
      </button>
    </div>
  );
}
