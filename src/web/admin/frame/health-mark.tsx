import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { countProblems } from '#core/system/system-health.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useSystem } from './use-system.ts';

const UNKNOWN = { Icon: CircleHelp, colour: '' };
const WORKS = { Icon: CircleCheck, colour: 'admin-health-good' };
const FAILS = { Icon: TriangleAlert, colour: 'admin-health-bad' };

/** Whether everything works, on every screen of admins. Leads to the screen that says more. */
export function HealthMark() {
  const t = useMessages('admin');
  const { data } = useSystem();
  const problems = data === undefined ? null : countProblems(data.health);
  const { Icon, colour } = problems === null ? UNKNOWN : problems === 0 ? WORKS : FAILS;
  return (
    <LocalizedLink to="/admin/system" className={`admin-nav-link ${colour}`}>
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
