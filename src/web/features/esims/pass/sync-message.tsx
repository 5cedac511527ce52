import { Info } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';

/** Why new data use is not visible at once, and whose figures they are. */
export function SyncMessage({ networkName }: Readonly<{ networkName: string }>) {
  const t = useMessages('esims');
  return (
    <p className="flex max-w-prose gap-2 text-sm text-ink-soft">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t('mine.sync', { network: networkName })} {t('mine.network', { network: networkName })}
      </span>
    </p>
  );
}
