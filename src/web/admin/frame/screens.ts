import { lazy } from 'react';
import { Activity, ChartColumn, Gauge, History, House, Inbox, Layers, ReceiptText, Users } from 'lucide-react';
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
    section: 'inbox',
    nav: null,
    Screen: lazy(() => import('../chats/chats-screen.tsx')),
  },
  {
    path: 'withdrawals',
    role: 'support',
    section: 'inbox',
    nav: null,
    Screen: lazy(() => import('../withdrawals/withdrawals-screen.tsx')),
  },
  {
    path: 'withdrawals/:id',
    role: 'support',
    section: 'inbox',
    nav: null,
    Screen: lazy(() => import('../withdrawals/withdrawal-screen.tsx')),
  },
  // Catalogue
  {
    path: 'catalogue',
    role: 'admin',
    section: 'catalogue',
    nav: { name: 'catalogue', icon: Layers },
    Screen: lazy(() => import('../catalogue/catalogue-screen.tsx')),
  },
  {
    path: 'catalogue/import',
    role: 'admin',
    section: 'catalogue',
    nav: null,
    Screen: lazy(() => import('../catalogue/import-screen.tsx')),
  },
  {
    path: 'catalogue/syncs',
    role: 'admin',
    section: 'catalogue',
    nav: null,
    Screen: lazy(() => import('../catalogue/syncs-screen.tsx')),
  },
  {
    path: 'customers',
    role: 'admin',
    section: 'customers',
    nav: { name: 'customers', icon: Users },
    Screen: lazy(() => import('../customers/customers-screen.tsx')),
  },
  {
    path: 'customers/:id',
    role: 'admin',
    section: 'customers',
    nav: null,
    Screen: lazy(() => import('../customers/customer-screen.tsx')),
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
  // System
  {
    path: 'system',
    role: 'admin',
    section: 'system',
    nav: { name: 'system', icon: Activity },
    Screen: lazy(() => import('../system/system-screen.tsx')),
  },
  {
    path: 'system/jobs',
    role: 'admin',
    section: 'system',
    nav: null,
    Screen: lazy(() => import('../system/jobs-screen.tsx')),
  },
  {
    path: 'system/mails',
    role: 'admin',
    section: 'system',
    nav: null,
    Screen: lazy(() => import('../system/mails-screen.tsx')),
  },
  {
    path: 'system/security',
    role: 'admin',
    section: 'system',
    nav: null,
    Screen: lazy(() => import('../system/security-screen.tsx')),
  },
  {
    path: 'system/sandbox',
    role: 'admin',
    section: 'system',
    nav: null,
    Screen: lazy(() => import('../system/sandbox-screen.tsx')),
  },
];
