import { useId, useState, type SyntheticEvent } from 'react';
import {
  DiscountCode,
  LONGEST_CODE,
  type DiscountResponse,
  type ShownDiscount,
} from '#contract/admin/discounts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useChange } from '../changes/use-change.ts';
import { DiscountFields, Field } from './discount-fields.tsx';
import { changeDiscount, createDiscount } from './discount-requests.ts';
import { EMPTY_DISCOUNT, readTyped, typedFrom, type TypedDiscount } from './typed-discount.ts';
import { useDiscountProblem } from './use-discount-problem.ts';
import { useDiscountWords } from './use-discount-words.ts';

type Properties = Readonly<{
  /** Null: a new one. */
  discount: ShownDiscount | null;
  timeZone: string;
  onSaved: (saved: DiscountResponse) => void;
  /** Another person saved first, and their version stays. */
  onKeepStored: () => void;
}>;

export function DiscountForm({ discount, timeZone, onSaved, onKeepStored }: Properties) {
  const t = useMessages('admin-discounts');
  const words = useDiscountWords();
  const problemId = useId();
  const edit = useDiscountEdit(discount, onSaved);
  const { typed, conflict, problem, isBusy } = edit;
  const mine = readTyped(typed);
  return (
    <form className="admin-form admin-box" noValidate aria-describedby={problemId} onSubmit={edit.submit}>
      {discount === null ? (
        <Field label={t('field.code')} hint={t('field.codeHint')}>
          {(id, hint) => (
            <input
              id={id}
              aria-describedby={hint}
              className="field discount-code"
              autoComplete="off"
              maxLength={LONGEST_CODE}
              value={edit.code}
              onChange={({ target }) => edit.setCode(target.value.toUpperCase())}
            />
          )}
        </Field>
      ) : null}
      <DiscountFields
        typed={typed}
        timeZone={timeZone}
        isValueFixed={discount?.isValueFixed ?? false}
        hasTotalLimit
        onChange={edit.type}
      />
      <p id={problemId} role="alert" className="admin-problem">
        {problem}
      </p>
      {conflict === null || typeof mine === 'string' ? null : (
        <ChangedMeanwhile
          stored={words.rules(conflict)}
          mine={words.rules(mine)}
          onKeepStored={onKeepStored}
          onSaveMine={() => void edit.save(conflict.edition)}
        />
      )}
      <div className="admin-actions">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy}>
          {t(isBusy ? 'saving' : 'save')}
        </button>
      </div>
    </form>
  );
}

function useDiscountEdit(discount: ShownDiscount | null, onSaved: Properties['onSaved']) {
  const words = useDiscountProblem();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState<TypedDiscount>(discount === null ? EMPTY_DISCOUNT : typedFrom(discount));
  const [conflict, setConflict] = useState<ShownDiscount | null>(null);
  const { isBusy, problem, setProblem, run } = useChange(words.ofError);

  const send = async (edition: number) => {
    const rules = readTyped(typed);
    if (typeof rules === 'string') throw new TypeError(rules);
    if (discount === null) return { saved: await createDiscount({ code, ...rules }) };
    return changeDiscount(discount.code, { ...rules, edition });
  };
  const save = async (edition: number) => {
    const rules = readTyped(typed);
    const isCodeWrong = discount === null && !DiscountCode.safeParse(code).success;
    if (isCodeWrong || typeof rules === 'string') {
      setProblem(words.ofField(isCodeWrong || typeof rules !== 'string' ? 'code' : rules));
      return;
    }
    await run(async () => {
      const outcome = await send(edition);
      setConflict('stored' in outcome ? outcome.stored : null);
      if ('saved' in outcome) onSaved(outcome.saved);
    });
  };
  return {
    code,
    setCode,
    typed,
    conflict,
    problem,
    isBusy,
    save,
    type: (changed: Partial<TypedDiscount>) => setTyped((before) => ({ ...before, ...changed })),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void save(discount?.edition ?? 0);
    },
  };
}
