import { createContext, use } from 'react';
import type { StaffMeResponse } from '#contract/admin/staff.ts';
import type { Screen } from './screen.ts';
import { adminClient, refusalOf } from './admin-client.ts';

/** The signed-in member of staff, for every screen of the panel. */
export const StaffContext = createContext<StaffMeResponse | null>(null);

type Section = Readonly<{ path: string }> & NonNullable<Screen['nav']>;

/** The entries of the navigation that this member of staff may open. */
export const SectionsContext = createContext<readonly Section[]>([]);

export function useStaff(): StaffMeResponse {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('This screen is not inside the admin panel');
  return staff;
}

export async function fetchStaff({ signal }: Readonly<{ signal: AbortSignal }>): Promise<StaffMeResponse> {
  const response = await adminClient().me.$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}
