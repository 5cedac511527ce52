import { ChartNoAxesColumn, LifeBuoy, Luggage, ReceiptText, Stamp } from 'lucide-react';
import { LocalizedNavLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import styles from './account-sections.css?url';

const SECTIONS = [
  { name: 'esims', to: '/dashboard', Icon: Luggage },
  { name: 'usage', to: '/dashboard/usage', Icon: ChartNoAxesColumn },
  { name: 'passport', to: '/dashboard/passport', Icon: Stamp },
  { name: 'orders', to: '/dashboard/orders', Icon: ReceiptText },
  { name: 'tickets', to: '/dashboard/tickets', Icon: LifeBuoy },
] as const;

/** The sections of the dashboard: chips beside the title, on a phone a bar at the bottom of the screen. */
export function SectionLinks() {
  const t = useMessages('sections');
  return (
    <nav aria-label={t('label')} className="section-links">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <ul>
        {SECTIONS.map(({ name, to, Icon }) => (
          <li key={name}>
            <LocalizedNavLink to={to} end={name === 'esims'} className="section-link">
              <Icon aria-hidden="true" className="size-5" />
              {t(name)}
            </LocalizedNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
