import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { QuerySearch } from '../../forms/query-search.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { Breadcrumb } from '../../plans/details/breadcrumb.tsx';
import { StructuredData } from '../../document/structured-data.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { breadcrumbData } from './guide-structured-data.ts';
import { GuideLinkRow, NextLinks } from './guide-section.tsx';
import type { GuidesView } from './guide-view.ts';
import styles from './guides.css?url';
import { usePageAddresses } from './use-page-addresses.ts';

/** Every guide, by region and letter. A region is folded; its links are in the page all the same. */
export function GuidesIndex(view: GuidesView) {
  const { title, description, lead, home, search, found, popular, groups, next } = view;
  const steps = [{ to: '/', name: home }];
  const { path } = usePageAddresses('/guides', steps, title);
  const address = useLocalizedPath();
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={title} description={description} />
      <Breadcrumb steps={steps} here={title} />
      <PageTitle title={title} lead={lead} />
      <div className="mb-6 max-w-xl">
        <QuerySearch action={address('/guides')} search={search.text} words={search.words} />
      </div>
      <p role="status" className={found === null ? 'sr-only' : 'text-lg font-semibold wrap-anywhere'}>
        {found?.status}
      </p>
      {found === null ? null : <Found {...found} />}
      {popular === null ? null : <Popular {...popular} />}
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <NextLinks links={next} />
      <StructuredData facts={{ '@context': 'https://schema.org', ...breadcrumbData(path) }} />
    </div>
  );
}

function Popular({ heading, links }: NonNullable<GuidesView['popular']>) {
  return (
    <section aria-labelledby="popular-heading" className="mb-8">
      <h2 id="popular-heading" className="text-2xl">
        {heading}
      </h2>
      <Rows links={links} className="guide-even grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  );
}

type RowsProperties = Readonly<{ links: readonly ComponentProps<typeof GuideLinkRow>[]; className: string }>;

function Rows({ links, className }: RowsProperties) {
  return (
    <ul className={`mt-2 ${className}`}>
      {links.map((link) => (
        <li key={link.name} className="border-b border-line">
          <GuideLinkRow {...link} />
        </li>
      ))}
    </ul>
  );
}

function Found({ hint, links, all }: NonNullable<GuidesView['found']>) {
  return (
    <>
      {hint === null ? null : <p className="mt-1 text-ink-soft">{hint}</p>}
      <Rows links={links} className="max-w-xl" />
      <LocalizedLink to="/guides" preventScrollReset className={`mt-4 ${buttonClass('quiet')}`}>
        {all}
      </LocalizedLink>
    </>
  );
}

/** The destinations of several countries are few, and shown. */
function Group({ id, name, count, letters }: GuidesView['groups'][number]) {
  return (
    <details id={id} open={id === 'several'} className="guide-group">
      <summary>
        <h2 className="text-2xl">{name}</h2>
        <span className="text-ink-soft">{count}</span>
        <ChevronDown aria-hidden="true" className="details-arrow ml-auto size-5" />
      </summary>
      <div className="guide-places guide-even">
        {letters.map(({ letter, links }) => (
          <div key={letter} className={letter === null ? '' : 'guide-letter'}>
            {letter === null ? null : <h3>{letter}</h3>}
            <ul>
              {links.map((link) => (
                <li key={link.name} className="break-inside-avoid">
                  <GuideLinkRow {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
