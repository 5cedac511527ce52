import { Check } from 'lucide-react';
import type { ComparisonTable } from '#core/guides/comparison/comparison.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { Breadcrumb } from '../../plans/details/breadcrumb.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { NextSteps } from '../../shell/next-steps.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ComparisonData } from './comparison-data.tsx';
import type { ComparisonView } from './guide-view.ts';
import styles from './guides.css?url';

/** Local, regional or global: what each costs and when it is worth it. */
export function ComparisonPage(view: ComparisonView) {
  const { title, pageTitle, description, lead, kinds, worth, example, own } = view.comparison;
  return (
    <div className="mx-auto max-w-4xl px-5">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={pageTitle} shortTitle={title} description={description} />
      <Breadcrumb steps={[{ to: '/', name: view.words.home }]} here={view.words.here} />
      <article>
        <PageTitle title={title} lead={lead} />
        {kinds === null ? null : (
          <section className="guide-section">
            <h2 className="text-2xl">{kinds.heading}</h2>
            <Compared {...kinds} isWide />
            <p className="mt-3 max-w-prose text-ink-soft">{kinds.note}</p>
          </section>
        )}
        <Worth worth={worth} />
        {example === null ? null : (
          <section className="guide-section">
            <h2 className="text-2xl">{example.heading}</h2>
            <p className="mt-3 max-w-prose">{example.text}</p>
            <Compared {...example} />
          </section>
        )}
        <Regions regions={view.comparison.regions} />
        <section className="guide-section">
          <h2 className="text-2xl">{own.heading}</h2>
          <p className="mt-3 max-w-prose">{own.text}</p>
          <NextSteps steps={own.links.map(({ to, name }) => ({ to, label: name }))} />
        </section>
      </article>
      <ComparisonData {...view} />
    </div>
  );
}

function Worth({ worth }: Pick<ComparisonView['comparison'], 'worth'>) {
  if (worth.kinds.length === 0) return null;
  return (
    <section className="guide-section">
      <h2 className="text-2xl">{worth.heading}</h2>
      <dl className="guide-rules">
        {worth.kinds.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Regions({ regions }: Pick<ComparisonView['comparison'], 'regions'>) {
  if (regions === null) return null;
  return (
    <section className="guide-section">
      <h2 className="text-2xl">{regions.heading}</h2>
      <p className="mt-3 max-w-prose">{regions.note}</p>
      <dl className="mt-4">
        {regions.rows.map(({ to, name, text }) => (
          <div key={to} className="guide-region">
            <dt>
              <LocalizedLink to={to} className="guide-link">
                <span className="font-semibold">{name}</span>
              </LocalizedLink>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type ComparedProperties = ComparisonTable & Readonly<{ isWide?: boolean }>;

/** A wide table shows the name of a row above its figures on narrow screens. */
function Compared({ caption, columns, rows, isWide = false }: ComparedProperties) {
  const [first = '', ...others] = columns;
  return (
    <table className={`guide-table ${isWide ? 'guide-table-wide' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((name) => (
            <th key={name} scope="col" className="guide-price">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className="font-semibold">
              {name}
            </th>
            {cells.map(({ text, note }, index) => (
              <td key={others[index]} className="guide-price">
                {text}
                {note === null ? null : <Cheaper note={note} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cheaper({ note }: Readonly<{ note: string }>) {
  return (
    <span className="guide-cheaper">
      <Check aria-hidden="true" className="size-4" />
      {note}
    </span>
  );
}
