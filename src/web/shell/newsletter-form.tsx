import { useId, type ComponentProps } from 'react';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';

/** Works as plain HTML; its script is loaded when somebody begins to type. */
export function NewsletterForm(field: Pick<ComponentProps<'input'>, 'defaultValue' | 'aria-invalid'>) {
  const t = useMessages('shell');
  const id = useId();
  return (
    <form
      noValidate
      method="post"
      action={useLocalizedPath()('/newsletter')}
      onFocus={({ currentTarget }) =>
        void import('../features/newsletter/subscribe.ts').then((it) => it.enhanceForm(currentTarget, t))
      }
    >
      <label>
        {t('newsletter.newsletter-1')}
        <b>{t('newsletter.email')}</b>
        <input
          className="field"
          name="email"
          type="email"
          autoComplete="email"
          aria-describedby={id}
          {...field}
        />
      </label>
      {/* Filled by the form's script. */}
      <span id={id} role="alert" className="field-complaint empty:hidden" />
      <button className={buttonClass('quiet')}>{t('newsletter.button')}</button>
    </form>
  );
}
