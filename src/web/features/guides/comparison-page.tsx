import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { Breadcrumb } from '../../plans/details/breadcrumb.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { NextSteps } from '../../shell/next-steps.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ComparedPrices } from './compared-prices.tsx';
import { ComparisonData } from './comparison-data.tsx';
import type { ComparisonView } from './guide-view.ts';
import kindsStyles from './guide-kinds.css?url';
import styles from './guides.css?url';

/** Local, regional or global: what each costs and when it is worth it. */
export function ComparisonPage(view: ComparisonView) {
  const { title, pageTitle, description, lead, verdict, kinds, example, regions, own } = view.comparison;
  return (
    <div className="mx-auto max-w-4xl px-5">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <link rel="stylesheet" href={kindsStyles} precedence="feature" />
      <PageHead title={pageTitle} shortTitle={title} description={description} />
      <Breadcrumb steps={[{ to: '/', name: view.words.home }]} here={view.words.here} />
      <article>
        <PageTitle title={title} lead={lead} />
        {verdict === null ? null : <Verdict {...verdict} />}
        <section className="guide-section">
          <h2 className="text-2xl">{own.heading}</h2>
          <p className="mt-3 max-w-prose">{own.text}</p>
          <NextSteps steps={own.links.map(({ to, name }) => ({ to, label: name }))} />
        </section>
        <div className="mt-12">
          {kinds === null ? null : (
            <Fold heading={kinds.heading}>
              <Kinds {...kinds} />
              <p className="mt-3 max-w-prose text-sm text-ink-soft">{kinds.note}</p>
            </Fold>
          )}
          {[regions, example].map((prices) =>
            prices === null ? null : (
              <Fold key={prices.heading} heading={prices.heading}>
                <ComparedPrices {...prices} />
              </Fold>
            ),
          )}
        </div>
      </article>
      <ComparisonData {...view} />
    </div>
  );
}

type VerdictProperties = NonNullable<ComparisonView['comparison']['verdict']>;

function Verdict({ heading, kinds }: VerdictProperties) {
  return (
    <section className="guide-section">
      <h2 className="text-2xl">{heading}</h2>
      <div className="guide-rules">
        {kinds.map(({ trip, kind, text, link }) => (
          <div key={kind}>
            <h3 className="text-lg">{`${trip}: ${kind}`}</h3>
            <p className="mt-1 max-w-prose">{text}</p>
            <LocalizedLink to={link.to} className="guide-verdict-link">
              {link.name}
            </LocalizedLink>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Figures that few visitors need; open and closed without scripts. */
function Fold({ heading, children }: Readonly<{ heading: string; children: ReactNode }>) {
  return (
    <details className="guide-group">
      <summary>
        <h2 className="grow py-2 text-xl">{heading}</h2>
        <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
      </summary>
      {children}
    </details>
  );
}

type KindsProperties = NonNullable<ComparisonView['comparison']['kinds']>;

/** A column for each kind. On narrow screens each question is a block: a line for each kind, figures side by side. */
function Kinds({ caption, columns: [question = '', ...kinds], rows, next }: KindsProperties) {
  return (
    <table className="guide-table guide-kinds">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{question}</th>
          {kinds.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, texts, isFigure }) => (
          <tr key={name} className={isFigure ? 'guide-figures' : ''}>
            <th scope="row">{name}</th>
            {kinds.map((kind, index) => (
              <td key={kind}>
                <KindName name={kind} />
                <span className={isFigure ? 'figure' : ''}>{texts[index]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{next.name}</th>
          {next.links.map(({ to, name }) => (
            <td key={to}>
              <LocalizedLink to={to} className={buttonClass('quiet')}>
                {name}
              </LocalizedLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Shown only where the head of the table is not. */
function KindName({ name }: Readonly<{ name: string }>) {
  return <b className="guide-kind">{name}</b>;
}
