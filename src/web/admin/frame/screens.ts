import { lazy } from 'react';
import { History, House, ReceiptText, Users } from 'lucide-react';
import type { Screen } from './screen.ts';

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
