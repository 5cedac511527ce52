import type { StaffServices } from '#server/http/staff/staff-services.ts';

/** A shop in which nobody is staff. */
export const noStaff: StaffServices = {
  confirmPassword: () => Promise.resolve({ kind: 'signed-out' }),
  audit: { list: () => Promise.resolve([]) },
  accounts: {
    team: () => Promise.resolve([]),
    search: () => Promise.resolve([]),
    find: () => Promise.resolve(null),
    saveRoles: () => Promise.resolve({ kind: 'not-found' }),
    saveAccess: () => Promise.resolve({ kind: 'not-found' }),
    signOutEverywhere: () => Promise.resolve(null),
  },
  timeZone: 'UTC',
  reportSales: () => Promise.reject(new Error('Nobody may read the sales')),
  waiting: { read: () => Promise.reject(new Error('Nobody may read who waits')) },
  alerts: { open: () => Promise.resolve([]), close: () => Promise.resolve(false) },
  orders: {
    search: () => Promise.resolve([]),
    ofAddress: () => Promise.resolve([]),
    countAttention: () => Promise.resolve(0),
    find: () => Promise.resolve(null),
    retry: () => Promise.resolve(null),
    resend: () => Promise.resolve('none'),
    addNote: () => Promise.resolve(false),
    markHandled: () => Promise.resolve(false),
  },
  system: {
    reader: {
      services: () => Promise.resolve([]),
      processes: () => Promise.resolve([]),
      balance: () => Promise.resolve(null),
    },
    jobs: {
      counts: () => Promise.resolve([]),
      list: () => Promise.resolve([]),
      retry: () => Promise.resolve('not-found'),
    },
    mails: {
      counts: () => Promise.resolve([]),
      list: () => Promise.resolve([]),
      resend: () => Promise.resolve('not-found'),
    },
    securityEvents: { list: () => Promise.resolve([]), totals: () => Promise.resolve([]) },
    lowBalanceCents: 0,
    sandbox: null,
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
    picks: {
      read: () => Promise.resolve([]),
      listDestinations: () => Promise.resolve([]),
      save: () => Promise.resolve({ kind: 'saved' }),
    },
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
  reviews: { list: () => Promise.resolve([]), decide: () => Promise.resolve({ kind: 'not-found' }) },
};
