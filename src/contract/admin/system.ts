import { z } from 'zod';
import {
  FAILURE_REASONS,
  JOB_FILTERS,
  JOB_STATES,
  MAIL_FAMILIES,
  MAIL_STATES,
  SANDBOX_FAULT_KINDS,
  SANDBOX_SERVICES,
  SECURITY_EVENT_KINDS,
} from '#core/system/system-values.ts';

/** Times are ISO 8601. */
const moment = z.string();

export const SystemResponse = z.object({
  now: moment,
  isSandbox: z.boolean(),
  /** The problem is null when it works. */
  health: z.array(
    z.object({
      name: z.enum(['database', 'network', 'payments', 'mail', 'worker', 'disk']),
      problem: z
        .enum(['no-response', 'refused', 'error', 'unchecked', 'no-worker', 'nearly-full'])
        .nullable(),
      workedAt: moment.nullable(),
    }),
  ),
  /** Null: never read. */
  balance: z.object({ cents: z.int(), readAt: moment, isLow: z.boolean() }).nullable(),
  lowBalanceCents: z.int(),
  processes: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['all', 'web', 'worker']),
      version: z.string(),
      startedAt: moment,
      seenAt: moment,
      isAlive: z.boolean(),
      disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
    }),
  ),
});
export type SystemResponse = z.infer<typeof SystemResponse>;
export type ShownHealth = SystemResponse['health'][number];

const name = z.string().max(100);

export const JobsQuery = z.object({
  filter: z.enum(JOB_FILTERS).default('failed'),
  kind: name.optional(),
});

const Subject = z.object({ id: z.string(), number: z.int() });

export const JobsResponse = z.object({
  counts: z.array(z.object({ kind: z.string(), state: z.enum(JOB_STATES), count: z.int() })),
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.enum(JOB_STATES),
      attempts: z.int(),
      createdAt: moment,
      nextAt: moment.nullable(),
      endedAt: moment.nullable(),
      /** `detail` is the message of the error, without addresses and secrets. */
      failure: z.object({ reason: z.enum(FAILURE_REASONS), detail: z.string() }).nullable(),
      about: Subject.extend({ kind: z.enum(['order', 'ticket']) }).nullable(),
    }),
  ),
  /** More jobs match than are listed. */
  hasMore: z.boolean(),
});
export type JobsResponse = z.infer<typeof JobsResponse>;
export type ShownJob = JobsResponse['jobs'][number];

export const JobParams = z.object({ id: z.uuid() });
/** `isNew` false: the job was not failed any more. */
export const JobRetried = z.object({ id: z.string(), isNew: z.boolean() });

export const MailsQuery = z.object({
  search: z.string().trim().toLowerCase().max(200).optional(),
  state: z.enum(MAIL_STATES).optional(),
  after: z
    .string()
    .regex(/^-?\d{1,17}\.[0-9a-f-]{36}$/)
    .optional(),
});

export const MailsResponse = z.object({
  /** Of the last seven days. */
  counts: z.array(z.object({ family: z.enum(MAIL_FAMILIES), state: z.enum(MAIL_STATES), count: z.int() })),
  mails: z.array(
    z.object({
      id: z.string(),
      family: z.enum(MAIL_FAMILIES),
      kind: z.string(),
      state: z.enum(MAIL_STATES),
      canBeResent: z.boolean(),
      recipient: z.string().nullable(),
      attempts: z.int(),
      createdAt: moment,
      triedAt: moment.nullable(),
      sentAt: moment.nullable(),
      order: Subject.nullable(),
      ticket: Subject.nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export type MailsResponse = z.infer<typeof MailsResponse>;
export type ShownMail = MailsResponse['mails'][number];

export const MailParams = z.object({ family: z.enum(MAIL_FAMILIES), id: z.uuid() });
/** `isNew` false: the mail was queued meanwhile, or cannot be sent again. */
export const MailQueued = z.object({ id: z.string(), isNew: z.boolean() });

export const SECURITY_HOURS = ['1', '24', '168', '720'] as const;

export const SecurityQuery = z.object({
  hours: z.enum(SECURITY_HOURS).default('24'),
  kind: z.enum(SECURITY_EVENT_KINDS).optional(),
  client: z
    .string()
    .regex(/^[0-9a-f]{10}$/)
    .optional(),
  route: z.string().max(200).optional(),
});

export const SecurityResponse = z.object({
  totals: z.array(z.object({ kind: z.enum(SECURITY_EVENT_KINDS), count: z.int() })),
  events: z.array(
    z.object({
      minute: moment,
      kind: z.enum(SECURITY_EVENT_KINDS),
      route: z.string(),
      /** Empty: several clients, or none. */
      client: z.string(),
      count: z.int(),
    }),
  ),
  hasMore: z.boolean(),
});
export type SecurityResponse = z.infer<typeof SecurityResponse>;

export const SandboxResponse = z.object({
  now: moment,
  machineNow: moment,
  faults: z.array(
    z.object({ id: z.string(), service: z.string(), kind: z.string(), count: z.int().nullable() }),
  ),
});
export type SandboxResponse = z.infer<typeof SandboxResponse>;

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
export const AdvanceBody = z.object({ milliseconds: z.int().min(1_000).max(YEAR_MS) });
export const FaultBody = z.object({
  service: z.enum(SANDBOX_SERVICES),
  kind: z.enum(SANDBOX_FAULT_KINDS),
  count: z.int().min(1).max(1_000).nullable(),
});
