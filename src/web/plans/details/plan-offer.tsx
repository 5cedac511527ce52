import { Check, ChevronDown, Minus } from 'lucide-react';
import type { Language } from '#core/language.ts';
import type { PlanMark } from '#core/plans/plan-marks.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { Feature, PlanDetailsView, Sentence } from './plan-details-view.ts';
import { Part } from './plan-part.tsx';

type Properties = Readonly<{ details: PlanDetailsView; heading: 'h2' | 'h3' }>;

/**
 * What a plan includes, in the reader's language. The eSIM network writes in English: on other pages its sentences are
 * folded, and the facts that we read from them stand for them.
 */
export function PlanOffer({ details, heading }: Properties) {
  const t = useMessages('plan');
  const language = useLanguage();
  const { features, fairUse, otherInfo } = details;
  const foreign = [...features, ...stated(fairUse), ...stated(otherInfo)].filter(
    (sentence) => sentence.language !== language,
  );
  const lines = useLines(details);
  const limit = ownText(fairUse, language) ?? (fairUse === null ? null : details.plan.fairUse);
  const info = ownText(otherInfo, language);
  return (
    <>
      {lines.length === 0 ? null : (
        <Part heading={heading} title={t('features')}>
          <FeatureList features={lines} />
        </Part>
      )}
      {limit === null ? null : (
        <Part heading={heading} title={t('fairUse')}>
          <p className="max-w-prose">{limit}</p>
        </Part>
      )}
      {info === null ? null : (
        <Part heading={heading} title={t('otherInfo')}>
          <p className="max-w-prose">{info}</p>
        </Part>
      )}
      <NetworkText sentences={foreign} />
    </>
  );
}

/** What a card marks, then the features in the reader's language. */
function useLines({ features, plan, isHotspotRefused, fiveG }: PlanDetailsView): readonly Feature[] {
  const t = useMessages('plan');
  const language = useLanguage();
  const own = features.filter((feature) => feature.language === language);
  return [
    ...plan.marks.map((mark) => ({ text: markText(mark), language, isLimit: false })),
    ...own,
    ...(isHotspotRefused ? [{ text: t('noHotspot'), language, isLimit: true }] : []),
  ];

  function markText(mark: PlanMark): string {
    const isPartial = mark === '5g' && fiveG.count > 0 && fiveG.count < fiveG.known;
    return isPartial ? t('fiveGIn', { some: fiveG.count, known: fiveG.known }) : t(`marks.${mark}`);
  }
}

function FeatureList({ features }: Readonly<{ features: readonly Feature[] }>) {
  return (
    <ul className="grid gap-1.5">
      {features.map(({ text, isLimit }) => (
        <li key={text} className="flex gap-2">
          {isLimit ? (
            <Minus aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
          ) : (
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}

function NetworkText({ sentences }: Readonly<{ sentences: readonly Sentence[] }>) {
  const t = useMessages('plan');
  const [first] = sentences;
  if (first === undefined) return null;
  return (
    <details className="network-text">
      <summary>
        {t('networkWords')}
        <ChevronDown aria-hidden="true" className="details-arrow size-4" />
      </summary>
      <ul lang={first.language}>
        {sentences.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

function stated(sentence: Sentence | null): readonly Sentence[] {
  return sentence === null ? [] : [sentence];
}

function ownText(sentence: Sentence | null, language: Language): string | null {
  return sentence?.language === language ? sentence.text : null;
}
