import type { ReactNode } from 'react';
import { THEME } from '../theme.ts';

/** Additional information in small text. */
export function Note({ children }: Readonly<{ children: ReactNode }>) {
  return <p style={{ margin: '0 0 16px', fontSize: 14, color: THEME.inkSoft }}>{children}</p>;
}
