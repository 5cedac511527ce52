import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { QuestionList, type Question } from '../../ui/questions/question-list.tsx';
import type { DestinationPageView } from './destination-page-view.ts';

/** Questions that travellers ask about any destination, with answers from its own plans. */
export function DestinationQuestions(view: DestinationPageView) {
  const t = useMessages('destination');
  const name = placeWithArticle(view.name, useLanguage());
  return (
    <section className="mt-12">
      <h2 className="text-2xl">
        {view.coverageType === 'global' ? t('questions.headingGlobal') : t('questions.heading', { name })}
      </h2>
      <QuestionList questions={useQuestions(view)} />
    </section>
  );
}

function useQuestions(view: DestinationPageView): readonly Question[] {
  const t = useMessages('destination');
  const limits = view.facts.find(({ kind }) => kind === 'unlimited')?.lines;
  return [
    ...(view.dataAnswer === null ? [] : [{ question: t('questions.data'), answer: view.dataAnswer }]),
    ...(limits === undefined
      ? []
      : [
          {
            question: t('questions.unlimited'),
            answer: t('questions.unlimitedAnswer', { limits: limits.join(' ') }),
          },
        ]),
    { question: t('questions.install'), answer: t('questions.installAnswer') },
    { question: t('questions.trouble'), answer: t('questions.troubleAnswer') },
  ];
}
