import { Breadcrumb } from '../../plans/details/breadcrumb.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { GuideData } from './guide-data.tsx';
import { GuideSectionView } from './guide-section.tsx';
import { guideSteps } from './guide-steps.ts';
import type { GuideView } from './guide-view.ts';
import styles from './guides.css?url';

/** Everything about an eSIM at one destination, in sentences made from its plans. */
export function GuidePage(view: GuideView) {
  const { name, countryCode, guide } = view;
  return (
    <div className="mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={guide.pageTitle} shortTitle={guide.title} description={guide.description} />
      <Breadcrumb steps={guideSteps(view)} here={name} />
      <article>
        <PageTitle
          title={guide.title}
          mark={countryCode === null ? null : <Flag countryCode={countryCode} isLarge />}
          lead={guide.lead}
        />
        <dl className="guide-facts">
          {guide.facts.map((fact) => (
            <div key={fact.name}>
              <dt className="text-ink-soft">{fact.name}</dt>
              <dd className="figure text-xl">{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className="guide-columns">
          <GuideAside {...view} />
          <div className="min-w-0">
            {guide.sections.map((section) => (
              <GuideSectionView key={section.id} {...section} />
            ))}
            <p className="mt-12">
              <LocalizedLink to="/guides" className={buttonClass('quiet')}>
                {view.words.allGuides}
              </LocalizedLink>
            </p>
          </div>
        </div>
      </article>
      <GuideData {...view} />
    </div>
  );
}

/** The way to the plans, and what the page answers. */
function GuideAside({ slug, guide, words }: GuideView) {
  return (
    <aside className="guide-aside">
      <LocalizedLink to={`/esim/${slug}`} className={buttonClass('primary')}>
        {words.plans}
      </LocalizedLink>
      <nav aria-labelledby="guide-contents" className="guide-contents">
        <h2 id="guide-contents" className="text-lg">
          {words.contents}
        </h2>
        <ul>
          {guide.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
