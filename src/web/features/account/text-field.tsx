import { useId, type ComponentProps } from 'react';

type Properties = Omit<ComponentProps<'input'>, 'id' | 'className'> & Readonly<{ label: string }>;

/** A labelled field of a form. */
export function TextField({ label, ...input }: Properties) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="min-h-12 w-full rounded-xl border border-ink-soft bg-card px-4 text-ink"
        {...input}
      />
    </div>
  );
}
