import { ChevronDown } from 'lucide-react';

export type Question = Readonly<{ question: string; answer: string }>;

/** Questions that open one by one; plain HTML, so no script is needed. */
export function QuestionList({ questions }: Readonly<{ questions: readonly Question[] }>) {
  return (
    <div className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary className="question-summary">
            <h3 className="text-lg">{question}</h3>
            <ChevronDown aria-hidden="true" className="details-arrow question-mark" />
          </summary>
          <p className="max-w-prose px-5 pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
