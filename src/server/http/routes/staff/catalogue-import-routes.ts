import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  ApplyImportBody,
  FileRefused,
  ImportBody,
  ImportConflict,
  ImportParams,
  ImportResponse,
  LanguageQuery,
  LastImportResponse,
  PreviewResponse,
  UndoResponse,
} from '#contract/admin/catalogue.ts';
import { readPriceFile, type FileProblem, type PriceFile } from '#core/catalogue/imports/read-price-file.ts';
import type { PastImport } from '#core/catalogue/imports/price-imports.ts';
import type { Clock } from '#core/clock.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { problemBody, type Problem } from '../../problem.ts';
import { showPackage, showPreview } from '../../staff/catalogue-views.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const FILE_PROBLEMS: Readonly<Record<FileProblem, string>> = {
  'not-ours': 'This is not a file of our prices: the first line must have package_id and a column to change.',
  'column-twice': 'A column is in the first line twice.',
  'broken-quotes': 'A quotation mark is not closed, so the rows cannot be distinguished.',
  'no-rows': 'The file has no rows below the names of its columns.',
  'too-many-rows': 'The file has more than 20,000 rows.',
};
const CHANGED: Problem = {
  status: 409,
  code: 'changed-meanwhile',
  message: 'The catalogue changed after the preview. Nothing was saved. Compare the list again.',
};
const NOTHING: Problem = {
  status: 409,
  code: 'nothing-to-change',
  message: 'No row of the file changes anything.',
};
const NOT_LAST: Problem = {
  status: 409,
  code: 'not-last',
  message: 'Only the last file can be undone, and only once.',
};

const REFUSALS = { 401: REFUSED, 403: REFUSED };
const BAD_FILE = jsonOf('The file cannot be used; the message says why.', FileRefused);

const preview = createRoute({
  method: 'post',
  path: '/api/admin/catalogue-import-previews',
  summary: 'What a file of prices would change. It changes nothing',
  // Nothing to trace: nothing is stored.
  ...staffOnly({ role: 'admin', isSignal: true }),
  request: { query: LanguageQuery, body: jsonBody(ImportBody) },
  responses: { 200: jsonOf('Row by row.', PreviewResponse), 400: BAD_FILE, ...REFUSALS },
});

const apply = createRoute({
  method: 'post',
  path: '/api/admin/catalogue-imports',
  summary: 'Applies a file of prices: all rows of its preview, or none',
  ...staffOnly({ role: 'admin', audits: 'catalogue-imported' }),
  request: { query: LanguageQuery, body: jsonBody(ApplyImportBody) },
  responses: {
    200: jsonOf('How many packages changed.', ImportResponse),
    400: BAD_FILE,
    ...REFUSALS,
    409: jsonOf('The catalogue changed after the preview, or there is nothing to change.', ImportConflict),
  },
});

const readLast = createRoute({
  method: 'get',
  path: '/api/admin/catalogue-imports/last',
  summary: 'The last file of prices that was applied',
  ...staffOnly({ role: 'admin' }),
  responses: { 200: jsonOf('Null: none yet.', LastImportResponse), 400: REFUSED, ...REFUSALS },
});

const undo = createRoute({
  method: 'post',
  path: '/api/admin/catalogue-imports/{id}/undo',
  summary: 'Restores what the last file changed, except what somebody changed since',
  ...staffOnly({ role: 'admin', audits: 'catalogue-import-undone' }),
  request: { params: ImportParams, query: LanguageQuery },
  responses: {
    200: jsonOf('What was restored and what stayed.', UndoResponse),
    400: REFUSED,
    ...REFUSALS,
    409: REFUSED,
  },
});

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function catalogueImportRoutes({ staff, clock }: Needs) {
  const { imports } = staff.catalogue;
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(preview, async (c) => {
      const file = readPriceFile(c.req.valid('json').text);
      if (file.kind === 'refused') return c.json(fileRefused(file), 400);
      return c.json(showPreview(await imports.preview(file.rows), c.req.valid('query').language), 200);
    })
    .openapi(apply, async (c) => {
      const { text, ...request } = c.req.valid('json');
      const file = readPriceFile(text);
      if (file.kind === 'refused') return c.json(fileRefused(file), 400);
      const by = c.get('staff').userId;
      const outcome = await imports.apply({ ...request, rows: file.rows, by, at: clock.now() });
      switch (outcome.kind) {
        case 'changed-meanwhile': {
          const shown = showPreview(outcome.preview, c.req.valid('query').language);
          return c.json({ ...problemBody(CHANGED), preview: shown }, 409);
        }
        case 'nothing-to-change':
          return c.json(problemBody(NOTHING), 409);
        case 'applied':
          return c.json({ changed: outcome.changed }, 200);
      }
    })
    .openapi(readLast, async (c) => {
      const last = await imports.last();
      return c.json({ import: last === null ? null : showImport(last) }, 200);
    })
    .openapi(undo, async (c) => {
      const by = c.get('staff').userId;
      const outcome = await imports.undo(c.req.valid('param').id, { by, at: clock.now() });
      if (outcome.kind === 'not-last') return c.json(problemBody(NOT_LAST), 409);
      const kept = outcome.kept.map(({ item, fields }) => ({
        package: showPackage(item, c.req.valid('query').language),
        fields: [...fields],
      }));
      return c.json({ restored: outcome.restored, kept }, 200);
    });
}

function fileRefused({ problem, line }: Extract<PriceFile, Readonly<{ kind: 'refused' }>>) {
  return { ...problemBody({ status: 400, code: problem, message: FILE_PROBLEMS[problem] }), line };
}

function showImport({ id, fileName, at, by, changed, undoneAt }: PastImport) {
  return { id, fileName, at: at.toISOString(), by, changed, undoneAt: undoneAt?.toISOString() ?? null };
}
