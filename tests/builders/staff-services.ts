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
  timeZone: 'UTC',
  reportSales: () => Promise.reject(new Error('Nobody may read the sales')),
  alerts: { open: () => Promise.resolve([]), close: () => Promise.resolve(false) },
  orders: {
    search: () => Promise.resolve([]),
    countAttention: () => Promise.resolve(0),
    find: () => Promise.resolve(null),
    retry: () => Promise.resolve(null),
    resend: () => Promise.resolve('none'),
    addNote: () => Promise.resolve(false),
    markHandled: () => Promise.resolve(false),
  },
  statistics: {
    visits: { readDays: () => Promise.resolve([]), readNames: () => Promise.resolve([]) },
    speeds: { readCounts: () => Promise.resolve([]) },
  },
  discounts: {
    editor: {
      list: () => Promise.resolve([]),
      find: () => Promise.resolve(null),
      create: () => Promise.resolve({ kind: 'taken' }),
      save: () => Promise.resolve({ kind: 'not-found' }),
      setActive: () => Promise.resolve(null),
    },
    series: {
      list: () => Promise.resolve([]),
      find: () => Promise.resolve(null),
      create: () => Promise.resolve({ kind: 'taken' }),
      setActive: () => Promise.resolve(null),
      recordExport: () => Promise.resolve(null),
      readCodes: () => Promise.resolve([]),
    },
    listDestinations: () => Promise.resolve([]),
  },
  newsletter: {
    read: () => Promise.resolve([]),
    count: () => Promise.resolve({ confirmed: 0, waiting: 0, ended: 0 }),
    recordExport: () => Promise.resolve(0),
    remove: () => Promise.resolve(false),
  },
  leads: {
    read: () => Promise.resolve([]),
    count: () => Promise.resolve(0),
    recordExport: () => Promise.resolve(0),
    remove: () => Promise.resolve(false),
  },
  refunds: { request: () => Promise.resolve({ kind: 'not-found' }) },
  withdrawals: {
    list: () => Promise.resolve([]),
    find: () => Promise.resolve(null),
    accept: () => Promise.resolve('not-found'),
    refuse: () => Promise.resolve('not-found'),
  },
};
