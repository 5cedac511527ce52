import { ArrowRight, ChevronDown } from 'lucide-react';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import type { ExplainView } from './explain-view.ts';

/** The first questions of the contact page. Plain HTML: they open without scripts. */
export function FirstQuestions({ questions }: Pick<ExplainView, 'questions'>) {
  const t = useMessages('explain');
  return (
    <section aria-labelledby="questions-heading" className="places home-late first-questions">
      <div>
        <h2 id="questions-heading" className="text-3xl">
          {t('questions.heading')}
        </h2>
        <LocalizedLink to="/contact" className="places-more first-questions-more">
          {t('questions.more')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalizedLink>
      </div>
      <div className="first-questions-list">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="first-question">
            <summary className="first-question-summary">
              <h3 className="text-base">{question}</h3>
              <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
            </summary>
            <p className="first-question-answer">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
