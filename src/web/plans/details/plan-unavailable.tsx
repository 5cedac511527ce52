import { CircleAlert } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  kind: 'unknown' | 'failed';
  /** The English path of the plan's page, to retry there; null when a retry is useless. */
  path: string | null;
}>;

/** A plan that cannot be shown: no longer on sale, or not loadable right now. */
export function PlanUnavailable({ kind, path }: Properties) {
  const t = useMessages('plans');
  return (
    <div role="alert" className="notice-card">
      <CircleAlert aria-hidden="true" className="size-8 text-bad" />
      <p className="text-lg">{t(`details.${kind}`)}</p>
      {kind === 'failed' && path !== null ? (
        <LocalizedLink reloadDocument to={path} className={buttonClass('quiet')}>
          {t('details.page')}
        </LocalizedLink>
      ) : null}
    </div>
  );
}
