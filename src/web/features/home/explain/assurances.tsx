import { ArrowRight, Check } from 'lucide-react';
import { Form } from 'react-router';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { GuaranteeView } from './explain-view.ts';
import { StepDrawing } from '../../../esims/step-drawing.tsx';

/** Two answers before buying: what happens if it does not work, and whether the phone supports eSIM. */
export function Assurances({ guarantee }: Readonly<{ guarantee: GuaranteeView }>) {
  return (
    <div className="places home-late late-assurances assurances">
      <Guarantee {...guarantee} />
      <DeviceCheck />
    </div>
  );
}

function Guarantee({ heading, promises }: GuaranteeView) {
  const t = useMessages('explain');
  return (
    <section aria-labelledby="guarantee-heading" className="assurance">
      <p aria-hidden="true" className="assurance-stamp">
        <b>{t('guarantee.stamp')}</b> {t('guarantee.stampUnit')}
      </p>
      <h2 id="guarantee-heading" className="text-2xl">
        {heading}
      </h2>
      <ul className="assurance-promises">
        {promises.map((promise) => (
          <li key={promise.heading}>
            <Check aria-hidden="true" className="assurance-tick" />
            <h3 className="text-base">{promise.heading}</h3>
            <p className="text-ink-soft">{promise.text}</p>
          </li>
        ))}
      </ul>
      <LocalizedLink to="/refund-policy" className="places-more">
        {t('guarantee.policy')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </LocalizedLink>
    </section>
  );
}

/** A plain form: it opens the compatibility page, which has the answer, also without scripts. */
function DeviceCheck() {
  const t = useMessages('explain');
  const path = useLocalizedPath();
  return (
    <section aria-labelledby="device-heading" className="assurance">
      <StepDrawing name="install" className="assurance-drawing" />
      <h2 id="device-heading" className="text-2xl">
        {t('device.heading')}
      </h2>
      <p className="text-ink-soft">{t('device.text')}</p>
      <Form action={path('/compatibility')} method="get" className="search-box">
        <label htmlFor="device" className="sr-only">
          {t('device.label')}
        </label>
        <input
          id="device"
          name="q"
          type="search"
          placeholder={t('device.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          className="search-input"
        />
        <button type="submit" className={buttonClass('quiet')}>
          {t('device.button')}
        </button>
      </Form>
      <p className="text-sm text-ink-soft">{t('device.dial')}</p>
    </section>
  );
}
