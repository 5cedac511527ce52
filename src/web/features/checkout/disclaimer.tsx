import { useId } from 'react';
import { ExternalLink } from 'lucide-react';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { ConsentCheckbox, type TickState } from '../../checkout/consent/consent-checkbox.tsx';

type Properties = TickState & Readonly<{ deviceAnswer: DeviceAnswer; isGift: boolean }>;

/**
 * An eSIM for a phone that does not support eSIMs is lost money. So the buyer confirms it here, with a link to the
 * device checker.
 */
export function Disclaimer({ deviceAnswer, isGift, ...tick }: Properties) {
  const t = useMessages('checkout');
  const path = useLocalizedPath();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-lg">
        {t(isGift ? 'disclaimer.headingGift' : 'disclaimer.heading')}
      </h3>
      <ConsentCheckbox {...tick} words={t(isGift ? 'disclaimer.tickGift' : 'disclaimer.tick')}>
        <a
          href={path('/compatibility')}
          target="_blank"
          rel="noopener"
          className="text-button inline-flex items-center gap-1.5 justify-self-start"
        >
          {t(isGift ? 'disclaimer.checkGift' : 'disclaimer.check')}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">({t('newTab')})</span>
        </a>
        <p
          role="status"
          className={`text-sm ${deviceAnswer === 'not-compatible' ? 'text-bad' : 'text-ink-soft'}`}
        >
          {deviceAnswer === 'not-checked' || isGift ? null : t(`disclaimer.answer.${deviceAnswer}`)}
        </p>
      </ConsentCheckbox>
    </section>
  );
}
