import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { Destinations } from './use-destinations.ts';

/** Shown only when the list of destinations could not be loaded. */
export function DestinationsMissing({
  destinations: { state, retry },
}: Readonly<{ destinations: Destinations }>) {
  const t = useMessages('calculator');
  if (state !== 'failed') return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-bad">{t('destination.failed')}</p>
      <button type="button" className={buttonClass('chip')} onClick={retry}>
        {t('destination.retry')}
      </button>
    </div>
  );
}
