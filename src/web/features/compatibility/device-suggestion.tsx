import { useEffect, useState } from 'react';
import { suggestDevice } from '#core/devices/suggest-device.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { readDeviceHints } from './read-device-hints.ts';

const EXAMPLES = ['iPhone 15', 'Galaxy S24', 'Pixel 8'] as const;

/** Offers to check this device, where the browser reports its model; before that, and elsewhere, a few models. */
export function DeviceSuggestion() {
  const t = useMessages('compatibility');
  const device = useSuggestedDevice();
  return (
    <div
      className="mt-3 flex min-h-14 flex-wrap content-start items-center gap-x-2 gap-y-1 max-sm:min-h-24"
      role="status"
    >
      <span className="max-sm:basis-full">
        {device === null ? t('suggestion.examples') : t('suggestion.found', { device })}
      </span>
      {(device === null ? EXAMPLES : [device]).map((model) => (
        <LocalizedLink
          // A link of its own: an example that is this device would move.
          key={device === null ? model : 'found'}
          to={`/compatibility?q=${encodeURIComponent(model)}`}
          preventScrollReset
          className={buttonClass('chip')}
        >
          {device === null ? model : t('suggestion.check', { device })}
        </LocalizedLink>
      ))}
    </div>
  );
}

function useSuggestedDevice(): string | null {
  const [device, setDevice] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void readDeviceHints(window.navigator).then((hints) => {
      if (!controller.signal.aborted) setDevice(suggestDevice(hints));
    });
    return () => controller.abort();
  }, []);
  return device;
}
