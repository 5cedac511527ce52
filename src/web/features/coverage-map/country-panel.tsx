import type { RefObject } from 'react';
import { MapPinned } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { CountryView, CoverageView } from './coverage-view.ts';
import { PanelHead } from './panel-head.tsx';

type Areas = CoverageView['areas'];
type Properties = Readonly<{
  country: CountryView | null;
  areas: Areas;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}>;

/** The plans on sale for the chosen country, like the stub of a ticket; before a choice, instructions. */
export function CountryPanel({ country, areas, heading, onClose }: Properties) {
  const t = useMessages('coverage');
  if (country === null) {
    return (
      <p className="coverage-hint needs-script">
        <MapPinned aria-hidden="true" className="size-5 shrink-0 text-sea" />
        {t('panel.hint')}
      </p>
    );
  }
  return (
    <section aria-label={t('panel.label')} className="coverage-panel">
      <PanelHead code={country.code} name={country.name} heading={heading} onClose={onClose} />
      <Facts country={country} />
      {country.networks.length === 0 ? null : (
        <p className="text-sm">
          <span className="text-ink-soft">{t('panel.networks')} </span>
          {country.networks.join(', ')}
        </p>
      )}
      <div className="coverage-tear" aria-hidden="true" />
      {country.plans === 0 ? (
        <p>{t('panel.regionalOnly', { name: country.name })}</p>
      ) : (
        <LocalizedLink to={country.path} className={buttonClass('primary')}>
          {t('panel.see', { count: country.plans })}
        </LocalizedLink>
      )}
      <AreaLinks country={country} areas={areas} />
    </section>
  );
}

function Facts({ country: { plans, from, to, generation } }: Readonly<{ country: CountryView }>) {
  const t = useMessages('coverage');
  const facts = [
    { name: t('panel.plans'), value: plans === 0 ? null : String(plans) },
    { name: t('panel.best'), value: generation },
    { name: t('panel.prices'), value: from === to ? from : t('panel.fromTo', { from, to }) },
  ];
  return (
    <dl className="coverage-facts">
      {facts.map(({ name, value }) =>
        value === null ? null : (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="figure text-lg">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function AreaLinks({ country, areas }: Readonly<{ country: CountryView; areas: Areas }>) {
  const t = useMessages('coverage');
  const including = country.areas.flatMap((slug) => areas[slug] ?? []);
  if (including.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink-soft">{t('panel.areas')}</h3>
      <ul className="mt-1">
        {/* Without their prices: not every plan of a region includes the country. */}
        {including.map(({ name, path }) => (
          <li key={path}>
            <LocalizedLink to={path} className="coverage-area">
              <span className="font-semibold">{name}</span>
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
