import type { ReactNode } from 'react';

type Properties = Readonly<{
  /** Its number among the ways that work here; null when it does not work. */
  position: number | null;
  title: string;
  /** How it works; null when the page says so elsewhere. */
  text: string | null;
  /** Says that it is the best one here; null on the others. */
  badge: string | null;
  children: ReactNode;
}>;

/** What every option knows about its place among the three. */
export type OptionPlace = Pick<Properties, 'position' | 'badge'>;

/** One of the three install options. */
export function InstallOption({ position, title, text, badge, children }: Properties) {
  return (
    <section className="install-option">
      {badge === null ? null : <p className="install-badge">{badge}</p>}
      <h4 className="font-display text-xl font-bold">
        {position === null ? null : <span className="mr-2 text-coral">{position}</span>}
        {title}
      </h4>
      {text === null ? null : <p className="text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}
