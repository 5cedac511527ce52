import { CircleAlert } from 'lucide-react';

type Properties = Readonly<{ id: string; problem: string | null }>;

/** What is wrong with the whole form, above its button. The element is always there, so that screen readers announce it. */
export function FormProblem({ id, problem }: Properties) {
  return (
    <p id={id} role="alert" className="flex gap-2 font-semibold text-bad empty:hidden">
      {problem === null ? null : (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{problem}</span>
        </>
      )}
    </p>
  );
}
