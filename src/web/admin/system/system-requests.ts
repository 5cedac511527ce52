import type {
  JobsResponse,
  MailsResponse,
  SandboxResponse,
  SecurityResponse,
  SystemResponse,
} from '#contract/admin/system.ts';
import type { SecurityEventKind } from '#core/security/security-event.ts';
import type { JobFilter } from '#core/system/job-list.ts';
import type { MailFamily, MailState } from '#core/system/mail-list.ts';
import type { SandboxFaultKind, SandboxService } from '#core/system/audited-sandbox.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';

type Signal = Readonly<{ signal: AbortSignal }>;

export async function fetchSystem({ signal }: Signal): Promise<SystemResponse> {
  const response = await adminClient().system.$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export type JobChoice = Readonly<{ filter: JobFilter; kind: string | null }>;

export async function fetchJobs({ signal }: Signal, { filter, kind }: JobChoice): Promise<JobsResponse> {
  const query = { filter, ...(kind === null ? {} : { kind }) };
  const response = await adminClient().jobs.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** False: the job was not failed any more. */
export async function retryJob(id: string): Promise<boolean> {
  const response = await adminClient().jobs[':id'].retry.$post({ param: { id } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).isNew;
}

export type MailChoice = Readonly<{ search: string; state: MailState | null; after: string | null }>;

export async function fetchMails(
  { signal }: Signal,
  { search, state, after }: MailChoice,
): Promise<MailsResponse> {
  const query = {
    ...(search === '' ? {} : { search }),
    ...(state === null ? {} : { state }),
    ...(after === null ? {} : { after }),
  };
  const response = await adminClient().mails.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** False: the email was queued meanwhile. */
export async function resendMail(family: MailFamily, id: string): Promise<boolean> {
  const response = await adminClient().mails[':family'][':id'].resend.$post({ param: { family, id } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).isNew;
}

export type SecurityChoice = Readonly<{
  hours: '1' | '24' | '168' | '720';
  kind: SecurityEventKind | null;
  client: string | null;
}>;

export async function fetchSecurity(
  { signal }: Signal,
  { hours, kind, client }: SecurityChoice,
): Promise<SecurityResponse> {
  const query = { hours, ...(kind === null ? {} : { kind }), ...(client === null ? {} : { client }) };
  const response = await adminClient()['security-events'].$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchSandbox({ signal }: Signal): Promise<SandboxResponse> {
  const response = await adminClient().sandbox.$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function advanceClock(milliseconds: number): Promise<SandboxResponse> {
  const response = await adminClient().sandbox.clock.$post({ json: { milliseconds } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export type ChosenFault = Readonly<{
  service: SandboxService;
  kind: SandboxFaultKind;
  count: number | null;
}>;

export async function addFault(fault: ChosenFault): Promise<SandboxResponse> {
  const response = await adminClient().sandbox.faults.$post({ json: fault });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function clearFaults(): Promise<SandboxResponse> {
  const response = await adminClient().sandbox.faults.$delete({});
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}
