import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useSystem } from './use-system.ts';

/** Whether everything works, on every screen of admins. Leads to the screen that says more. */
export function HealthMark() {
  const t = useMessages('admin');
  const { data } = useSystem();
  const problems = data?.health.filter(({ problem }) => problem !== null).length ?? null;
  const Icon = problems === null ? CircleHelp : problems === 0 ? CircleCheck : TriangleAlert;
  const state = problems === null ? 'unknown' : problems === 0 ? 'good' : 'bad';
  return (
    <LocalizedLink to="/admin/system" className={`admin-nav-link admin-health admin-health-${state}`}>
      <Icon aria-hidden="true" className="size-5" />
      <span>
        {problems === null
          ? t('mark.unknown')
          : problems === 0
            ? t('mark.works')
            : t('mark.problems', { count: problems })}
      </span>
    </LocalizedLink>
  );
}
