import { CircleAlert } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { DataNeed, NeedDetails } from './data-need.tsx';
import { RecommendedPlan } from './recommended-plan.tsx';
import { Note } from './several-plans.tsx';
import type { TripResultState } from './use-trip-result.ts';
import { TripOptions } from './trip-options.tsx';
import styles from './result.css?url';

type Properties = Readonly<{
  state: Extract<TripResultState, { kind: 'ready' | 'failed' }>;
  onRetry: () => void;
  onChange: () => void;
  onRestart: () => void;
}>;

/** The data the trip needs, and the plans to buy for it. */
export function TripResult({ state, onRetry, onChange, onRestart }: Properties) {
  const t = useMessages('calculator');
  return (
    <div className="calculator-body">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <DataNeed request={state.request} />
      {state.kind === 'failed' ? <Failed onRetry={onRetry} /> : <ResultPanel state={state} />}
      <NeedDetails request={state.request} />
      <div className="calculator-ways">
        <button type="button" className={buttonClass('quiet')} onClick={onChange}>
          {t('result.change')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onRestart}>
          {t('result.restart')}
        </button>
      </div>
    </div>
  );
}

function ResultPanel({
  state: { request, response },
}: Readonly<{ state: Extract<TripResultState, { kind: 'ready' }> }>) {
  const t = useMessages('calculator');
  if (response.kind === 'several') {
    const { stops, unsold } = request.kind === 'several' ? request : { stops: [], unsold: [] };
    return (
      <>
        {unsold.map((place) => (
          <Note key={place} text={`${t('destination.unsold', { place })}. ${t('destination.skipped')}`} />
        ))}
        <TripOptions
          covers={response.covers}
          names={stops.map(({ name }) => name)}
          isHotspotWanted={request.input.advanced.hotspot > 0}
        />
      </>
    );
  }
  const { recommendation, availableStock } = response;
  return (
    <RecommendedPlan recommendation={recommendation} availableStock={availableStock} request={request} />
  );
}

function Failed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('calculator');
  return (
    <div role="alert" className="notice-card">
      <CircleAlert aria-hidden="true" className="size-8 text-bad" />
      <p className="font-semibold">{t('result.failed')}</p>
      <button type="button" className={buttonClass('quiet')} onClick={onRetry}>
        {t('result.retry')}
      </button>
    </div>
  );
}
