import { useEffect, useSyncExternalStore } from 'react';
import { formatHint, formatRateDay } from '#core/currency/price-hint.ts';
import type { RateTable } from '#core/currency/rate-table.ts';
import type { Language } from '#core/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';
import { pageRates, type LoadedRates } from './page-rates.ts';
import { useHintCurrency } from './use-hint-currency.ts';

/** `about` is "about €3.70"; `rate` names the source and the day, and says what is charged. */
export type HintTexts = Readonly<{ about: string; rate: string }>;

export type PriceHintState =
  /** This visitor gets no hint. */
  | Readonly<{ kind: 'none' }>
  /** `texts` is null while the rates are on the way. `room` is at least as long as the texts will be. */
  | Readonly<{ kind: 'hint'; texts: HintTexts | null; room: HintTexts }>;

/** The publisher of the table as it names itself in its file. */
const BANK = 'European Central Bank';
/** A long name and a long date. */
const LONG_TABLE = { day: '2026-12-30', source: BANK };

/** The price in the visitor's currency, with the words that explain it. */
export function usePriceHint(cents: number): PriceHintState {
  const texts = useHintTexts();
  const currency = useHintCurrency();
  const { rates, isLoading } = useRates(currency !== null);
  if (currency === null) return { kind: 'none' };
  const room = texts({ cents, perDollar: 1, currency, table: LONG_TABLE });
  const perDollar = rates?.perDollar[currency];
  if (rates !== null && perDollar !== undefined)
    return { kind: 'hint', texts: texts({ cents, perDollar, currency, table: rates }), room };
  return isLoading ? { kind: 'hint', texts: null, room } : { kind: 'none' };
}

/** "about €3.70" for one price of a list, which needs no other words; null without a hint. */
export function useAbout(cents: number): string | null {
  const t = useMessages('currency');
  const language = useLanguage();
  const currency = useHintCurrency();
  const { rates } = useRates(currency !== null);
  const perDollar = currency === null ? undefined : rates?.perDollar[currency];
  if (currency === null || perDollar === undefined) return null;
  return t('about', { amount: formatHint({ cents, perDollar, currency, language }) });
}

type Hinted = Readonly<{
  cents: number;
  perDollar: number;
  currency: string;
  table: Pick<RateTable, 'day' | 'source'>;
}>;

function useHintTexts() {
  const t = useMessages('currency');
  const language = useLanguage();
  return ({ table, ...hint }: Hinted): HintTexts => ({
    about: t('about', { amount: formatHint({ ...hint, language }) }),
    rate: rateText(t, table, language),
  });
}

type Translate = ReturnType<typeof useMessages<'currency'>>;

/** "Exchange rate: European Central Bank, Nov 17, 2026. You are charged in US dollars." */
export function rateText(
  t: Translate,
  { day, source }: Pick<RateTable, 'day' | 'source'>,
  language: Language,
): string {
  return t('rate', {
    source: source === BANK ? t('bank') : source,
    day: formatRateDay(day, language),
  });
}

const LOADING: LoadedRates = { kind: 'loading' };

export function useRates(isNeeded: boolean): Readonly<{ rates: RateTable | null; isLoading: boolean }> {
  const known = useSyncExternalStore(pageRates.subscribe, pageRates.current, () => LOADING);
  useEffect(() => {
    if (isNeeded) void pageRates.load();
  }, [isNeeded]);
  return { rates: known.kind === 'loaded' ? known.rates : null, isLoading: known.kind === 'loading' };
}
