import { useLanguage } from '../../language/use-language.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { sharePicture } from '../../document/share-picture.ts';
import type { Step } from '../../plans/details/breadcrumb.tsx';

/** The whole addresses that structured data names. Takes English paths. */
export function usePageAddresses(pagePath: string, steps: readonly Step[], here: string) {
  const path = useLocalizedPath();
  const { origin } = usePageFacts();
  const language = useLanguage();
  const address = origin + path(pagePath);
  return {
    origin,
    address,
    language,
    picture: origin + sharePicture(language),
    path: [...steps.map(({ name, to }) => ({ name, address: origin + path(to) })), { name: here, address }],
  };
}
