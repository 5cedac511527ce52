import { StructuredData } from '../../document/structured-data.tsx';
import { guideSteps } from './guide-steps.ts';
import { articleStructuredData, questionOf } from './guide-structured-data.ts';
import type { GuideView } from './guide-view.ts';
import { usePageAddresses } from './use-page-addresses.ts';

/** The guide's structured data for search engines. */
export function GuideData(view: GuideView) {
  const { slug, name, changedAt, guide } = view;
  const page = usePageAddresses(`/guides/${slug}`, guideSteps(view), name);
  return (
    <StructuredData
      facts={articleStructuredData({
        ...page,
        title: guide.title,
        description: guide.description,
        changedAt,
        questions: guide.sections.map(questionOf),
      })}
    />
  );
}
