import { useId, useState } from 'react';
import type { ShownCase } from '#contract/admin/withdrawals.ts';
import { formatMoney, money } from '#core/money.ts';
import { REFUSALS, type Refusal } from '#core/withdrawals/withdrawal.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { acceptCase, refuseCase } from './withdrawal-requests.ts';

type Properties = Readonly<{ found: ShownCase; onDecided: () => void }>;

/** Accept with a refund of the chosen items, or refuse with a reason. The customer gets an email either way. */
export function DecisionForm({ found, onDecided }: Properties) {
  const t = useMessages('admin-withdrawals');
  const language = useLanguage();
  const noteId = useId();
  const units = found.order?.units ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(
    units
      .filter(({ isRefundable, firstConnectedAt }) => isRefundable && firstConnectedAt === null)
      .map(({ id }) => id),
  );
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<Refusal>(found.reasonToRefuse ?? 'other');
  const { problem, isBusy, accept, refuse } = useDecision(found.id, onDecided);
  const cents = units.reduce((sum, { id, refundCents }) => sum + (chosen.includes(id) ? refundCents : 0), 0);
  const written = note.trim() === '' ? null : note.trim();
  return (
    <section className="admin-box admin-stack">
      <UnitTicks units={units} chosen={chosen} onChange={setChosen} />
      <label htmlFor={noteId}>{t('note')}</label>
      <textarea
        id={noteId}
        className="field"
        rows={3}
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p role="alert" className="admin-problem">
        {problem === null ? null : t(`problem.${problem}`)}
      </p>
      <div className="admin-actions">
        {units.length === 0 ? null : (
          <button
            type="button"
            className={buttonClass('primary')}
            aria-disabled={isBusy || chosen.length === 0}
            onClick={() => {
              if (chosen.length > 0) void accept({ unitIds: chosen, note: written });
            }}
          >
            {isBusy ? t('saving') : t('accept', { amount: formatMoney(money(cents), language) })}
          </button>
        )}
        <label className="admin-tick">
          {t('reason')}
          <select
            className="field"
            value={refusal}
            onChange={({ target }) => setRefusal(REFUSALS.find((one) => one === target.value) ?? 'other')}
          >
            {REFUSALS.map((one) => (
              <option key={one} value={one}>
                {t(`reasons.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={isBusy}
          onClick={() => void refuse({ refusal, note: written })}
        >
          {t('refuse')}
        </button>
      </div>
    </section>
  );
}

type Units = NonNullable<ShownCase['order']>['units'];
type TickProperties = Readonly<{
  units: Units;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}>;

function UnitTicks({ units, chosen, onChange }: TickProperties) {
  const t = useMessages('admin-withdrawals');
  const { dateAndTime } = useTimes();
  if (units.length === 0) return null;
  return (
    <fieldset className="admin-fieldset">
      <legend className="admin-strong">{t('unit.choose')}</legend>
      {units.map(({ id, position, title, firstConnectedAt, isRefunded }) => (
        <label key={id} className="admin-tick">
          <input
            type="checkbox"
            disabled={isRefunded}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span>
            {position}. {title} ·{' '}
            {isRefunded
              ? t('unit.refunded')
              : firstConnectedAt === null
                ? t('unit.unused')
                : t('unit.used', { date: dateAndTime(firstConnectedAt) })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Problem = 'decided' | 'nothing' | 'failed' | 'noteMissing';

function useDecision(id: string, onDecided: () => void) {
  const t = useMessages('admin-withdrawals');
  const { isBusy, problem, setProblem, run } = useChange((error) => problemOf(codeOf(error)));
  const send = (decide: () => Promise<void>, done: 'accepted' | 'refused') =>
    run(async () => {
      await decide();
      toasts.show({ title: t(done), tone: 'good' });
      onDecided();
    });
  return {
    problem,
    isBusy,
    accept: (acceptance: Parameters<typeof acceptCase>[1]) =>
      send(() => acceptCase(id, acceptance), 'accepted'),
    refuse: async (rejection: Parameters<typeof refuseCase>[1]) => {
      if (rejection.refusal === 'other' && rejection.note === null) setProblem('noteMissing');
      else await send(() => refuseCase(id, rejection), 'refused');
    },
  };
}

function problemOf(code: string): Problem {
  if (code === 'decided') return 'decided';
  return code === 'nothing-to-refund' || code === 'no-order' ? 'nothing' : 'failed';
}
