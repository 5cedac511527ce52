import type { AuditValues } from '#core/staff/audit-log.ts';
import type { AuditedSandbox, SandboxState } from '#core/system/audited-sandbox.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { writeAudit } from '../staff/audit-log.ts';

type Control = Readonly<{
  read(): Promise<SandboxState>;
  advance(milliseconds: number): Promise<void>;
  addFault(fault: Readonly<{ service: string; kind: string; count: number | null }>): Promise<void>;
  clearFaults(): Promise<void>;
}>;

type Needs = Readonly<{ postgres: Pick<Postgres, 'transaction'>; control: Control }>;

/** The sandbox is no part of a transaction: the entry is written after the change. */
export function createAuditedSandbox({ postgres, control }: Needs): AuditedSandbox {
  const change = async (
    { by, at }: Readonly<{ by: string; at: Date }>,
    after: AuditValues,
    make: () => Promise<void>,
  ) => {
    await make();
    await postgres.transaction((tx) =>
      writeAudit(tx, {
        by,
        at,
        action: 'sandbox-changed',
        target: { kind: 'sandbox', id: 'sandbox' },
        before: null,
        after,
      }),
    );
    return control.read();
  };
  return {
    read: () => control.read(),
    advance: (milliseconds, by) =>
      change(by, { advancedMs: milliseconds }, () => control.advance(milliseconds)),
    addFault: (fault, by) => change(by, { ...fault }, () => control.addFault(fault)),
    clearFaults: (by) => change(by, { faults: 'none' }, () => control.clearFaults()),
  };
}
