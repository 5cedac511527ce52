import type { ReactNode } from 'react';
import { LifeBuoy } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { arrangeEsims } from '#core/esims/dashboard/arrange-esims.ts';
import { isInstallFirst } from '#core/esims/dashboard/next-action.ts';
import { helpPath } from '#core/esims/installation/esim-paths.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { CoverageMark } from '../../esims/coverage-mark.tsx';
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
  const installed = esims.filter((esim) => !isInstallFirst(esim));
  // One that was never marked may be on a phone all the same.
  const helped = installed.length > 0 ? installed.slice(0, MOST_LINKS) : esims.slice(0, 1);
  const [first, other] = helped;
  if (isPending) {
    return (
      <div className="min-h-[60rem] pt-8">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <>
      {first === undefined ? null : (
        <section className="mt-8 rounded-card border border-line bg-card p-5" aria-labelledby="fix">
          <h2 id="fix" className="text-xl">
            {t('help.heading')}
          </h2>
          <p className="mt-3 text-ink-soft">
            {other === undefined
              ? t('help.fixText', { esim: unbrokenData(first.name ?? first.title) })
              : t('help.fixChoose')}
          </p>
          <ul className="mt-4 flex flex-wrap gap-3">
            {helped.map((esim) => (
              <li key={esim.id} className="min-w-0">
                <HelpLink esim={esim} isOnly={other === undefined} />
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

type LinkProperties = Readonly<{ esim: MyEsim; isOnly: boolean }>;

/** Several of them are named. */
function HelpLink({ esim, isOnly }: LinkProperties) {
  const t = useMessages('tickets');
  const { id, name, country, extras, dataPlan } = esim;
  return (
    <LocalizedLink to={helpPath(id, 'tickets')} className={buttonClass('quiet')}>
      {isOnly ? (
        <LifeBuoy aria-hidden="true" className="size-5 shrink-0" />
      ) : (
        <>
          <CoverageMark esim={esim} />
          <span className="sr-only">{t('help.fixOther')}</span>
        </>
      )}
      <span className="min-w-0 wrap-anywhere">
        {isOnly ? t('help.fix') : (name ?? unbrokenData([country, ...extras, dataPlan].join(' · ')))}
      </span>
    </LocalizedLink>
  );
}
