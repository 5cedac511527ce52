import { ArrowRight } from 'lucide-react';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { StepDrawing } from '../../../esims/step-drawing.tsx';

const STEPS = ['choose', 'install', 'land'] as const;

/** Buying and using an eSIM in three steps, joined by a route. */
export function ThreeSteps() {
  const t = useMessages('explain');
  return (
    <section aria-labelledby="steps-heading" className="places home-late">
      <div className="places-head">
        <h2 id="steps-heading" className="text-3xl">
          {t('steps.heading')}
        </h2>
        <p className="text-ink-soft">{t('steps.lead')}</p>
        <LocalizedLink to="/how-it-works" className="places-more">
          {t('steps.all')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalizedLink>
      </div>
      <ol className="three-steps">
        {STEPS.map((step) => (
          <li key={step} className="three-steps-step">
            <StepDrawing name={step} className="three-steps-drawing" />
            <h3 className="three-steps-title">{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
            <p className="text-sm text-ink-soft">{t(`steps.${step}.note`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
