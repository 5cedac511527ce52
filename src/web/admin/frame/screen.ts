import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { Role } from '#core/accounts/role-store.ts';

/** What a screen gets: the parts of its address that are not fixed, such as the id of an order. */
export type ScreenProps = Readonly<{ params: Readonly<Record<string, string>> }>;

export type Screen = Readonly<{
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

export type NavName =
  | 'today'
  | 'catalogue'
  | 'orders'
  | 'inbox'
  | 'customers'
  | 'discounts'
  | 'contacts'
  | 'visitors'
  | 'speed'
  | 'audit'
  | 'system';
