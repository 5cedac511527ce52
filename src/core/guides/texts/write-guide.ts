import { GENERATIONS, type Generation } from '#core/catalogue/packages/network-generation.ts';
import type { Language } from '#core/language.ts';
import type { Translate } from '#messages/translate.ts';
import { countriesByGeneration, networksIn } from '../facts/networks.ts';
import { GUIDE_SECTIONS, type Guide, type GuideSection, type GuideSource } from '../guide.ts';
import { areaSections } from './area-sections.ts';
import { arrivalSection } from './arrival-section.ts';
import { dataSection } from './data-section.ts';
import { daysSection, installSection } from './days-section.ts';
import { guideWords, type GuideWords } from './guide-words.ts';
import { limitsSection } from './limits-section.ts';
import { guideFacts } from './guide-facts.ts';
import { networkSection } from './network-section.ts';
import { topUpSection } from './topup-section.ts';
import { widerSection } from './wider-section.ts';

type Words = Readonly<{ language: Language; t: Translate<'destination-guides'> }>;

/**
 * A guide about one destination. Every sentence states something that its plans say, or our table of country facts; the
 * rest is left out.
 */
export function writeGuide(source: GuideSource, translation: Words): Guide {
  const words = guideWords(source, translation);
  const { t, isGlobal } = words;
  const title = isGlobal ? t('titleGlobal') : t('title', { name: source.name });
  return {
    title,
    pageTitle: t('pageTitle', { title }),
    description: descriptionOf(source, words),
    lead: leadOf(source, words),
    facts: guideFacts(source, fastest(source), words),
    sections: sectionsOf(source, words),
  };
}

function sectionsOf(source: GuideSource, words: GuideWords): readonly GuideSection[] {
  const written = [
    networkSection(source, words),
    daysSection(source, words),
    dataSection(source, words),
    topUpSection(source, words),
    widerSection(source, words),
    ...areaSections(source, words),
    limitsSection(source, words),
    arrivalSection(source, words),
    installSection(source, words),
  ];
  return GUIDE_SECTIONS.flatMap((id) => written.find((section) => section?.id === id) ?? []);
}

function leadOf(source: GuideSource, words: GuideWords): string {
  const { t, place, isGlobal } = words;
  const count = source.plans.length;
  return isGlobal ? t('leadGlobal', { count }) : t('lead', { count, place });
}

function descriptionOf(source: GuideSource, words: GuideWords): string {
  const { t, place } = words;
  const price = cheapest(source, words);
  if (source.countryCode !== null) return t('description', { place, price });
  const count = new Set(source.plans.flatMap(({ countries }) => countries)).size;
  return count === 0 ? t('descriptionUnlisted', { price }) : t('descriptionSeveral', { count, price });
}

function cheapest({ buyable }: GuideSource, { price }: GuideWords): string {
  return price(Math.min(...buyable.map(({ priceCents }) => priceCents)));
}

function fastest({ plans, countryCode }: GuideSource): Generation | null {
  const groups = countryCode === null ? countriesByGeneration(plans) : networksIn(plans, countryCode);
  return GENERATIONS.find((generation) => groups.some((group) => group.generation === generation)) ?? null;
}
