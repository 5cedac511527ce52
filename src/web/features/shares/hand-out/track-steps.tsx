import { Check } from 'lucide-react';
import { HAND_OUT_STEPS, type HandOutStep, type HandOutTrack } from '#core/shares/hand-out-track.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useDates } from '../../../language/use-times.ts';

/** Given, opened, installed, connected: a line with a station for each, with its time. */
export function TrackSteps({ track: { steps, isYours, phoneState } }: Readonly<{ track: HandOutTrack }>) {
  const t = useMessages('shares');
  const { dayAndTime } = useDates();
  const words = (step: HandOutStep) =>
    step === 'connected' && (phoneState === 'plan-over' || phoneState === 'used-up')
      ? 'firstConnected'
      : step;
  return (
    <ol className="hand-out-track">
      {HAND_OUT_STEPS.map((step) => {
        const { isDone, at } = steps[step];
        return (
          <li key={step} data-done={isDone}>
            <span aria-hidden="true" className="hand-out-dot">
              {isDone ? <Check className="size-3.5" /> : null}
            </span>
            <span className={isDone ? 'font-semibold' : 'text-ink-soft'}>
              {t(`handOut.steps.${words(step)}`)}
            </span>
            <span className="sr-only">: {t(isDone ? 'handOut.done' : 'handOut.notYet')}</span>
            <span className="text-ink-soft md:text-sm">
              {at === null ? (isYours && step === 'given' ? t('handOut.yours') : '') : dayAndTime(at)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
