import { KeyRound } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { LinkButton, OldLink } from './link-button.tsx';
import { SendLinkForm } from './send-link-form.tsx';
import { useLinkButton } from './use-link-button.ts';

type Properties = Readonly<{
  token: string;
  /** The address a new link is sent to; empty when the URL does not contain it. */
  email: string;
  onSignedIn: () => Promise<void>;
}>;

/** Signs in with an emailed link. */
export function MagicLink({ token, email, onSignedIn }: Properties) {
  const t = useMessages('account');
  const link = useLinkButton('/magic-link/verify', { token, onSignedIn });
  if (link.outcome === 'old-link') {
    return (
      <OldLink title={t('auth.magicLink.oldTitle')} text={t('auth.magicLink.oldText')}>
        <SendLinkForm email={email} button={t('auth.magicLink.fresh')} />
      </OldLink>
    );
  }
  return (
    <LinkButton
      icon={KeyRound}
      link={link}
      button={t('auth.magicLink.button')}
      busy={t('auth.magicLink.pressing')}
    >
      <h2 className="text-2xl">{t('auth.magicLink.title')}</h2>
      <p className="max-w-prose text-ink-soft">{t('auth.magicLink.text')}</p>
    </LinkButton>
  );
}
