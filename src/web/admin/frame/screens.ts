import { lazy, type ComponentType } from 'react';
import { History, House, MessagesSquare, ReceiptText, Users, type LucideIcon } from 'lucide-react';
import type { Role } from '#core/accounts/role-store.ts';

/** What a screen gets: the parts of its address that are not fixed, such as the id of an order. */
export type ScreenProps = Readonly<{ params: Readonly<Record<string, string>> }>;

type Screen = Readonly<{
  /** Below /admin: `orders/:id`. */
  path: string;
  /** Who may open it. The server decides on its own; here it only leaves out what would be refused. */
  role: Role;
  /** Its entry in the navigation, a key of `admin:nav`. Null: reached from another screen, under `section`. */
  nav: Readonly<{ name: NavName; icon: LucideIcon }> | null;
  /** The path of the navigation entry that is marked while this screen is open. */
  section: string;
  Screen: ComponentType<ScreenProps>;
}>;

export type NavName = 'today' | 'orders' | 'chats' | 'customers' | 'audit';

/** Each screen is loaded when it is opened. In the order of the navigation. */
export const SCREENS: readonly Screen[] = [
  {
    path: '',
    role: 'support',
    section: '',
    nav: { name: 'today', icon: House },
    Screen: lazy(() => import('../today/today-screen.tsx')),
  },
  // Orders
  {
    path: 'orders',
    role: 'support',
    section: 'orders',
    nav: { name: 'orders', icon: ReceiptText },
    Screen: lazy(() => import('../orders/orders-screen.tsx')),
  },
  {
    path: 'orders/:id',
    role: 'support',
    section: 'orders',
    nav: null,
    Screen: lazy(() => import('../orders/order-screen.tsx')),
  },
  // Inbox: tickets, chats, withdrawals
  {
    path: 'chats',
    role: 'support',
    section: 'chats',
    nav: { name: 'chats', icon: MessagesSquare },
    Screen: lazy(() => import('../chats/chats-screen.tsx')),
  },
  // Catalogue
  // Customers
  {
    path: 'customers',
    role: 'admin',
    section: 'customers',
    nav: { name: 'customers', icon: Users },
    Screen: lazy(() => import('../customers/customers-screen.tsx')),
  },
  // Newsletter and leads
  {
    path: 'audit',
    role: 'admin',
    section: 'audit',
    nav: { name: 'audit', icon: History },
    Screen: lazy(() => import('../audit/audit-screen.tsx')),
  },
];
