import { useSyncExternalStore } from 'react';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { topupChoice } from './topup-choice.ts';

/** Leads to the same choice as before the payment page; a typed ICCID is restored there. */
export function BackToTopup() {
  const t = useMessages('topup');
  const address = useSyncExternalStore(never, keptAddress, () => topupAddress({}));
  return (
    <LocalizedLink to={address} className={buttonClass('primary')}>
      {t('canceled.back')}
    </LocalizedLink>
  );
}

function keptAddress(): string {
  return topupAddress(topupChoice.read() ?? {});
}

function never(): () => void {
  return () => undefined;
}
