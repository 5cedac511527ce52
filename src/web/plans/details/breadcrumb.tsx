import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';

/** `to` is an English path. */
export type Step = Readonly<{ to: string; name: string }>;

type Properties = Readonly<{ steps: readonly Step[]; here: string }>;

/** Links from the home page to this page. */
export function Breadcrumb({ steps, here }: Properties) {
  const t = useMessages('plans');
  return (
    <nav aria-label={t('destination.path')} className="pt-4">
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {steps.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-2">
            <LocalizedLink to={to} className="footer-link">
              {name}
            </LocalizedLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
