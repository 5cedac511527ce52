import { useSearchParams } from 'react-router';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { sendMagicLink } from './account-requests.ts';
import { MailSent } from './mail-sent.tsx';

type Properties = Readonly<{ email: string; onOther: () => void }>;

/** After a sign-in link was requested. It says the same whether or not the address has an account. */
export function LinkSent({ email, onOther }: Properties) {
  const t = useMessages('account');
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const next = useSearchParams()[0].get('next');
  return (
    <MailSent
      title={t('auth.sent.title')}
      text={t('auth.sent.text', { email })}
      sentAgain={t('auth.sent.sentAgain')}
      sendAgain={() => sendMagicLink({ email, next }, needs)}
      onOther={onOther}
    />
  );
}
