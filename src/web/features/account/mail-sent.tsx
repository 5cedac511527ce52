import { MailCheck } from 'lucide-react';
import { focusShown } from '../../browser/focus-shown.ts';

type Properties = Readonly<{ title: string; text: string }>;

/** Replaces a form after its mail was requested, and says what to do next. */
export function MailSent({ title, text }: Properties) {
  return (
    <div ref={focusShown} tabIndex={-1} role="status" className="notice-card outline-none">
      <MailCheck aria-hidden="true" className="size-8 text-good" />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
    </div>
  );
}
