import { useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { CircleCheck } from 'lucide-react';
import { IccidFields } from '#contract/forms.ts';
import { checkIccid, groupIccid } from '#core/topups/iccid/type-iccid.ts';
import { iccidDigits } from '#core/topups/iccid/iccid.ts';
import { focusFirstOnMount } from '../../../browser/move-focus.ts';
import { FieldError } from '../../../forms/field-error.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{
  /** Digits that were typed before. */
  first: string;
  isFocused: boolean;
  onType: (iccid: string) => void;
}>;

/** The ICCID of any eSIM: checked while it is typed, in the groups of four that phones show. */
export function IccidForm({ first, isFocused, onType }: Properties) {
  const t = useMessages('topup');
  const id = useId();
  const form = useForm({ texts: { iccid: groupIccid({ text: first, caret: 0 }).text }, ticks: {} });
  const [submitted, setSubmitted] = useState<string | null>(null);
  const field = form.text('iccid');
  const { input, change } = useGroups(field.onChange);
  const submit = form.handle({
    schema: IccidFields,
    onInvalid: () => setSubmitted(field.value),
    send({ iccid }) {
      onType(iccidDigits(iccid));
      return Promise.resolve(null);
    },
  });
  return (
    <form {...form.frame} className="topup-iccid" onSubmit={submit}>
      <h2 className="text-xl">{t('iccid.heading')}</h2>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('iccid.label')}
        </label>
        <div ref={isFocused ? focusFirstOnMount : null} className="flex flex-wrap gap-2">
          <input
            ref={input}
            id={id}
            name={field.name}
            className="field min-w-0 basis-64 grow tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            placeholder="89…"
            value={field.value}
            aria-invalid={field.isInvalid}
            aria-describedby={`${id}-check ${id}-where`}
            onChange={change}
          />
          <button type="submit" className={`max-sm:grow ${buttonClass('quiet')}`}>
            {t('iccid.show')}
          </button>
        </div>
        <div id={`${id}-check`} role="status" className="min-h-6 text-sm">
          {field.isInvalid ? <FieldError>{t('selectOrType')}</FieldError> : null}
          <LiveCheck text={field.value} isSubmitted={field.value === submitted} />
        </div>
        <p id={`${id}-where`} className="text-sm text-ink-soft">
          {t('iccid.where')}
          <span className="block">{t('iccid.whereIphone')}</span>
          <span className="block">{t('iccid.whereAndroid')}</span>
        </p>
      </div>
    </form>
  );
}

function LiveCheck({ text, isSubmitted }: Readonly<{ text: string; isSubmitted: boolean }>) {
  const t = useMessages('topup');
  const check = checkIccid(text, isSubmitted);
  switch (check.kind) {
    case 'empty':
      return null;
    case 'incomplete':
      return <span className="text-ink-soft">{t('iccid.incomplete', { count: check.digits })}</span>;
    case 'wrong':
      return <FieldError>{t(`iccid.wrong.${check.why}`)}</FieldError>;
    case 'valid':
      return (
        <span className="flex items-center gap-1.5 text-good">
          <CircleCheck aria-hidden="true" className="size-4" />
          {t('iccid.valid')}
        </span>
      );
  }
}

/** Groups the digits on every change and keeps the caret behind its digit. */
function useGroups(onChange: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<Readonly<{ at: number }> | null>(null);
  useLayoutEffect(() => {
    if (caret !== null) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  const change = ({ target: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    const typed = groupIccid({ text: value, caret: selectionStart ?? value.length });
    onChange(typed.text);
    setCaret({ at: typed.caret });
  };
  return { input, change };
}
