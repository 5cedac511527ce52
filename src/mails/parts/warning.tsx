import type { ReactNode } from 'react';
import { THEME } from '../theme.ts';

/** What the customer must read before anything is pressed. */
export function Warning({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <p
      style={{
        margin: '0 0 16px',
        padding: '12px 16px',
        border: `2px solid ${THEME.coral}`,
        borderRadius: 10,
        fontWeight: 600,
      }}
    >
      {children}
    </p>
  );
}
