import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { WithdrawalFields } from '#contract/forms.ts';
import { firstTicked } from '#core/withdrawals/returned-units.ts';
import { parseOrderNumber } from '#core/orders/parse-order-number.ts';
import { parsePositions } from '#core/withdrawals/typed-positions.ts';
import { focusShown } from '../../browser/focus-shown.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';
import { buttonClass } from '../../ui/button.tsx';
import { OwnItems } from './own-items.tsx';
import { StepMarks } from './step-marks.tsx';
import { TypedItems } from './typed-items.tsx';
import type { LinksOf, OwnUnits } from './own-units.ts';
import { useOwnUnits } from './use-own-units.tsx';

/** As typed, or ticked. */
type Texts = Readonly<{ orderNumber: string; email: string; items: string }>;
/** `units` and `linksOf`: of an order of the signed-in customer; null: of anybody's, of which nothing is known here. */
export type Typed = Texts & Readonly<{ units: OwnUnits | null; linksOf: LinksOf }>;

type Properties = Readonly<{
  typed: Typed;
  /** The customer comes back from step 2. */
  isBack: boolean;
  onContinue: (typed: Typed) => void;
}>;

export function OrderStep({ typed, isBack, onContinue }: Properties) {
  const { orderNumber, email, items } = typed;
  const t = useMessages('withdrawal');
  const form = useForm({ texts: { orderNumber, email, items }, ticks: {} });
  useKnownTexts(form, isBack);
  const number = parseOrderNumber(form.texts.orderNumber) ?? '';
  const changeNumber = (value: string) => {
    form.text('orderNumber').onChange(value);
    if (ownUnits === null || parseOrderNumber(value) === number) return;
    // Their positions say nothing about another order.
    choosePart(false);
    setIsKept(false);
  };
  const own = useOwnUnits({ orderNumber: number, before: typed, onChoose: changeNumber });
  const { units: ownUnits, linksOf, choice } = own;
  const isTicking = ownUnits !== null && ownUnits.length > 1;
  const [isKept, setIsKept] = useState(isBack);
  const { isPart, choosePart } = useScope(items !== '', form);
  // The whole order has no positions.
  const isNamed = ownUnits === null ? isPart : isTicking;
  useFirstTicks({ units: isTicking ? ownUnits : null, isKept: isKept && number === orderNumber }, form);
  const submit = form.handle({
    schema: WithdrawalFields,
    send: (input) => {
      const positions = isNamed ? (parsePositions(input.items) ?? []) : [];
      if (isNamed && positions.length === 0) return Promise.resolve({ message: null, fields: ['items'] });
      onContinue({
        orderNumber: number,
        email: input.email.toLowerCase(),
        items: positions.join(', '),
        units: ownUnits,
        linksOf,
      });
      return Promise.resolve(null);
    },
  });
  return (
    <form {...form.frame} className="notice-card withdrawal-card" onSubmit={submit}>
      <StepMarks current={1} />
      <h2 className="text-2xl outline-none" tabIndex={-1} {...(isBack && { ref: focusShown })}>
        {t('which')}
      </h2>
      <TextField
        {...form.text('orderNumber')}
        onChange={changeNumber}
        label={t('order')}
        hint={t('orderHint')}
        message={t('orderWrong')}
        inputMode="numeric"
        maxLength={20}
      />
      {choice}
      {isTicking ? <OwnItems units={ownUnits} field={form.text('items')} /> : null}
      {ownUnits === null ? (
        <TypedItems isPart={isPart} onChoose={choosePart} field={form.text('items')} />
      ) : null}
      <TextField
        {...form.text('email')}
        label={t('email')}
        message={t('emailWrong')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className="withdrawal-buttons">
        <button type="submit" className={buttonClass('primary')}>
          {t('continue')}
        </button>
        <p className="text-ink-soft">{t('notSent')}</p>
      </div>
    </form>
  );
}

/** What was typed about a part is forgotten with the whole order. */
function useScope(isFirstPart: boolean, { text }: Fields) {
  const [isPart, setIsPart] = useState(isFirstPart);
  const choosePart = (isChosen: boolean) => {
    setIsPart(isChosen);
    if (!isChosen) text('items').onChange('');
  };
  return { isPart, choosePart };
}

type Fields = Pick<ReturnType<typeof useForm<keyof Texts>>, 'frame' | 'text'>;

/**
 * Fills in the number of a link from the page of an order, and the address of the account, where nothing is typed. The
 * page in the cache is the same for everyone, so only the browser knows them.
 */
function useKnownTexts({ frame, text }: Fields, isBack: boolean): void {
  const accountEmail = useAccountEmail();
  const { search } = useLocation();
  const fill = useEffectEvent((name: keyof Texts, value: string) => {
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

type FirstTicks = Readonly<{
  /** Null: nothing is to be ticked. */
  units: OwnUnits | null;
  /** They are what the customer ticked before. */
  isKept: boolean;
}>;

/** Ticks everything that can be returned when the units of an order arrive, so that every choice is visible. */
function useFirstTicks({ units, isKept }: FirstTicks, { text }: Fields): void {
  const tickAll = useEffectEvent((shown: OwnUnits) => {
    if (!isKept) text('items').onChange(firstTicked(shown).join(', '));
  });
  useEffect(() => {
    if (units !== null) tickAll(units);
  }, [units]);
}
