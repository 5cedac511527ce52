import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { UploadResponse } from '#contract/support/tickets.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { SUPPORT_LIMITS, type SupportLimits } from '#core/limits/shop-limits.ts';
import { MAX_ATTACHMENT_BYTES } from '#core/support/attachments/attachment-rules.ts';
import type { UploadOutcome } from '#core/support/attachments/store-upload.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { readUpload, type UploadRead } from '../../support/read-upload.ts';
import type { SupportServices } from '../../support/support-services.ts';
import { UploadSlots } from '../../support/upload-slots.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

export const ATTACHMENTS_PATH = '/api/support-attachments';

const SLOTS = { all: 12, perClient: 2 };

const upload = createRoute({
  method: 'post',
  path: ATTACHMENTS_PATH,
  summary:
    'Stores a file for a support ticket: a JPG, PNG or PDF of at most 5 MB as the body, its name in X-File-Name',
  responses: {
    200: jsonOf('Stored; a ticket must name it within two hours.', UploadResponse),
    400: REFUSED,
    408: REFUSED,
    413: REFUSED,
    415: REFUSED,
    429: REFUSED,
    503: REFUSED,
  },
});

type Needs = Readonly<{
  orders: Readonly<{ support: Pick<SupportServices, 'storeUpload'> }>;
  sharedLimits: SharedLimits;
  clock: Clock;
  supportLimits?: SupportLimits;
}>;

/** Uploads. The body is read here, up to 5 MB, and not by the general limit for bodies. */
export function attachmentRoutes(needs: Needs) {
  const slots = new UploadSlots(SLOTS);
  const routes = new OpenAPIHono<HttpEnv>();
  return routes.openapi(upload, async (c) => {
    const client = clientGroup(c.get('client'));
    const received = await slots.use(client, () => receive(c, needs, client));
    const outcome = typeof received === 'string' ? NO_PLACE[received] : received;
    if (!('kind' in outcome)) return refuse(c, outcome);
    return c.json({ id: outcome.id, ...outcome.attachment }, 200, UNCACHED);
  });
}

type Stored = Extract<UploadOutcome, { kind: 'stored' }>;

function refuse(c: Context<HttpEnv>, problem: UploadProblem) {
  return c.json(problemBody(problem), problem.status, { ...UNCACHED, ...problem.headers });
}

async function receive(
  c: Context<HttpEnv>,
  { orders, sharedLimits, clock, supportLimits = SUPPORT_LIMITS }: Needs,
  client: string,
): Promise<Stored | UploadProblem> {
  const fileName = fileNameOf(c.req.header('x-file-name'));
  if (fileName === null) return NO_NAME;
  if (Number(c.req.header('content-length') ?? 0) > MAX_ATTACHMENT_BYTES) return TOO_LARGE_FILE;
  const verdict = await sharedLimits.take(supportLimits.uploadsPerClient, client, clock.now());
  if (!verdict.isAllowed) return tooManyUploads(verdict.retryAfterSeconds);
  const read = await readUpload(c.req.raw.body, { mostBytes: MAX_ATTACHMENT_BYTES });
  if (read.kind !== 'read') return READ_PROBLEMS[read.kind];
  const declaredType = c.req.header('content-type') ?? '';
  const outcome = await orders.support.storeUpload({ fileName, declaredType, content: read.content, client });
  return outcome.kind === 'stored' ? outcome : STORE_PROBLEMS[outcome.kind];
}

/** Percent-encoded, because a header has no other letters than ASCII. Null: missing, too long or not encoded so. */
function fileNameOf(header: string | undefined): string | null {
  if (header === undefined || header === '' || header.length > 1_000) return null;
  try {
    return decodeURIComponent(header);
  } catch {
    return null;
  }
}

type UploadProblem = Problem & Readonly<{ status: 400 | 408 | 413 | 415 | 429 | 503 }>;

/** The rest of the body is not read, so the connection is closed. */
const CLOSE = { connection: 'close' };
const CLOSING = <Status extends UploadProblem['status']>(status: Status) => ({ status, headers: CLOSE });

const NO_NAME: UploadProblem = {
  code: 'invalid-input',
  message: 'X-File-Name must have the percent-encoded name of the file.',
  ...CLOSING(400),
};
const TOO_LARGE_FILE: UploadProblem = {
  code: 'file-too-large',
  message: 'Please choose a file smaller than 5MB',
  ...CLOSING(413),
};
const WRONG_TYPE: UploadProblem = {
  status: 415,
  code: 'wrong-file-type',
  message: 'Only JPG, PNG and PDF files are accepted. Content, name and declared type must agree.',
};
const BUSY: UploadProblem = {
  status: 503,
  code: 'unavailable',
  message: 'Too many files are being uploaded. Please try again in a minute.',
  headers: { ...CLOSE, 'retry-after': '60' },
};

function tooManyUploads(retryAfterSeconds: number): UploadProblem {
  const { code, message, headers } = tooManyRequests(retryAfterSeconds);
  return { status: 429, code, message, headers: { ...headers, ...CLOSE } };
}

const NO_PLACE = { full: BUSY, 'client-full': tooManyUploads(10) };

const READ_PROBLEMS: Readonly<Record<Exclude<UploadRead['kind'], 'read'>, UploadProblem>> = {
  'too-large': TOO_LARGE_FILE,
  empty: { status: 400, code: 'empty-file', message: 'The file is empty.' },
  incomplete: { code: 'too-slow', message: 'The file was not received in time.', ...CLOSING(408) },
};

const STORE_PROBLEMS: Readonly<Record<Exclude<UploadOutcome['kind'], 'stored'>, UploadProblem>> = {
  'wrong-type': WRONG_TYPE,
  'too-large': TOO_LARGE_FILE,
  busy: BUSY,
};
