import type { ReactNode } from 'react';
import { THEME } from '../theme.ts';

/** The title of a section. */
export function Section({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <h2
      style={{
        margin: '24px 0 8px',
        paddingTop: 20,
        borderTop: `2px dashed ${THEME.line}`,
        fontSize: 20,
        lineHeight: 1.25,
      }}
    >
      {children}
    </h2>
  );
}
