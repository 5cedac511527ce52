import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { Destinations } from './use-destinations.ts';

/** Shown only when the list of destinations could not be loaded. */
export function DestinationsMissing({ destinations }: Readonly<{ destinations: Destinations }>) {
  const t = useMessages('calculator');
  if (destinations.kind !== 'failed') return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-bad">{t('destination.failed')}</p>
      <button type="button" className={buttonClass('chip')} onClick={destinations.retry}>
        {t('destination.retry')}
      </button>
    </div>
  );
}
