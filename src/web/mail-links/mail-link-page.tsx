import type { ReactNode } from 'react';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';

type Properties = Readonly<{ title: string; description: string; children: ReactNode }>;

/** The page of a link in a mail. The server renders the same for every token. */
export function MailLinkPage({ title, description, children }: Properties) {
  return (
    <div className="mx-auto max-w-3xl px-5">
      <PageHead title={title} description={description} isIndexed={false} hasPreview={false} />
      <PageTitle title={title} />
      <PersonalScreen>{children}</PersonalScreen>
    </div>
  );
}
