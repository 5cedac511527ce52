import { lazy } from 'react';
import {
  ChartColumn,
  Gauge,
  History,
  House,
  Mail,
  TicketPercent,
  Inbox,
  MessagesSquare,
  ReceiptText,
  Undo2,
  Users,
} from 'lucide-react';
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
  {
    path: 'inbox',
    role: 'support',
    section: 'inbox',
    nav: { name: 'inbox', icon: Inbox },
    Screen: lazy(() => import('../inbox/inbox-screen.tsx')),
  },
  {
    path: 'tickets/:id',
    role: 'support',
    section: 'inbox',
    nav: null,
    Screen: lazy(() => import('../tickets/ticket-screen.tsx')),
  },
  {
    path: 'saved-replies',
    role: 'support',
    section: 'inbox',
    nav: null,
    Screen: lazy(() => import('../tickets/saved-replies-screen.tsx')),
  },
  {
    path: 'chats',
    role: 'support',
    section: 'chats',
    nav: { name: 'chats', icon: MessagesSquare },
    Screen: lazy(() => import('../chats/chats-screen.tsx')),
  },
  {
    path: 'withdrawals',
    role: 'support',
    section: 'withdrawals',
    nav: { name: 'withdrawals', icon: Undo2 },
    Screen: lazy(() => import('../withdrawals/withdrawals-screen.tsx')),
  },
  {
    path: 'withdrawals/:id',
    role: 'support',
    section: 'withdrawals',
    nav: null,
    Screen: lazy(() => import('../withdrawals/withdrawal-screen.tsx')),
  },
  {
    path: 'customers',
    role: 'admin',
    section: 'customers',
    nav: { name: 'customers', icon: Users },
    Screen: lazy(() => import('../customers/customers-screen.tsx')),
  },
  // Discounts
  {
    path: 'discounts',
    role: 'admin',
    section: 'discounts',
    nav: { name: 'discounts', icon: TicketPercent },
    Screen: lazy(() => import('../discounts/discounts-screen.tsx')),
  },
  {
    path: 'discounts/new',
    role: 'admin',
    section: 'discounts',
    nav: null,
    Screen: lazy(() => import('../discounts/new-discount-screen.tsx')),
  },
  {
    path: 'discounts/series',
    role: 'admin',
    section: 'discounts',
    nav: null,
    Screen: lazy(() => import('../discounts/series-screen.tsx')),
  },
  {
    path: 'discounts/code/:code',
    role: 'admin',
    section: 'discounts',
    nav: null,
    Screen: lazy(() => import('../discounts/discount-screen.tsx')),
  },
  // Newsletter and leads
  {
    path: 'newsletter',
    role: 'admin',
    section: 'newsletter',
    nav: { name: 'contacts', icon: Mail },
    Screen: lazy(() => import('../contacts/newsletter-screen.tsx')),
  },
  {
    path: 'leads',
    role: 'admin',
    section: 'newsletter',
    nav: null,
    Screen: lazy(() => import('../contacts/leads-screen.tsx')),
  },
  {
    path: 'visitors',
    role: 'support',
    section: 'visitors',
    nav: { name: 'visitors', icon: ChartColumn },
    Screen: lazy(() => import('../statistics/visitors-screen.tsx')),
  },
  {
    path: 'page-speed',
    role: 'support',
    section: 'page-speed',
    nav: { name: 'speed', icon: Gauge },
    Screen: lazy(() => import('../statistics/speed-screen.tsx')),
  },
  {
    path: 'audit',
    role: 'admin',
    section: 'audit',
    nav: { name: 'audit', icon: History },
    Screen: lazy(() => import('../audit/audit-screen.tsx')),
  },
];
