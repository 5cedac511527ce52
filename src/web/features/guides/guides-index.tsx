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

/** Every guide, by region and letter. */
export function GuidesIndex({ title, description, lead, home, jump, groups, next }: GuidesView) {
  const steps = [{ to: '/', name: home }];
  const { path } = usePageAddresses('/guides', steps, title);
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={title} description={description} />
      <Breadcrumb steps={steps} here={title} />
      <PageTitle title={title} lead={lead}>
        <NextLinks links={next} />
      </PageTitle>
      <nav aria-label={jump}>
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ id, name, count }) => (
            <li key={id}>
              <a href={`#${id}`} className={buttonClass('chip')}>
                {name} <span className="text-ink-soft">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <StructuredData facts={{ '@context': 'https://schema.org', ...breadcrumbData(path) }} />
    </div>
  );
}

function Group({ id, name, letters }: GuidesView['groups'][number]) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="guide-section mt-12">
      <h2 id={`${id}-heading`} className="text-3xl">
        {name}
      </h2>
      <div className="guide-places mt-4">
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
    </section>
  );
}
