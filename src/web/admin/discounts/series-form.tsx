import { useId, useState, type SyntheticEvent } from 'react';
import { LONGEST_PREFIX, SeriesCount, SeriesPrefix } from '#contract/admin/discounts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useChange } from '../changes/use-change.ts';
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
              maxLength={LONGEST_PREFIX}
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
  const { isBusy, problem, setProblem, run } = useChange(words.ofError);

  const read = () => {
    const wanted = {
      prefix: SeriesPrefix.safeParse(prefix).data,
      count: SeriesCount.safeParse(Number(count)).data,
    };
    if (wanted.prefix === undefined) return 'prefix';
    if (wanted.count === undefined) return 'count';
    const rules = readTyped(typed);
    if (typeof rules === 'string') return rules;
    const { totalLimit: _, ...conditions } = rules;
    return { id, prefix: wanted.prefix, count: wanted.count, ...conditions };
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = read();
    if (typeof wanted === 'string') {
      setProblem(words.ofField(wanted));
      return;
    }
    await run(async () => {
      await createSeries(wanted);
      onSaved(wanted.count);
    });
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
