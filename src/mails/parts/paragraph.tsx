import type { ReactNode } from 'react';

export function Paragraph({ children }: Readonly<{ children: ReactNode }>) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}
