import { useMessages } from '../../language/use-messages.ts';
import { NewsletterForm } from '../../shell/newsletter-form.tsx';

const RESULTS = ['sent', 'invalid', 'failed'] as const;

/**
 * What happened to a form that was posted without scripts. The address of the page names one of them. Where something
 * was wrong, the form stands below the message, with what was typed.
 */
export function FormResults({ typed }: Readonly<{ typed: string }>) {
  const t = useMessages('shell');
  return RESULTS.map((result) => (
    <section key={result} id={result} className="notice-card newsletter-result">
      <h2 className="text-2xl">{t(`newsletter.${result}Title`)}</h2>
      <p className="max-w-prose text-ink-soft">{t(`newsletter.${result}Text`)}</p>
      {result === 'sent' ? null : <NewsletterForm defaultValue={typed} aria-invalid={result === 'invalid'} />}
    </section>
  ));
}
