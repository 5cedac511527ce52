import { use } from 'react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { SectionsContext } from '../frame/use-staff.ts';

/** The first screen: what there is to do for this member of staff. */
export default function TodayScreen() {
  const t = useMessages('admin');
  const sections = use(SectionsContext).filter(({ path }) => path !== '');
  return (
    <>
      <ScreenTitle title={t('today.title')} lead={t('today.lead')} />
      <ul className="admin-cards" aria-label={t('today.sections')}>
        {sections.map(({ path, name, icon: Icon }) => (
          <li key={path}>
            <LocalizedLink to={`/admin/${path}`} className="admin-card-link">
              <Icon aria-hidden="true" className="size-5" />
              {t(`nav.${name}`)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </>
  );
}
