import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';

/** `to` is an English path. */
export type Step = Readonly<{ to: string; name: string }>;

type Properties = Readonly<{ steps: readonly Step[]; here: string }>;

/** Links from the home page to this page. */
export function Breadcrumb({ steps, here }: Properties) {
  const t = useMessages('plans');
  return (
    <nav aria-label={t('destination.path')} className="pt-6 pb-3">
      <ol className="flex flex-wrap items-baseline gap-x-2 text-ink-soft max-sm:text-sm">
        {steps.map(({ to, name }, index) => (
          <li key={to} className="flex items-baseline gap-2">
            {/* Its target of 44 px overlaps the text around it, so that lines stay as close as those of a text. */}
            <LocalizedLink to={to} className="footer-link -mx-1.5 -my-3 px-1.5">
              {name}
            </LocalizedLink>
            <span aria-hidden="true" className={index === steps.length - 1 ? 'max-sm:hidden' : ''}>
              /
            </span>
          </li>
        ))}
        {/* On a phone the title below says it. */}
        <li aria-current="page" className="max-sm:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  );
}
