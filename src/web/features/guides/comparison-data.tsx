import { StructuredData } from '../../document/structured-data.tsx';
import type { ComparisonView } from './guide-view.ts';
import { articleStructuredData } from './guide-structured-data.ts';
import { usePageAddresses } from './use-page-addresses.ts';

/** The comparison's structured data for search engines. Its questions are those that the page asks. */
export function ComparisonData({ comparison, words }: ComparisonView) {
  const { title, description, questions } = comparison;
  const page = usePageAddresses('/compare', [{ to: '/', name: words.home }], words.here);
  return (
    <StructuredData
      facts={articleStructuredData({ ...page, title, description, changedAt: null, questions })}
    />
  );
}
