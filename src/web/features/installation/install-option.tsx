import type { ReactNode } from 'react';

type Properties = Readonly<{
  title: string;
  /** How it works; null when the page says so elsewhere. */ text: string | null;
  children: ReactNode;
}>;

/** One of the three install options. */
export function InstallOption({ title, text, children }: Properties) {
  return (
    <section className="install-option">
      <h4 className="font-display text-xl font-bold">{title}</h4>
      {text === null ? null : <p className="text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}
