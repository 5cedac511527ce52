import type { DestinationView } from '#contract/shop-reader.ts';
import { summariseArea } from '#core/destinations/summarise-area.ts';
import { countryName } from '#core/catalogue/geography/country-names.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { brandsOf, type Brand } from '#core/plans/brands.ts';
import { choosablePlan, PLAN_KINDS, type PlanKind } from '#core/plans/chooser/choosable-plan.ts';
import { topupKinds } from '#core/plans/chooser/topup-kinds.ts';
import { countryNetworks } from '#core/plans/country-networks.ts';
import { slowedSpeed } from '#core/plans/slowed-speed.ts';
import { daysStartRule } from '#core/plans/texts/days-start-rule.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { I18n } from '#messages/translate.ts';
import { planCard } from '../../plans/card/plan-cards.server.ts';
import type { DestinationFact } from './destination-page-view.ts';

type FoundDestination = Pick<DestinationView, 'name' | 'coverageType' | 'packages'>;

/** What a traveller should know before buying, from the destination's own plans. */
export function readFacts(
  found: FoundDestination,
  language: Language,
  isSoldOut: (packageId: string) => boolean,
): readonly DestinationFact[] {
  const i18n = { language, t: messagesOf(language, 'destination') };
  return [
    found.coverageType === 'local' ? networksFact(found, i18n) : countriesFact(found, i18n),
    ...brandsFact(brandsOf(found.packages, isSoldOut), i18n),
    daysFact(found, i18n),
    topupsFact(found, i18n),
    ...unlimitedFact(found, i18n),
    callsFact(found, i18n),
    { kind: 'own', name: i18n.t('facts.own'), lines: [i18n.t('facts.ownText')] },
  ];
}

/** The sentence about the days of each kind of plan; null where plans of a kind differ. */
export function daysStartOfKinds(
  { name, packages }: FoundDestination,
  i18n: I18n<'destination'>,
): ReadonlyMap<PlanKind, string | null> {
  const rules = Map.groupBy(packages, (plan) => choosablePlan(plan).kind);
  return new Map(
    PLAN_KINDS.flatMap((kind) => {
      const [rule, ...others] = new Set(rules.get(kind)?.map((plan) => daysStartRule(plan, name, i18n)));
      return rule === undefined ? [] : [[kind, others.length === 0 ? rule : null]];
    }),
  );
}

function networksFact({ packages }: FoundDestination, { language, t }: I18n<'destination'>): DestinationFact {
  const names = countryNetworks(packages, language).flatMap(({ networks }) => networks);
  const lines = names.length === 0 ? [] : [`${names.join(', ')}.`];
  const join = names.length === 1 ? t('facts.networkJoin') : t('facts.networksJoin');
  return { kind: 'networks', name: t('facts.networks'), lines: [...lines, join] };
}

function countriesFact({ packages }: FoundDestination, { t }: I18n<'destination'>): DestinationFact {
  return { kind: 'networks', name: t('facts.countries'), lines: [countriesLine(packages, t)] };
}

/** "Plans cover up to 53 countries; each plan lists its own." */
export function countriesLine(packages: FoundDestination['packages'], t: I18n<'destination'>['t']): string {
  const { countries, isAtMost } = summariseArea(packages);
  return t(isAtMost ? 'facts.countriesAtMost' : 'facts.countriesAll', { count: countries.length });
}

/** The best known of the countries that a brand lacks; the rest is counted. */
const NAMED_COUNTRIES = 3;

/** What tells the brands of several countries apart, one line for each. */
function brandsFact(brands: readonly Brand[], { language, t }: I18n<'destination'>): DestinationFact[] {
  if (brands.length < 2) return [];
  const list = (items: readonly string[]) => new Intl.ListFormat(language).format(items);
  const lines = brands.map(({ name, countries, missing, kinds, cheapestCents }) => {
    const named = missing.slice(0, NAMED_COUNTRIES).map((code) => countryName(code, language) ?? code);
    const more = missing.length - named.length;
    const line = t('brands.line', {
      name,
      countries: t('brands.countries', { count: countries }),
      kinds: list(kinds.map((kind) => t(`brands.kinds.${kind}`))),
      price: formatMoney(money(cheapestCents), language),
    });
    if (named.length === 0) return line;
    const lacks = more > 0 ? [...named, t('brands.more', { count: more })] : named;
    return `${line} ${t('brands.without', { countries: list(lacks) })}`;
  });
  return [{ kind: 'brands', name: t('brands.heading'), lines: [t('brands.text'), ...lines] }];
}

function daysFact(found: FoundDestination, i18n: I18n<'destination'>): DestinationFact {
  const { language, t } = i18n;
  const rules = Map.groupBy(daysStartOfKinds(found, i18n), ([, rule]) => rule);
  const lines = [...rules].map(([rule, ofRule]) => {
    if (rules.size === 1) return rule ?? t('facts.daysDiffer');
    const kinds = listKinds(
      ofRule.map(([kind]) => kind),
      i18n,
    );
    return rule === null
      ? t('facts.daysDifferOf', { kinds })
      : t('facts.daysOf', { kinds, rule: rule.charAt(0).toLocaleLowerCase(language) + rule.slice(1) });
  });
  return { kind: 'days', name: t('facts.days'), lines };
}

function listKinds(kinds: readonly PlanKind[], { language, t }: I18n<'destination'>): string {
  return new Intl.ListFormat(language).format(kinds.map((kind) => t(`kinds.nouns.${kind}`)));
}

function topupsFact({ packages }: FoundDestination, i18n: I18n<'destination'>): DestinationFact {
  const { t } = i18n;
  const { withTopups, without, isMixed } = topupKinds(packages);
  const line = () => {
    if (isMixed) return t('facts.topupsSome');
    if (without.length === 0) return t('facts.topupsAll');
    if (withTopups.length === 0) return t('facts.topupsNone');
    return t('facts.topupsKinds', { kinds: listKinds(withTopups, i18n), others: listKinds(without, i18n) });
  };
  return { kind: 'topups', name: t('facts.topups'), lines: [line()] };
}

function unlimitedFact(
  { name, packages }: FoundDestination,
  { language, t }: I18n<'destination'>,
): DestinationFact[] {
  const lines = packages.flatMap((plan) => {
    const limit = planCard(plan, name, language).fairUse;
    if (limit === null) return [];
    const speed = slowedSpeed(plan.fair_usage_policy ?? '');
    return [
      speed === null ? t('facts.unlimitedAfter', { limit }) : t('facts.unlimitedSpeed', { limit, speed }),
    ];
  });
  if (lines.length === 0) return [];
  return [{ kind: 'unlimited', name: t('facts.unlimited'), lines: [...new Set(lines)] }];
}

function callsFact({ packages }: FoundDestination, { language, t }: I18n<'destination'>): DestinationFact {
  const plans = packages.filter(({ voice, sms }) => voice > 0 || sms > 0);
  const [minutes, texts] = [
    Math.max(...plans.map(({ voice }) => voice)),
    Math.max(...plans.map(({ sms }) => sms)),
  ];
  const extras = [
    ...(minutes > 0 ? [t('facts.minutes', { count: minutes })] : []),
    ...(texts > 0 ? [t('facts.texts', { count: texts })] : []),
  ];
  const line =
    plans.length === 0
      ? t('facts.callsNone')
      : t('facts.callsPlans', { count: plans.length, extras: new Intl.ListFormat(language).format(extras) });
  return { kind: 'calls', name: t('facts.calls'), lines: [line] };
}
