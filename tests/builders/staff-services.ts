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
  catalogue: {
    editor: {
      list: () => Promise.resolve([]),
      counts: () => Promise.reject(new Error('Nobody may read the catalogue')),
      save: () => Promise.resolve({ kind: 'not-found' }),
      all: () => Promise.resolve([]),
    },
    imports: {
      preview: () => Promise.resolve({ rows: [], digest: '' }),
      apply: () => Promise.resolve({ kind: 'nothing-to-change' }),
      last: () => Promise.resolve(null),
      undo: () => Promise.resolve({ kind: 'not-last' }),
    },
    syncs: {
      list: () => Promise.resolve([]),
      changes: () => Promise.resolve([]),
      isRunning: () => Promise.resolve(false),
      start: () => Promise.resolve(false),
    },
  },
  statistics: {
    visits: { readDays: () => Promise.resolve([]), readNames: () => Promise.resolve([]) },
    speeds: { readCounts: () => Promise.resolve([]) },
  },
  refunds: { request: () => Promise.resolve({ kind: 'not-found' }) },
  withdrawals: {
    list: () => Promise.resolve([]),
    find: () => Promise.resolve(null),
    accept: () => Promise.resolve('not-found'),
    refuse: () => Promise.resolve('not-found'),
  },
};
