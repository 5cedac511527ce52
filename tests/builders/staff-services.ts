import type { StaffServices } from '#server/http/staff/staff-services.ts';

/** A shop in which nobody is staff. */
export const noStaff: StaffServices = {
  confirmPassword: () => Promise.resolve({ kind: 'signed-out' }),
  audit: { list: () => Promise.resolve([]) },
  accounts: {
    team: () => Promise.resolve([]),
    search: () => Promise.resolve([]),
    saveRoles: () => Promise.resolve({ kind: 'not-found' }),
  },
  orders: {
    search: () => Promise.resolve([]),
    countAttention: () => Promise.resolve(0),
    find: () => Promise.resolve(null),
    retry: () => Promise.resolve(null),
    resend: () => Promise.resolve('none'),
    addNote: () => Promise.resolve(false),
    markHandled: () => Promise.resolve(false),
  },
  refunds: { request: () => Promise.resolve({ kind: 'not-found' }) },
};
