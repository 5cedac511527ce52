import type { Step } from '../../plans/details/breadcrumb.tsx';
import type { GuideView } from './guide-view.ts';

/** The breadcrumb of a guide: home, then the list of guides. */
export function guideSteps({ words }: Pick<GuideView, 'words'>): readonly Step[] {
  return [
    { to: '/', name: words.home },
    { to: '/guides', name: words.guides },
  ];
}
