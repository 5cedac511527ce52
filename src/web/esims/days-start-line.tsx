import { Clock, TriangleAlert } from 'lucide-react';

type Properties = Readonly<{ text: string; startsOnInstall: boolean }>;

/** When the days of an eSIM start: a warning when installing it starts them. */
export function DaysStartLine({ text, startsOnInstall }: Properties) {
  return startsOnInstall ? (
    <p className="install-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <span>{text}</span>
    </p>
  ) : (
    <p className="flex gap-1.5 text-sm text-ink-soft">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
