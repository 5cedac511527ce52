import type { ReactNode } from 'react';
import { Info } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';

/** The likeliest cause of all: the eSIM is not on a phone yet. `children` leads to its installation. */
export function NotInstalledHint({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('troubleshooter');
  return (
    <p className="mb-4 flex items-start gap-2">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>
        {t('notInstalled')} {children}
      </span>
    </p>
  );
}
