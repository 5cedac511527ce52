export type Step = Readonly<{ title: string; text: string }>;

/** Steps in order, numbered like gates at an airport. */
export function StepList({ steps }: Readonly<{ steps: readonly Step[] }>) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 rounded-card border border-line bg-card p-5">
          <span aria-hidden="true" className="figure text-4xl text-coral">
            {index + 1}
          </span>
          <div>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
