import { CalendarClock, Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { AddToCartButton } from '../card/add-to-cart-button.tsx';
import { PriceHint } from '../../currency/price-hint.tsx';
import { CountryList } from './country-list.tsx';
import { OurRating } from '../card/our-rating.tsx';
import type { PlanCardView } from '../card/plan-card-view.ts';
import type { PlanDetailsView, Sentence } from './plan-details-view.ts';
import { PlanFacts } from './plan-facts.tsx';
import { PlanFlag } from '../card/plan-flag.tsx';
import { usePlanI18n } from '../card/use-plan-i18n.ts';

type Properties = Readonly<{
  details: PlanDetailsView;
  /** One level below the title above it. */
  heading: 'h2' | 'h3';
  onAdded?: () => void;
}>;

/** All details of one plan, for its sheet and its page. */
export function PlanDetails({ details, heading, onAdded }: Properties) {
  const t = useMessages('plan');
  const i18n = usePlanI18n();
  const { plan, features, fairUse, otherInfo, networks } = details;
  return (
    <div className="plan-details">
      <PlanHead plan={plan} />
      <PlanFacts details={details} />
      <Part heading={heading} title={t('features')}>
        <ul className="grid gap-1.5">
          {features.map(({ text, language, isLimit }) => (
            <li key={text} lang={language} className="flex gap-2">
              {isLimit ? (
                <Minus aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
              ) : (
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
              )}
              {text}
            </li>
          ))}
        </ul>
      </Part>
      <SentencePart heading={heading} title={t('fairUse')} sentence={fairUse} />
      <SentencePart heading={heading} title={t('otherInfo')} sentence={otherInfo} />
      <NetworkTextNote sentences={[...features, fairUse, otherInfo]} />
      {networks.length === 0 ? null : (
        <Part
          heading={heading}
          title={
            plan.coverageType === 'local' ? t('networks') : t('networksByCountry', { count: networks.length })
          }
        >
          <CountryList countries={networks} />
        </Part>
      )}
      <div className="plan-buy">
        <AddToCartButton plan={plan} i18n={i18n} {...(onAdded === undefined ? {} : { onAdded })} />
      </div>
    </div>
  );
}

function PlanHead({ plan }: Readonly<{ plan: PlanCardView }>) {
  const t = useMessages('plan');
  return (
    <>
      <div className="flex items-start gap-3">
        <p className="grow">
          <span className="figure flex items-center gap-2.5 text-2xl whitespace-nowrap sm:text-3xl">
            <PlanFlag plan={plan} />
            {plan.data}
          </span>
          <span className="text-ink-soft">{plan.validity}</span>
        </p>
        <p className="text-right">
          <span className="figure block text-2xl whitespace-nowrap sm:text-3xl">{plan.price}</span>
          <span className="block text-sm text-ink-soft">
            <PriceHint cents={plan.priceCents} otherwise={t('inDollars')} />
          </span>
          <span className="text-sm text-ink-soft">
            <OurRating plan={plan} />
          </span>
        </p>
      </div>
      <p className="plan-details-start">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
        <span>
          {plan.daysStart}.{plan.note === null ? null : <strong className="block">{plan.note}</strong>}
        </span>
      </p>
    </>
  );
}

type PartProperties = Readonly<{ heading: 'h2' | 'h3'; title: string; children: ReactNode }>;

function Part({ heading: Heading, title, children }: PartProperties) {
  return (
    <section>
      <Heading className="mb-2 text-xl">{title}</Heading>
      {children}
    </section>
  );
}

type SentenceProperties = Omit<PartProperties, 'children'> & Readonly<{ sentence: Sentence | null }>;

function SentencePart({ heading, title, sentence }: SentenceProperties) {
  if (sentence === null) return null;
  return (
    <Part heading={heading} title={title}>
      <p lang={sentence.language} className="max-w-prose">
        {sentence.text}
      </p>
    </Part>
  );
}

/** Explains why some sentences are English on a Spanish page. */
function NetworkTextNote({ sentences }: Readonly<{ sentences: readonly (Sentence | null)[] }>) {
  const t = useMessages('plan');
  const language = useLanguage();
  const isForeign = sentences.some((sentence) => sentence !== null && sentence.language !== language);
  return isForeign ? <p className="text-sm text-ink-soft">{t('networkWords')}</p> : null;
}
