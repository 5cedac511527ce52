import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

type Properties = Readonly<{ id?: string; children: ReactNode }>;

/** What is wrong with a field, beside it. The field names it with `aria-describedby`. */
export function FieldError({ id, children }: Properties) {
  return (
    <p id={id} className="field-complaint">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
