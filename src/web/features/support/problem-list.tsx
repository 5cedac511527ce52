import { Fragment } from 'react';
import { CircleAlert } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { fieldId } from './form-field.tsx';

export type ProblemField = Readonly<{ name: string; label: string }>;

/** What must be corrected, as links to the fields. The element is always there, so that screen readers announce it. */
export function ProblemList({ fields }: Readonly<{ fields: readonly ProblemField[] }>) {
  const t = useMessages('support');
  return (
    <div role="alert" className="support-problems">
      {fields.length === 0 ? null : (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
          <div>
            <p className="font-semibold">{t('problem.heading', { count: fields.length })}</p>
            <p>
              {fields.map(({ name, label }, index) => (
                <Fragment key={name}>
                  {index === 0 ? null : ', '}
                  <a
                    href={`#${fieldId(name)}`}
                    className="text-button"
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(fieldId(name))?.focus();
                    }}
                  >
                    {label}
                  </a>
                </Fragment>
              ))}
              {'. '}
              {t('problem.kept')}
            </p>
          </div>
        </>
      )}
    </div>
  );
}
