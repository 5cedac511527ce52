import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  ImportParams,
  SyncChangesQuery,
  SyncChangesResponse,
  SyncsQuery,
  SyncsResponse,
  SyncStarted,
  type ShownSync,
} from '#contract/admin/catalogue.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { PastSync } from '#core/catalogue/sync/sync-history.ts';
import type { Clock } from '#core/clock.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const readSyncs = createRoute({
  method: 'get',
  path: '/api/admin/catalogue-syncs',
  summary: 'Past syncs of the catalogue, and whether one is running',
  ...staffOnly({ role: 'admin' }),
  request: { query: SyncsQuery },
  responses: { 200: jsonOf('Newest first.', SyncsResponse), ...REFUSALS },
});

const startSync = createRoute({
  method: 'post',
  path: '/api/admin/catalogue-syncs',
  summary: 'Starts a sync, unless one is waiting or running',
  ...staffOnly({ role: 'admin', audits: 'catalogue-sync-started' }),
  responses: { 200: jsonOf('Whether a new one was started.', SyncStarted), ...REFUSALS },
});

const readChanges = createRoute({
  method: 'get',
  path: '/api/admin/catalogue-syncs/{id}/changes',
  summary: 'What a sync changed',
  ...staffOnly({ role: 'admin' }),
  request: { params: ImportParams, query: SyncChangesQuery },
  responses: { 200: jsonOf('By id.', SyncChangesResponse), ...REFUSALS },
});

const PAGE = 20;
const CHANGES_PAGE = 100;

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function catalogueSyncRoutes({ staff, clock }: Needs) {
  const { syncs } = staff.catalogue;
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readSyncs, async (c) => {
      const before = c.req.valid('query').before ?? null;
      const [isRunning, found] = await Promise.all([
        syncs.isRunning(),
        syncs.list({ before, most: PAGE + 1 }),
      ]);
      const shown = found.slice(0, PAGE).map(showSync);
      const next = found.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
      return c.json({ isRunning, syncs: shown, next }, 200);
    })
    .openapi(startSync, async (c) => {
      const isStarted = await syncs.start({ by: c.get('staff').userId, at: clock.now() });
      return c.json({ isStarted }, 200);
    })
    .openapi(readChanges, async (c) => {
      const { language, after = null } = c.req.valid('query');
      const query = { syncId: c.req.valid('param').id, after, most: CHANGES_PAGE + 1 };
      const found = await syncs.changes(query);
      const changes = found.slice(0, CHANGES_PAGE).map(({ described, ...change }) => ({
        ...change,
        name: destinationName(described, language),
        countryCode: described.country_code,
        data: described.data_amount,
        validityDays: described.validity_days,
      }));
      const next = found.length > CHANGES_PAGE ? (changes.at(-1)?.packageId ?? null) : null;
      return c.json({ changes, next }, 200);
    });
}

const NOTHING = { added: 0, changed: 0, withdrawn: 0, total: 0 };

function showSync({ id, startedAt, finishedAt, result }: PastSync): ShownSync {
  return {
    id,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    reason: result.kind === 'refused' ? result.reason : null,
    ...(result.kind === 'synced' ? result.summary : NOTHING),
  };
}
