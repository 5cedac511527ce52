import { expect, test } from 'vitest';
import { declaredStaff } from './declared-staff.ts';
import { staffOnly } from './staff-only.ts';

const route = (method: string, handler: unknown, path = '/api/admin/x') => ({ method, path, handler });
const { middleware: reads } = staffOnly({ role: 'support' });
const { middleware: changes } = staffOnly({ role: 'admin', audits: 'roles-changed' });
const handler = () => undefined;

test('ADMIN-02 a route of /api/admin without a declaration stops the start of the shop', () => {
  expect(() => declaredStaff([route('GET', handler)])).toThrow('GET /api/admin/x does not declare');
  expect(declaredStaff([route('GET', reads), route('GET', handler)])).toHaveLength(1);
  expect(declaredStaff([route('GET', handler, '/api/packages'), route('ALL', handler)])).toEqual([]);
});

test('ADMIN-19 a changing route without an entry in the audit log stops the start of the shop', () => {
  expect(() => declaredStaff([route('POST', reads)])).toThrow('entry in the audit log');
  expect(declaredStaff([route('POST', changes)])[0]?.declaration.audits).toBe('roles-changed');
});
