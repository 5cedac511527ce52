import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../state/store.ts';

export const SERVICES = ['payments', 'network', 'mail', 'webhooks'] as const;

export const FAULT_KINDS = [
  /** Responds with `status` and does nothing. */
  'error',
  /** Drops the connection before doing anything. */
  'timeout-before',
  /** Carries out the request, then drops the connection. */
  'timeout-after',
  /** Carries out the request twice (a webhook or a mail arrives twice). */
  'duplicate',
  /** Waits `delayMs`, then continues. */
  'delay',
  /** The network has no stock left. */
  'out-of-stock',
  /** Responds 429 with Retry-After. */
  'rate-limit',
  /** Webhooks are not sent. Each attempt counts as failed and is retried later. */
  'silence',
] as const;

export const faultRequestSchema = z.strictObject({
  service: z.enum(SERVICES),
  kind: z.enum(FAULT_KINDS),
  /** How many times the fault occurs; without it, until cleared. */
  count: z.int().positive().optional(),
  /**
   * Occurs only where the operation contains this text: "POST /v1/refunds", a webhook's event type, a mail's
   * recipient, a package id.
   */
  match: z.string().min(1).optional(),
  status: z.int().min(400).max(599).optional(),
  /** For `delay` and timeouts: how long the caller waits first. */
  delayMs: z.int().min(0).max(600_000).optional(),
  retryAfterSeconds: z.int().positive().optional(),
});
const faultSchema = faultRequestSchema.extend({ id: z.string() });

export type Service = (typeof SERVICES)[number];
export type FaultKind = (typeof FAULT_KINDS)[number];
export type FaultRequest = z.infer<typeof faultRequestSchema>;
export type Fault = z.infer<typeof faultSchema>;

export type FaultQuery = Readonly<{
  service: Service;
  kinds: readonly FaultKind[];
  /** The current operation, for `match`. */
  operation: string;
}>;

/** The faults set for the sandbox. They survive a restart. A fault with a count is used up as it occurs. */
export interface Faults {
  set(request: FaultRequest): Fault;
  list(): readonly Fault[];
  /** All faults, or those of one service. */
  clear(service?: Service): void;
  remove(id: string): void;
  /** Returns the first fault of these kinds that applies here, if any. Each call uses up one occurrence. */
  take(query: FaultQuery): Fault | null;
  /** Called when faults are set or cleared. */
  onChange(listener: () => void): void;
}

export function openFaults(store: Store): Faults {
  const saved = store.collection('faults', faultSchema);
  const listeners: (() => void)[] = [];
  let faults = saved.list();

  function changed() {
    faults = saved.list();
    for (const listener of listeners) listener();
  }

  function spend(fault: Fault) {
    if (fault.count === undefined) return;
    if (fault.count > 1) saved.save(fault.id, { ...fault, count: fault.count - 1 });
    else saved.remove(fault.id);
    faults = saved.list();
  }

  return {
    set(request) {
      const fault = { ...request, id: randomUUID() };
      saved.save(fault.id, fault);
      changed();
      return fault;
    },
    list: () => faults,
    clear(service) {
      for (const fault of faults) {
        if (service === undefined || fault.service === service) saved.remove(fault.id);
      }
      changed();
    },
    remove(id) {
      saved.remove(id);
      changed();
    },
    take({ service, kinds, operation }) {
      const fault = faults.find(
        (one) =>
          one.service === service &&
          kinds.includes(one.kind) &&
          (one.match === undefined || operation.includes(one.match)),
      );
      if (fault === undefined) return null;
      spend(fault);
      return fault;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
