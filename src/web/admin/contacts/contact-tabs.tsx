import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';

/** The two lists of addresses. */
export function ContactTabs({ current }: Readonly<{ current: 'newsletter' | 'leads' }>) {
  const t = useMessages('admin-contacts');
  return (
    <nav aria-label={t('tabs')} className="admin-tabs">
      {(['newsletter', 'leads'] as const).map((name) => (
        <LocalizedLink
          key={name}
          to={`/admin/${name}`}
          className="admin-tab"
          {...(name === current ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`${name}.title`)}
        </LocalizedLink>
      ))}
    </nav>
  );
}
