import type { StaffServices } from '#server/http/staff/staff-services.ts';

/** A shop in which nobody is staff. */
export const noStaff: StaffServices = {
  confirmPassword: () => Promise.resolve({ kind: 'signed-out' }),
  audit: { list: () => Promise.resolve([]) },
  accounts: {
    team: () => Promise.resolve([]),
    find: () => Promise.resolve(null),
    saveRoles: () => Promise.resolve({ kind: 'not-found' }),
  },
};
