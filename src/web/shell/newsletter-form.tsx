import { localizedPath } from '#core/language-path.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';

/** Works as plain HTML; its script is loaded when somebody begins to type. */
export function NewsletterForm() {
  const t = useMessages('shell');
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  return (
    <form
      noValidate
      method="post"
      action={localizedPath('/newsletter', language)}
      className="newsletter-form"
      onFocus={({ currentTarget: form }) =>
        void import('../features/newsletter/subscribe.ts').then(({ enhanceForm }) =>
          enhanceForm(form, { t, language, anonKey }),
        )
      }
    >
      <label>
        {t('newsletter.newsletter-1')}
        <input className="field" name="email" type="email" autoComplete="email" placeholder={t('newsletter.email')} />
      </label>
      <button className={buttonClass('quiet')}>{t('newsletter.button')}</button>
    </form>
  );
}
