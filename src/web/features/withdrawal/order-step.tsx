import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { WithdrawalFields } from '#contract/forms.ts';
import { parseOrderNumber, parsePositions } from '#core/withdrawals/typed-positions.ts';
import { focusShown } from '../../browser/focus-shown.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';
import { buttonClass } from '../../ui/button.tsx';
import { OwnItems, useOwnUnits } from './own-items.tsx';
import { StepMarks } from './step-marks.tsx';

/** As typed. */
export type Typed = Readonly<{ orderNumber: string; email: string; items: string }>;

type Properties = Readonly<{
  typed: Typed;
  /** The customer comes back from step 2. */
  isBack: boolean;
  onContinue: (typed: Typed) => void;
}>;

export function OrderStep({ typed, isBack, onContinue }: Properties) {
  const t = useMessages('withdrawal');
  const form = useForm({ texts: { ...typed }, ticks: {} });
  useKnownTexts(form, isBack);
  const ownUnits = useOwnUnits(parseOrderNumber(form.texts.orderNumber) ?? '');
  const submit = form.handle({
    schema: WithdrawalFields,
    send: ({ orderNumber, email, items }) => {
      onContinue({
        orderNumber: parseOrderNumber(orderNumber) ?? '',
        email: email.toLowerCase(),
        items: (parsePositions(items) ?? []).join(', '),
      });
      return Promise.resolve(null);
    },
  });
  return (
    <form {...form.frame} className="notice-card withdrawal-card" onSubmit={submit}>
      <StepMarks current={1} />
      <h2 className="text-2xl outline-none" tabIndex={-1} {...(isBack && { ref: focusShown })}>
        {t('steps.first')}
      </h2>
      <TextField
        {...form.text('orderNumber')}
        label={t('order')}
        hint={t('orderHint')}
        message={t('orderWrong')}
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        {...form.text('email')}
        label={t('email')}
        message={t('emailWrong')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      {ownUnits !== null && ownUnits.length > 1 ? (
        <OwnItems units={ownUnits} value={form.texts.items} onChange={form.text('items').onChange} />
      ) : null}
      {ownUnits === null ? (
        <TextField
          {...form.text('items')}
          label={t('items')}
          hint={t('itemsHint')}
          message={t('itemsWrong')}
          required={false}
          maxLength={200}
        />
      ) : null}
      <div className="withdrawal-buttons">
        <button type="submit" className={buttonClass('primary')}>
          {t('continue')}
        </button>
        <p className="text-ink-soft">{t('notSent')}</p>
      </div>
    </form>
  );
}

type Fields = Pick<ReturnType<typeof useForm<keyof Typed>>, 'frame' | 'text'>;

/**
 * Fills in the number of a link from the page of an order, and the address of the account, where nothing is typed. The
 * page in the cache is the same for everyone, so only the browser knows them.
 */
function useKnownTexts({ frame, text }: Fields, isBack: boolean): void {
  const accountEmail = useAccountEmail();
  const { search } = useLocation();
  const fill = useEffectEvent((name: keyof Typed, value: string) => {
    const field = frame.ref.current?.elements.namedItem(name);
    if (!isBack && field instanceof HTMLInputElement && field.value === '') text(name).onChange(value);
  });
  // Before a press that was held is repeated.
  useLayoutEffect(() => {
    fill('orderNumber', parseOrderNumber(new URLSearchParams(search).get('order') ?? '') ?? '');
  }, [search]);
  useEffect(() => {
    if (accountEmail !== null) fill('email', accountEmail);
  }, [accountEmail]);
}
