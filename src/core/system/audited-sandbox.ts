import type { SANDBOX_FAULT_KINDS, SANDBOX_SERVICES } from './system-values.ts';

export type SandboxService = (typeof SANDBOX_SERVICES)[number];
export type SandboxFaultKind = (typeof SANDBOX_FAULT_KINDS)[number];

/** The faults that each service of the sandbox can have. */
export const FAULTS_OF: Readonly<Record<SandboxService, readonly SandboxFaultKind[]>> = {
  network: ['error', 'timeout-before', 'timeout-after', 'delay', 'rate-limit', 'out-of-stock'],
  payments: ['error', 'timeout-before', 'timeout-after', 'delay', 'rate-limit'],
  mail: ['error', 'timeout-before', 'timeout-after', 'delay'],
  webhooks: ['silence', 'duplicate', 'delay'],
};

export function canHaveFault(service: SandboxService, kind: SandboxFaultKind): boolean {
  return FAULTS_OF[service].includes(kind);
}

export type SandboxState = Readonly<{
  /** The time of the sandbox, which can be ahead of the machine's. */
  now: Date;
  machineNow: Date;
  /** Faults may have other names: a test can set any. `count` null: until it is cleared. */
  faults: readonly Readonly<{ id: string; service: string; kind: string; count: number | null }>[];
}>;

type AuditedChange = Readonly<{ by: string; at: Date }>;

/** The clock and the faults of the sandbox. Every change is in the audit log. */
export interface AuditedSandbox {
  read(): Promise<SandboxState>;
  /** The clock cannot be set back. */
  advance(milliseconds: number, change: AuditedChange): Promise<SandboxState>;
  /** `count`: how often it happens; null: until it is cleared. */
  addFault(
    fault: Readonly<{ service: SandboxService; kind: SandboxFaultKind; count: number | null }>,
    change: AuditedChange,
  ): Promise<SandboxState>;
  clearFaults(change: AuditedChange): Promise<SandboxState>;
}
