import type { Coverage, Destination, NetworkPackage, Operator } from '../catalogue/catalogue.ts';
import { dollars, image, installationTexts } from './texts.ts';

/** Units of each currency for one dollar. Fixed: the sandbox has no exchange rates. */
const RATES = {
  AUD: 1.53,
  BRL: 5.42,
  GBP: 0.74,
  CAD: 1.38,
  AED: 3.67,
  EUR: 0.86,
  INR: 87.4,
  IDR: 16_280,
  ILS: 3.38,
  JPY: 147.6,
  MYR: 4.22,
  MXN: 18.7,
  SGD: 1.28,
  KRW: 1389,
  USD: 1,
  VND: 26_250,
} as const;
const WITHOUT_CENTS = ['IDR', 'JPY', 'KRW', 'VND'];
const CURRENCIES = Object.entries(RATES).map(
  ([currency, rate]) => [currency, rate, WITHOUT_CENTS.includes(currency) ? 1 : 100] as const,
);

export type Listed = Readonly<{ origin: string; includeTopups: boolean }>;

const written = new WeakMap<Destination, Map<string, string>>();

/** A destination as JSON text, cached: the catalogue is eight megabytes and rarely changes. */
export function writeDestination(destination: Destination, listed: Listed): string {
  const known = written.get(destination) ?? new Map<string, string>();
  written.set(destination, known);
  const key = `${listed.origin} ${String(listed.includeTopups)}`;
  const text = known.get(key) ?? JSON.stringify(presentDestination(destination, listed));
  known.set(key, text);
  return text;
}

function presentDestination(destination: Destination, { origin, includeTopups }: Listed) {
  const { slug, countryCode, title } = destination;
  return {
    slug,
    country_code: countryCode,
    title,
    image: image(origin, `destinations/${slug}`, [132, 99]),
    operators: destination.operators.map((operator) => {
      const texts = installationTexts({ operator, destination });
      const packages = operator.packages.filter((one) => includeTopups || one.type === 'sim');
      return {
        ...presentOperator(operator, origin),
        packages: packages.map((one) => presentPackage(one, texts)),
        countries: operator.coverages.map((coverage) => presentCountry(coverage, origin)),
      };
    }),
  };
}

function presentOperator(operator: Operator, origin: string) {
  const { apnType, apnValue } = operator;
  return {
    id: operator.id,
    style: operator.style,
    gradient_start: operator.gradientStart,
    gradient_end: operator.gradientEnd,
    type: operator.type,
    is_prepaid: false,
    title: operator.title,
    esim_type: 'Prepaid',
    warning: null,
    apn_type: apnType,
    apn_value: apnValue,
    is_roaming: true,
    info: operator.info,
    image: image(origin, `operators/${operator.id}`, [1035, 653]),
    plan_type: operator.planType,
    activation_policy: operator.activationPolicy,
    is_kyc_verify: operator.isKycVerify,
    rechargeability: operator.isRechargeable,
    other_info: operator.otherInfo,
    coverages: operator.coverages.map(({ code, networks }) => ({ name: code, code, networks })),
    install_window_days: operator.installWindowDays,
    topup_grace_window_days: operator.topupGraceWindowDays,
    apn: presentApn(operator),
  };
}

export function presentApn({ apnType, apnValue }: Operator) {
  return {
    ios: { apn_type: 'automatic', apn_value: apnValue },
    android: { apn_type: apnType, apn_value: apnValue },
  };
}

function presentPackage(one: NetworkPackage, texts: Readonly<{ qr: string; manual: string }>) {
  return {
    id: one.id,
    type: one.type,
    price: dollars(one.priceCents),
    amount: one.amountMegabytes,
    day: one.days,
    is_unlimited: one.isUnlimited,
    title: one.title,
    short_info: one.shortInfo,
    qr_installation: texts.qr,
    manual_installation: texts.manual,
    is_fair_usage_policy: one.fairUsagePolicy !== null,
    fair_usage_policy: one.fairUsagePolicy,
    data: one.data,
    voice: one.voiceMinutes,
    text: one.sms,
    net_price: dollars(one.netPriceCents),
    prices: {
      net_price: inCurrencies(one.netPriceCents),
      recommended_retail_price: inCurrencies(one.priceCents),
    },
  };
}

function inCurrencies(cents: number): Readonly<Record<string, number>> {
  const prices: Record<string, number> = {};
  for (const [currency, rate, decimals] of CURRENCIES) {
    prices[currency] = Math.round((cents / 100) * rate * decimals) / decimals;
  }
  return prices;
}

function presentCountry({ code, title }: Coverage, origin: string) {
  return { country_code: code, title, image: image(origin, `countries/${code.toLowerCase()}`, [132, 99]) };
}

/** As GET /sims/{iccid}/topups lists it. */
export function presentTopupOffer(one: NetworkPackage) {
  return {
    id: one.id,
    type: one.type,
    price: dollars(one.priceCents),
    amount: one.amountMegabytes,
    day: one.days,
    is_unlimited: one.isUnlimited,
    title: one.title,
    data: one.data,
    short_info: one.shortInfo,
    voice: one.voiceMinutes,
    text: one.sms,
  };
}
