import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';

type Properties = Readonly<{ title: string; description: string; lead?: string }>;

/** The title of a screen about one eSIM, in the tab and on the page. */
export function EsimTitle({ title, description, lead }: Properties) {
  return (
    <>
      <PageHead title={title} description={description} isIndexed={false} />
      <PageTitle title={title} {...(lead === undefined ? {} : { lead })} />
    </>
  );
}
