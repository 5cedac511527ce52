import type { ReactNode } from 'react';

export function ListItem({ children }: Readonly<{ children: ReactNode }>) {
  return <li style={{ margin: '0 0 4px' }}>{children}</li>;
}
