import { BRAND } from '#core/brand.ts';
import type { GuideSection } from '#core/guides/guide.ts';
import type { Language } from '#core/language.ts';

type Step = Readonly<{ name: string; address: string }>;

export type ArticleFacts = Readonly<{
  origin: string;
  address: string;
  title: string;
  description: string;
  picture: string;
  language: Language;
  /** ISO 8601; null when not known. */
  changedAt: string | null;
  /** From the home page to this one. */
  path: readonly Step[];
  /** As the page shows them. */
  questions: readonly Readonly<{ question: string; answer: string }>[];
}>;

/** Structured data of a text page: where it is, what it is, and the questions it answers. */
export function articleStructuredData(facts: ArticleFacts) {
  const { origin, address, title, description, picture, language, changedAt, path, questions } = facts;
  const shop = { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(path),
      {
        '@type': 'Article',
        headline: title,
        description,
        image: picture,
        inLanguage: language,
        mainEntityOfPage: address,
        author: shop,
        publisher: shop,
        ...(changedAt === null ? {} : { dateModified: changedAt }),
      },
      ...(questions.length === 0 ? [] : [faqOf(questions)]),
    ],
  };
}

export function breadcrumbData(path: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ name, address: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function faqOf(questions: ArticleFacts['questions']) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A section as question and answer. Only what the page shows, in its words. */
export function questionOf({ heading, paragraphs, rules = [], table, links = [] }: GuideSection) {
  const trips = table?.trips ?? [];
  return {
    question: heading,
    answer: [
      ...paragraphs,
      ...rules.map(({ name, text }) => `${name}: ${text}`),
      ...trips.map(({ days, need, plan, price }) =>
        [`${days} (${need}): ${plan}`, ...(price === null ? [] : [price])].join(', '),
      ),
      ...links.map(({ name, note }) => (note === null ? name : `${name}: ${note}`)),
    ].join('\n'),
  };
}
