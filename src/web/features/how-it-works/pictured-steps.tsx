import { useMessages } from '../../language/use-messages.ts';
import { StepDrawing } from '../../esims/step-drawing.tsx';
import drawings from './how-drawings.svg';

const STEPS = ['choose', 'pay', 'receive', 'install', 'land', 'watch'] as const;
type Step = (typeof STEPS)[number];

/** From choosing a plan to watching its data, each step with a drawing. */
export function PicturedSteps() {
  const t = useMessages('guide');
  return (
    <ol className="how-steps">
      {STEPS.map((step, index) => (
        <li key={step} className="how-step">
          <Drawing step={step} />
          <h2 className="how-step-title">
            <span aria-hidden="true" className="figure text-2xl text-coral">
              {index + 1}
            </span>
            {t(`howItWorks.steps.${step}.heading`)}
          </h2>
          <p className="how-step-text">{t(`howItWorks.steps.${step}.body`)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Decorative: the words are beside it. */
function Drawing({ step }: Readonly<{ step: Step }>) {
  if (step === 'choose' || step === 'install' || step === 'land')
    return <StepDrawing name={step} className="how-drawing" />;
  return (
    <svg aria-hidden="true" viewBox="0 0 120 84" className="how-drawing">
      <use href={`${drawings}#${step}`} width="120" height="84" />
    </svg>
  );
}
