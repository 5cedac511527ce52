import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AcceptBody,
  RefuseBody,
  WithdrawalParams,
  WithdrawalQuery,
  WithdrawalResponse,
  WithdrawalsQuery,
  WithdrawalsResponse,
  type ShownCase,
} from '#contract/admin/withdrawals.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import {
  judgeCase,
  type CaseJudgement,
  type CaseOrder,
  type WithdrawalCase,
} from '#core/withdrawals/withdrawal-case.ts';
import type { DecideOutcome } from '#core/withdrawals/withdrawal-cases.ts';
import { withdrawalReference } from '#core/withdrawals/withdrawal.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody, type Problem } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const readCases = createRoute({
  method: 'get',
  path: '/api/admin/withdrawals',
  summary: 'Withdrawals that customers declared',
  ...staffOnly({ role: 'support' }),
  request: { query: WithdrawalsQuery },
  responses: { 200: jsonOf('Newest first.', WithdrawalsResponse), ...REFUSALS },
});

const readCase = createRoute({
  method: 'get',
  path: '/api/admin/withdrawals/{id}',
  summary: 'One withdrawal with its order',
  ...staffOnly({ role: 'support' }),
  request: { params: WithdrawalParams, query: WithdrawalQuery },
  responses: { 200: jsonOf('The case.', WithdrawalResponse), ...REFUSALS, 404: REFUSED },
});

const acceptCase = createRoute({
  method: 'post',
  path: '/api/admin/withdrawals/{id}/accept',
  summary: 'Accepts a withdrawal, refunds these eSIMs and tells the customer',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true, audits: 'withdrawal-accepted' }),
  request: { params: WithdrawalParams, body: jsonBody(AcceptBody) },
  responses: {
    200: jsonOf('The case after it.', WithdrawalResponse),
    ...REFUSALS,
    404: REFUSED,
    409: REFUSED,
  },
});

const refuseCase = createRoute({
  method: 'post',
  path: '/api/admin/withdrawals/{id}/refuse',
  summary: 'Refuses a withdrawal and tells the customer why',
  ...staffOnly({ role: 'admin', audits: 'withdrawal-refused' }),
  request: { params: WithdrawalParams, body: jsonBody(RefuseBody) },
  responses: {
    200: jsonOf('The case after it.', WithdrawalResponse),
    ...REFUSALS,
    404: REFUSED,
    409: REFUSED,
  },
});

const PAGE = 50;

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function staffWithdrawalRoutes({ staff, clock }: Needs) {
  const { withdrawals } = staff;
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readCases, async (c) => {
      const { status = null, before = null, language } = c.req.valid('query');
      const found = await withdrawals.list({ status, before, most: PAGE + 1 });
      const cases = found.slice(0, PAGE).map((one) => showCase(one, language));
      return c.json({ cases, next: found.length > PAGE ? (cases.at(-1)?.number ?? null) : null }, 200);
    })
    .openapi(readCase, async (c) => {
      const found = await withdrawals.find(c.req.valid('param').id);
      if (found === null) return c.json(problemBody(NOT_FOUND), 404);
      return c.json({ case: showCase(found, c.req.valid('query').language) }, 200);
    })
    .openapi(acceptCase, async (c) => {
      const { id } = c.req.valid('param');
      const { unitIds, note = null } = c.req.valid('json');
      const by = c.get('staff').userId;
      const outcome = await withdrawals.accept(id, { unitIds, note, by, at: clock.now() });
      if (outcome !== 'done' && outcome !== 'not-found') return c.json(problemBody(CONFLICTS[outcome]), 409);
      const after = outcome === 'not-found' ? null : await withdrawals.find(id);
      if (after === null) return c.json(problemBody(NOT_FOUND), 404);
      return c.json({ case: showCase(after, 'en') }, 200);
    })
    .openapi(refuseCase, async (c) => {
      const { id } = c.req.valid('param');
      const { refusal, note = null } = c.req.valid('json');
      const by = c.get('staff').userId;
      const outcome = await withdrawals.refuse(id, { refusal, note, by, at: clock.now() });
      if (outcome !== 'done' && outcome !== 'not-found') return c.json(problemBody(CONFLICTS[outcome]), 409);
      const after = outcome === 'not-found' ? null : await withdrawals.find(id);
      if (after === null) return c.json(problemBody(NOT_FOUND), 404);
      return c.json({ case: showCase(after, 'en') }, 200);
    });
}

const CONFLICTS: Readonly<Record<Exclude<DecideOutcome, 'done' | 'not-found'>, Problem>> = {
  decided: { status: 409, code: 'decided', message: 'Somebody decided this withdrawal before.' },
  'no-order': { status: 409, code: 'no-order', message: 'No paid order has this number and address.' },
  'nothing-to-refund': {
    status: 409,
    code: 'nothing-to-refund',
    message: 'None of these items can be refunded.',
  },
};

function showCase(found: WithdrawalCase, language: Language): ShownCase {
  const judgement = judgeCase(found);
  const { id, number, status, refusal, note, orderNumber, email } = found;
  return {
    id,
    reference: withdrawalReference(number),
    number,
    status,
    refusal,
    note,
    declaredAt: found.declaredAt.toISOString(),
    decidedAt: found.decidedAt?.toISOString() ?? null,
    orderNumber,
    email,
    positions: [...found.positions],
    reasonToRefuse: judgement.reasonToRefuse,
    isInTime: judgement.isInTime,
    lastDay: judgement.lastDay?.toISOString().slice(0, 'yyyy-mm-dd'.length) ?? null,
    order: found.order === null ? null : showOrder(found.order, judgement, language),
  };
}

function showOrder(order: CaseOrder, { refundable }: CaseJudgement, language: Language): ShownCase['order'] {
  const { id, paidAt, consent, units } = order;
  return {
    id,
    paidAt: paidAt.toISOString(),
    consent: consent === null ? null : { ...consent, acceptedAt: consent.acceptedAt.toISOString() },
    units: units.map((unit) => ({
      id: unit.id,
      position: unit.position,
      title: unitTitle(unit.described, { language, messagesOf }),
      firstConnectedAt: unit.firstConnectedAt?.toISOString() ?? null,
      refundCents: unit.refundCents,
      isRefunded: unit.isRefunded,
      isRefundable: refundable.includes(unit),
    })),
  };
}
