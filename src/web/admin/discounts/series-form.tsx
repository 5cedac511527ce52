import { useId, useState, type SyntheticEvent } from 'react';
import { MOST_SERIES_CODES } from '#core/discounts/series-code.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DiscountFields, Field, NumberField } from './discount-fields.tsx';
import { createSeries, fetchChoices } from './discount-requests.ts';
import { EMPTY_DISCOUNT, readTyped, type TypedDiscount } from './typed-discount.ts';
import { useDiscountProblem } from './use-discount-problem.ts';

type Properties = Readonly<{ onSaved: (count: number) => void; onCancel: () => void }>;

export function SeriesForm({ onSaved, onCancel }: Properties) {
  const t = useMessages('admin-discounts');
  const problemId = useId();
  const { data } = useMyQuery(['staff', 'discount-choices'], fetchChoices);
  const edit = useSeriesForm(onSaved);
  return (
    <form className="admin-form admin-box" noValidate aria-describedby={problemId} onSubmit={edit.submit}>
      <div className="discount-pair">
        <Field label={t('series.prefix')} hint={t('series.prefixHint')}>
          {(id, hint) => (
            <input
              id={id}
              aria-describedby={hint}
              className="field discount-code"
              autoComplete="off"
              maxLength={20}
              value={edit.prefix}
              onChange={({ target }) => edit.setPrefix(target.value.toUpperCase())}
            />
          )}
        </Field>
        <NumberField label={t('series.count')} value={edit.count} onChange={edit.setCount} />
      </div>
      <DiscountFields
        typed={edit.typed}
        timeZone={data?.timeZone ?? ''}
        isValueFixed={false}
        hasTotalLimit={false}
        onChange={(changed) => edit.setTyped((before) => ({ ...before, ...changed }))}
      />
      <p id={problemId} role="alert" className="admin-problem">
        {edit.problem}
      </p>
      <div className="admin-actions">
        <button type="submit" className={buttonClass('primary')} aria-disabled={edit.isBusy}>
          {t(edit.isBusy ? 'series.making' : 'series.make')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
          {t('series.cancel')}
        </button>
      </div>
    </form>
  );
}

function useSeriesForm(onSaved: Properties['onSaved']) {
  const words = useDiscountProblem();
  // One form makes one series, however often it is sent.
  const [id] = useState(() => crypto.randomUUID());
  const [prefix, setPrefix] = useState('');
  const [count, setCount] = useState('');
  const [typed, setTyped] = useState<TypedDiscount>(EMPTY_DISCOUNT);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const read = () => {
    const number = Number(count);
    if (!/^[A-Z0-9_-]{2,20}$/.test(prefix.trim())) return 'prefix';
    if (!Number.isInteger(number) || number < 1 || number > MOST_SERIES_CODES) return 'count';
    const rules = readTyped(typed);
    if (typeof rules === 'string') return rules;
    const { totalLimit: _, ...conditions } = rules;
    return { id, prefix: prefix.trim(), count: number, ...conditions };
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wanted = read();
    setProblem(typeof wanted === 'string' ? words.ofField(wanted) : null);
    if (typeof wanted === 'string') return;
    setIsBusy(true);
    try {
      await createSeries(wanted);
      onSaved(wanted.count);
    } catch (error) {
      setProblem(words.ofError(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    prefix,
    setPrefix,
    count,
    setCount,
    typed,
    setTyped,
    problem,
    isBusy,
    submit: (event: SyntheticEvent) => void submit(event),
  };
}
