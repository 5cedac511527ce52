import { useId, useState } from 'react';
import { ShieldAlert } from 'lucide-react';
import { MAX_ESIM_NAME_LENGTH } from '#core/esims/esim-name.ts';
import { focusFirstOnMount } from '../../browser/move-focus.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { copyWhenReady } from '../../esims/use-copy-text.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { EmailForm } from './email-form.tsx';
import { ShareChannels } from './share-channels.tsx';
import { useShareMessage } from './share-message.ts';
import { useShareChanges, type Made, type Sending } from './use-share-changes.ts';

type Properties = Readonly<{
  esim: Readonly<{ id: string; country: string }>;
  /** The first value of the field. */
  name: string;
  /** It replaces a pressed button, so its field gets the focus. */
  isPressed?: boolean;
  onMade: (made: Made) => void;
}>;

/** Names the recipient, shows the message, makes a link and hands it to the chosen channel. */
export function ShareForm({ esim, name: firstName, isPressed = false, onMade }: Properties) {
  const t = useMessages('shares');
  const [name, setName] = useState(firstName);
  // Undefined: the email form was never open.
  const [isEmail, setIsEmail] = useState<boolean>();
  const { create } = useShareChanges(esim.id);
  const share = async (sending: Sending) => {
    const made = create.mutateAsync(sending);
    const url = made.then(({ link }) => link?.url ?? '');
    const copied = sending.channel === 'link' ? copyWhenReady(url) : null;
    const result = await made.catch(() => null);
    // The hook has said why.
    if (result === null) return;
    if (sending.channel === 'email') {
      const text = t('shared.email', { email: sending.email });
      toasts.show({ title: t('shared.title'), text, tone: 'good' });
    }
    onMade(copied === null ? result : { ...result, isCopied: await copied });
  };
  return (
    <div className="grid gap-4">
      <div ref={isPressed ? focusFirstOnMount : null} className="share-who">
        <NameField name={name} onChange={setName} />
        <MessagePreview name={name} country={esim.country} />
      </div>
      {isEmail === true ? (
        <EmailForm
          isBusy={create.isPending}
          onSend={(email) => void share({ channel: 'email', email, recipientName: name })}
          onBack={() => setIsEmail(false)}
        />
      ) : (
        <ShareChannels
          isBack={isEmail === false}
          isBusy={create.isPending}
          onChoose={(channel) => {
            if (channel === 'email') setIsEmail(true);
            else void share({ channel, recipientName: name });
          }}
        />
      )}
      <p className="flex gap-2 text-sm text-ink-soft">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>{t('warning')}</span>
      </p>
    </div>
  );
}

type NameProperties = Readonly<{ name: string; onChange: (name: string) => void }>;

function NameField({ name, onChange }: NameProperties) {
  const t = useMessages('shares');
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('who')} <span className="font-normal text-ink-soft">{t('optional')}</span>
      </label>
      <input
        id={id}
        className="field"
        autoComplete="off"
        maxLength={MAX_ESIM_NAME_LENGTH}
        aria-describedby={`${id}-hint`}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('whoHint')}
      </p>
    </div>
  );
}

function MessagePreview({ name, country }: Readonly<{ name: string; country: string }>) {
  const t = useMessages('shares');
  const { origin } = usePageFacts();
  const message = useShareMessage();
  const url = origin + useLocalizedPath()('/share/…');
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold">{t('message.label')}</p>
      <p className="share-message">{message({ name, country, url, expiresAt: null })}</p>
    </div>
  );
}
