import { Info } from 'lucide-react';
import { installPath } from '#core/esims/installation/esim-paths.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';

/** The likeliest cause of all: the eSIM is not on a phone yet. */
export function NotInstalledHint({ esimId }: Readonly<{ esimId: string }>) {
  const t = useMessages('troubleshooter');
  return (
    <p className="mb-4 flex items-start gap-2">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>
        {t('notInstalled')}{' '}
        <LocalizedLink to={installPath(esimId)} className="underline underline-offset-4">
          {t('install')}
        </LocalizedLink>
      </span>
    </p>
  );
}
