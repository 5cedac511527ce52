import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

type Properties = Readonly<{ Icon: LucideIcon; title: ReactNode; children: ReactNode }>;

/** Why somebody should not install an eSIM. */
export function InstallWarning({ Icon, title, children }: Properties) {
  return (
    <div className="install-warning">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0 wrap-break-word">
        <strong className="block">{title}</strong>
        {children}
      </div>
    </div>
  );
}
