import type { ReactNode } from 'react';
import { LifeBuoy } from 'lucide-react';
import { arrangeEsims } from '#core/esims/dashboard/arrange-esims.ts';
import { helpPath } from '#core/esims/installation/esim-paths.ts';
import { useMyEsims } from '../../esims/use-my-esims.ts';
import { useNow } from '../../esims/use-now.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { QuestionList } from '../../ui/questions/question-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const QUESTIONS = ['noInternet', 'late', 'share', 'delete', 'refund'] as const;

/** A group may have dozens; the page of each eSIM leads to its help too. */
const MOST_LINKS = 5;

/**
 * What helps without writing: the questions about an eSIM without internet, and the common answers. `children` come
 * below. Until it is all known, its place is kept, so that nothing moves.
 */
export function HelpFirst({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('tickets');
  const guide = useMessages('guide');
  const { data, isPending } = useMyEsims();
  const own = (data?.esims ?? []).filter(({ gift, given }) => gift === null && given === null);
  const esims = arrangeEsims(own, useNow()).current;
  const [esim] = esims;
  if (isPending) {
    return (
      <div className="min-h-[60rem] pt-8">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <>
      {esim === undefined ? null : (
        <section className="mt-8 rounded-card border border-line bg-card p-5" aria-labelledby="fix">
          <h2 id="fix" className="text-xl">
            {t('help.heading')}
          </h2>
          <p className="mt-3 text-ink-soft">{t('help.fixText', { esim: esim.name ?? esim.title })}</p>
          <LocalizedLink to={helpPath(esim.id, 'tickets')} className={`mt-4 ${buttonClass('primary')}`}>
            <LifeBuoy aria-hidden="true" className="size-5" />
            {t('help.fix')}
          </LocalizedLink>
          <ul>
            {esims.slice(1, MOST_LINKS).map(({ id, name, title }) => (
              <li key={id} className="mt-3">
                <LocalizedLink to={helpPath(id, 'tickets')} className="text-sea underline">
                  {t('help.fixOther', { esim: name ?? title })}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-12">
        <h2 className="text-2xl">{t('help.questions')}</h2>
        <QuestionList
          questions={QUESTIONS.map((name) => ({
            question: guide(`contact.faq.${name}.question`),
            answer: guide(`contact.faq.${name}.answer`),
          }))}
        />
      </section>
      {children}
    </>
  );
}
