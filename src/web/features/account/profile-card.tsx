import type { ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { LANGUAGE_FACTS } from '#core/language.ts';
import { CurrencyButton } from '../../currency/currency-button.tsx';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  email: string;
  /** How the address is changed. */
  address: ReactNode;
}>;

/** Whose account this is, and how the shop speaks to them. */
export function ProfileCard({ email, address }: Properties) {
  const t = useMessages('account');
  const language = useLanguage();
  const signOut = useSignOut();
  return (
    <section aria-labelledby="profile" className="notice-card justify-items-stretch gap-4">
      <h2 id="profile" className="text-2xl">
        {t('account.profile')}
      </h2>
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm text-ink-soft">{t('auth.email')}</dt>
          <dd className="font-semibold wrap-anywhere">{email}</dd>
          <dd className="mt-2">{address}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('account.language')}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="font-semibold">{LANGUAGE_FACTS[language].name}</span>
            <LanguageSwitcher />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('account.currency')}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-48">{t('account.currencyText')}</span>
            <CurrencyButton />
          </dd>
        </div>
      </dl>
      <button type="button" className={buttonClass('quiet')} onClick={() => void signOut()}>
        <LogOut aria-hidden="true" className="size-5" />
        {t('account.signOut')}
      </button>
    </section>
  );
}
