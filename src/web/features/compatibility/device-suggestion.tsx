import { useEffect, useState } from 'react';
import { suggestDevice } from '#core/devices/suggest-device.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { readDeviceHints } from './read-device-hints.ts';

/** Offers to check this device, where the browser reports its model. Its space is reserved. */
export function DeviceSuggestion() {
  const t = useMessages('compatibility');
  const device = useSuggestedDevice();
  return (
    <div className="mt-3 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 max-sm:min-h-24" role="status">
      {device === null ? null : (
        <>
          <span>{t('suggestion.found', { device })}</span>
          <LocalizedLink
            to={`/compatibility?q=${encodeURIComponent(device)}`}
            preventScrollReset
            className={buttonClass('chip')}
          >
            {t('suggestion.check', { device })}
          </LocalizedLink>
        </>
      )}
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
