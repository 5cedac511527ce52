import { DOLLARS_ONLY } from '#core/currency/hint-choice.ts';
import type { Language } from '#core/language.ts';
import { useOnDemand } from '../browser/use-on-demand.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';
import { chooseCurrency } from './currency-choice.ts';
import { rateText, useRates } from './use-hint.ts';
import { useHintCurrency } from './use-hint-currency.ts';

const WORDS = ['currency'] as const;
const loaded = () => Promise.resolve(Choice);

/** Chooses the currency of price hints, and names the source of the rates. */
export function CurrencyMenu() {
  const { kind } = useOnDemand({ isNeeded: true, load: loaded, namespaces: WORDS });
  return kind === 'ready' ? <Choice /> : null;
}

function Choice() {
  const t = useMessages('currency');
  const language = useLanguage();
  const currency = useHintCurrency();
  const { rates, isLoading } = useRates(true);
  if (isLoading) return null;
  if (rates === null) return <p className="text-sm">{t('unavailable')}</p>;
  const codes = Object.keys(rates.perDollar);
  const chosen = codes.find((code) => code === currency) ?? DOLLARS_ONLY;
  return (
    <>
      <label className="currency-choice">
        <span>{t('choice')}</span>
        <select value={chosen} onChange={({ currentTarget }) => chooseCurrency(currentTarget.value)}>
          <option value={DOLLARS_ONLY}>{t('dollarsOnly')}</option>
          {namedCurrencies(codes, language).map(({ code, name }) => (
            <option key={code} value={code}>
              {t('currency', { name, code })}
            </option>
          ))}
        </select>
      </label>
      <p className="text-sm">{rateText(t, rates, language)}</p>
    </>
  );
}

/** By name, as the page's language sorts them. */
function namedCurrencies(codes: readonly string[], language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return codes
    .map((code) => ({ code, name: capitalized(names.of(code) ?? code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** Spanish writes them small: "peso mexicano". */
function capitalized(name: string, language: Language): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
