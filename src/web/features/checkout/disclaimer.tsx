import { useId, type Ref } from 'react';
import { ExternalLink, Smartphone } from 'lucide-react';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  input: Ref<HTMLInputElement>;
  isTicked: boolean;
  isComplained: boolean;
  answer: DeviceAnswer;
  onTick: (isTicked: boolean) => void;
}>;

/** An eSIM on a phone that cannot take it is money lost; so it is asked here, and the checker is one click away. */
export function Disclaimer({ input, isTicked, isComplained, answer, onTick }: Properties) {
  const t = useMessages('checkout');
  const path = useLocalizedPath();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-2">
      <h3 id={`${id}-heading`} className="flex items-center gap-2 text-lg">
        <Smartphone aria-hidden="true" className="size-5 text-sea" />
        {t('disclaimer.heading')}
      </h3>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          ref={input}
          type="checkbox"
          className="tick"
          checked={isTicked}
          aria-invalid={isComplained}
          aria-describedby={`${id}-about`}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{t('disclaimer.tick')}</span>
      </label>
      <p id={`${id}-about`} className={`text-sm ${isComplained ? 'text-bad' : 'text-ink-soft'}`}>
        {t(isComplained ? 'disclaimer.required' : 'disclaimer.why')}
      </p>
      <a
        href={path('/compatibility')}
        target="_blank"
        rel="noopener"
        className="text-button inline-flex items-center gap-1.5 justify-self-start"
      >
        {t('disclaimer.check')}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">({t('disclaimer.newTab')})</span>
      </a>
      <p role="status" className={`text-sm ${answer === 'not-compatible' ? 'text-bad' : 'text-ink-soft'}`}>
        {answer === 'not-checked' ? null : t(`disclaimer.answer.${answer}`)}
      </p>
    </section>
  );
}
