import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { HELD_ATTRIBUTE } from '../../forms/forms-ready.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { focusShown } from '../../browser/focus-shown.ts';
import type { useLinkButton } from './use-link-button.ts';

type Properties = Readonly<{
  icon: LucideIcon;
  link: ReturnType<typeof useLinkButton>;
  button: string;
  busy: string;
  children: ReactNode;
}>;

/** A notice and the one button that uses an emailed link. Mail scanners open links; only a button press uses them. */
export function LinkButton({
  icon: Icon,
  link: { outcome, isBusy, press },
  button,
  busy,
  children,
}: Properties) {
  const t = useMessages('account');
  return (
    <section className="notice-card" {...{ [HELD_ATTRIBUTE]: '' }}>
      <Icon aria-hidden="true" className="size-8 text-sea" />
      {children}
      <button
        type="button"
        className={`max-sm:w-full ${buttonClass('primary')}`}
        aria-disabled={isBusy}
        onClick={press}
      >
        {isBusy ? busy : button}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {outcome === 'unreachable' ? t('auth.magicLink.failed') : null}
        {outcome === 'disabled' ? t('auth.error.disabled') : null}
        {outcome === 'too-many' ? t('auth.error.tooMany') : null}
      </p>
    </section>
  );
}

type OldProperties = Readonly<{ title: string; text: string; children: ReactNode }>;

/** Replaces the button of a link that was used or is too old, and offers the way on. */
export function OldLink({ title, text, children }: OldProperties) {
  return (
    <section ref={focusShown} tabIndex={-1} className="notice-card outline-none" role="alert">
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
