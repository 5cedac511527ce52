import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { DestinationPageView } from './destination-page-view.ts';

/** The most important facts for a traveller, at a glance. */
export function DestinationFacts(view: DestinationPageView) {
  const t = useMessages('destination');
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{t('facts.heading')}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
        {useFacts(view).map(({ name, value }) => (
          <div key={name} className="rounded-card border border-line bg-card p-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figure mt-1 text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <LocalizedLink to={`/guides/${view.slug}`} className="footer-link mt-2">
        {t('facts.guide', { name: view.name })}
      </LocalizedLink>
    </section>
  );
}

function useFacts({ plans, from, fastest, days, networks, coverageType }: DestinationPageView) {
  const t = useMessages('destination');
  return [
    { name: t('facts.plans'), value: String(plans.length) },
    { name: t('facts.from'), value: from },
    ...(fastest === null ? [] : [{ name: t('facts.speed'), value: fastest }]),
    ...(days === null ? [] : [{ name: t('facts.validity'), value: daysText(days, t) }]),
    ...(coverageType === 'local' ? [] : [{ name: t('facts.countries'), value: String(networks.length) }]),
  ];
}

type Words = ReturnType<typeof useMessages<'destination'>>;

function daysText({ shortest, longest }: NonNullable<DestinationPageView['days']>, t: Words): string {
  return shortest === longest
    ? t('facts.oneLength', { count: shortest })
    : t('facts.days', { from: shortest, to: longest });
}

export function DestinationNetworks({ networks }: Pick<DestinationPageView, 'networks'>) {
  const t = useMessages('destination');
  const unknownNetworks = useMessages('plans')('anyNetworks');
  if (networks.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{t('networks.heading')}</h2>
      <p className="mt-2 text-ink-soft">{t('networks.lead')}</p>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {networks.map(({ code, country, networks: names }) => (
          <div key={code} className="border-t border-line py-2">
            <dt className="font-semibold">{country}</dt>
            <dd className="text-ink-soft">{names.length === 0 ? unknownNetworks : names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function RelatedDestinations({
  name,
  coverageType,
  related,
}: Pick<DestinationPageView, 'name' | 'coverageType' | 'related'>) {
  const t = useMessages('destination');
  if (related.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">
        {t(coverageType === 'local' ? 'related.local' : 'related.multi', { name })}
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {related.map(({ path, name: other, from }) => (
          <li key={path} className="border-t border-line">
            <LocalizedLink to={path} className="footer-link w-full justify-between gap-4">
              <span className="font-semibold text-ink">{other}</span>
              <span>{t('related.from', { price: from })}</span>
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
