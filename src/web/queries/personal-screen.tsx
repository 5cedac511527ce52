import { useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { followPageSession, pageQueryClient } from './page-query-client.ts';

/** The frame of every screen with personal or changing data. Only such screens load the query library. */
export function PersonalScreen({ children }: Readonly<{ children: ReactNode }>) {
  const [client] = useState(pageQueryClient);
  useEffect(followPageSession, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
