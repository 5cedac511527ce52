import type { ReactNode } from 'react';
import {
  ArrowRight,
  ChevronDown,
  ChevronRight,
  CirclePlus,
  Clock,
  Gauge,
  Info,
  Phone,
  RadioTower,
  Smartphone,
} from 'lucide-react';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { PLACE_PICTURES, REGION_PICTURE } from '../../country-shapes/place-pictures.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { chipClass } from '../../ui/chip.ts';
import { Flag } from '../../ui/flag.tsx';
import type { CoveringRegion, DestinationFact, DestinationPageView } from './destination-page-view.ts';

const ICONS = {
  networks: RadioTower,
  brands: Info,
  days: Clock,
  topups: CirclePlus,
  unlimited: Gauge,
  calls: Phone,
  own: Smartphone,
} as const;

type FactsProperties = Pick<DestinationPageView, 'slug' | 'name' | 'coverageType' | 'facts'>;

export function DestinationFacts({ slug, name, coverageType, facts }: FactsProperties) {
  const t = useMessages('destination');
  const place = placeWithArticle(name, useLanguage());
  const isGlobal = coverageType === 'global';
  return (
    <section className="mt-12">
      <h2 className="text-2xl">
        {isGlobal ? t('facts.headingGlobal') : t('facts.heading', { name: place })}
      </h2>
      <dl className="destination-facts">
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </dl>
      <LocalizedLink to={`/guides/${slug}`} className="destination-guide">
        {isGlobal ? t('facts.guideGlobal') : t('facts.guide', { name })}
        <ArrowRight aria-hidden="true" className="size-4" />
      </LocalizedLink>
    </section>
  );
}

function Fact({ kind, name, lines }: DestinationFact) {
  const Icon = ICONS[kind];
  return (
    <div id={kind} className="destination-fact">
      <dt className="font-semibold">
        <span className="destination-fact-icon">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {name}
      </dt>
      {lines.map((line) => (
        <dd key={line} className="mt-1 text-ink-soft">
          {line}
        </dd>
      ))}
    </div>
  );
}

export function DestinationNetworks({ networks }: Pick<DestinationPageView, 'networks'>) {
  const t = useMessages('destination');
  const count = networks.length;
  if (count === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{t('networks.heading')}</h2>
      <p className="mt-2 text-ink-soft">{t('networks.lead')}</p>
      <Folded isLong={count > SHOWN} words={t('networks.all', { count })}>
        <NetworkList networks={networks} />
      </Folded>
    </section>
  );
}

/** Longer lists are folded: on a phone they would be several screens. */
const SHOWN = 12;

type FoldedProperties = Readonly<{ isLong: boolean; words: string; children: ReactNode }>;

function Folded({ isLong, words, children }: FoldedProperties) {
  if (!isLong) return children;
  return (
    <details className="destination-more">
      <summary className={`mt-4 cursor-pointer gap-1 ${chipClass(false)}`}>
        {words}
        <ChevronDown aria-hidden="true" className="details-arrow size-4" />
      </summary>
      {children}
    </details>
  );
}

function NetworkList({ networks }: Pick<DestinationPageView, 'networks'>) {
  const unknownNetworks = useMessages('plans')('anyNetworks');
  return (
    <dl className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {networks.map(({ code, country, networks: names }) => (
        <div key={code} className="border-t border-line py-2">
          <dt className="font-semibold">{country}</dt>
          <dd className="text-ink-soft">{names.length === 0 ? unknownNetworks : names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

type RelatedProperties = Pick<DestinationPageView, 'name' | 'coverageType' | 'regions' | 'related'>;

const RELATED = { local: 'further', regional: 'multi', global: 'multiGlobal' } as const;

/** Regions that also cover the country and its neighbours, or the countries of a region. */
export function RelatedDestinations({ name, coverageType, regions, related }: RelatedProperties) {
  const t = useMessages('destination');
  const place = placeWithArticle(name, useLanguage());
  const isLocal = coverageType === 'local';
  if (regions.length + related.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{t(`related.${RELATED[coverageType]}`, { name: place })}</h2>
      {regions.length === 0 ? null : (
        <ul className="covering-regions">
          {regions.map((region) => (
            <li key={region.slug}>
              <RegionLink {...region} />
            </li>
          ))}
        </ul>
      )}
      {related.length === 0 ? null : (
        <>
          {isLocal ? <h3 className="related-heading">{t('related.near')}</h3> : null}
          <RelatedList related={related.slice(0, SHOWN)} />
          {related.length <= SHOWN ? null : (
            <Folded isLong words={t('related.more', { count: related.length - SHOWN })}>
              <RelatedList related={related.slice(SHOWN)} />
            </Folded>
          )}
        </>
      )}
    </section>
  );
}

function RelatedList({ related }: Pick<DestinationPageView, 'related'>) {
  const t = useMessages('destination');
  return (
    <ul className="related-destinations">
      {related.map(({ path, name, countryCode, from }) => (
        <li key={path}>
          <LocalizedLink to={path} className="related-destination">
            {countryCode === null ? null : <Flag countryCode={countryCode} />}
            <b className="font-semibold">{name}</b>
            <span className="text-sm whitespace-nowrap text-ink-soft">
              {t('related.from', { price: from })}
            </span>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}

function RegionLink({ slug, path, name, from, countries, isAtMost }: CoveringRegion) {
  const t = useMessages('destination');
  const { width, height } = REGION_PICTURE;
  return (
    <LocalizedLink to={path} className="covering-region">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="covering-map">
        <use href={`${PLACE_PICTURES}#${slug}`} width={width} height={height} />
      </svg>
      <span className="grid">
        <b className="text-lg">{name}</b>
        {countries === 0 ? null : (
          <span className="text-sm text-ink-soft">
            {t(isAtMost ? 'related.upTo' : 'related.countries', { count: countries })}
          </span>
        )}
        <b className="text-sm">{t('related.from', { price: from })}</b>
      </span>
      <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-ink-soft" />
    </LocalizedLink>
  );
}
