import { useMessages } from '../../language/use-messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { SellerLine } from './seller-line.tsx';
import { SimplePage } from '../simple-page.tsx';

/** An empty line in `body` separates paragraphs. */
type Section = Readonly<{ id: string; heading: string; body: string }>;

type Properties = Readonly<{
  title: string;
  description: string;
  intro: string;
  sections: readonly Section[];
}>;

/** A legal text in sections, each with its own address. */
export function LegalPage({ title, description, intro, sections }: Properties) {
  const t = useMessages('legal');
  return (
    <SimplePage title={title} description={description} lead={intro}>
      <p className="text-ink-soft">{t('updated')}</p>
      <nav aria-label={t('contents')} className="mt-6 rounded-card border border-line bg-card p-5">
        <h2 className="text-xl">{t('contents')}</h2>
        <ol className="mt-2 sm:columns-2">
          {sections.map(({ id, heading }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="footer-link">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <LegalSection key={section.id} {...section} />
      ))}
      <section className="mt-10">
        <h2 className="text-2xl">{t('seller')}</h2>
        <SellerLine />
      </section>
      <NextSteps steps={[{ to: '/contact', label: t('contact') }]} />
    </SimplePage>
  );
}

function LegalSection({ id, heading, body }: Section) {
  return (
    <section id={id} className="mt-10">
      <h2 className="text-2xl">{heading}</h2>
      {body.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
