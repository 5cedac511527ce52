import type { StaffDeclaration } from './staff-only.ts';

type Registered = Readonly<{ method: string; path: string; handler: unknown }>;
export type DeclaredRoute = Readonly<{ method: string; path: string; declaration: StaffDeclaration }>;

/**
 * The declarations of all routes of /api/admin. Throws when one declares no role, or changes something without an entry
 * in the audit log: such a route must never be served.
 */
export function declaredStaff(routes: readonly Registered[]): readonly DeclaredRoute[] {
  const staff = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'));
  const declared = new Map<string, DeclaredRoute>();
  for (const { method, path, handler } of staff) {
    if (hasDeclaration(handler))
      declared.set(`${method} ${path}`, { method, path, declaration: handler.declaration });
  }
  for (const { method, path } of staff) {
    const { declaration } = declared.get(`${method} ${path}`) ?? {};
    if (declaration === undefined) throw new Error(`${method} ${path} does not declare who may call it`);
    if (method !== 'GET' && declaration.isSignal !== true && declaration.audits === undefined)
      throw new Error(`${method} ${path} does not declare its entry in the audit log`);
  }
  return [...declared.values()];
}

function hasDeclaration(handler: unknown): handler is Readonly<{ declaration: StaffDeclaration }> {
  return typeof handler === 'function' && 'declaration' in handler;
}
