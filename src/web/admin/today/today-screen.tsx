import { mayActAs } from '#core/staff/staff-member.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { SCREENS } from '../frame/screens.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { useStaff } from '../frame/use-staff.ts';

/** The first screen: what there is to do for this member of staff. */
export default function TodayScreen() {
  const t = useMessages('admin');
  const { roles } = useStaff();
  return (
    <>
      <ScreenTitle title={t('today.title')} lead={t('today.lead')} />
      <ul className="admin-cards" aria-label={t('today.sections')}>
        {SCREENS.map(({ path, nav, role }) =>
          nav === null || path === '' || !mayActAs(roles, role) ? null : (
            <li key={path}>
              <LocalizedLink to={`/admin/${path}`} className="admin-card-link">
                <nav.icon aria-hidden="true" className="size-5" />
                {t(`nav.${nav.name}`)}
              </LocalizedLink>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
