import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EsimStatus } from '../esim-provider.ts';
import {
  type Answer,
  type Answers,
  doubtOf,
  type ExplainingStatus,
  QUESTIONS,
  troubleshoot,
} from './troubleshoot.ts';

const STATUSES: readonly EsimStatus[] = [
  'ready_to_activate',
  'active',
  'expired',
  'finished',
  'recycled',
  'pending',
  'unknown',
];
const KNOWN = { status: 'active', proven: [], isLow: false, doubted: null, wantsAll: false } as const;
const active = (answers: Answers) => troubleshoot({ ...KNOWN, answers });

test('HELP-02 the questions come in order, and a wrong setting leads to its fix', () => {
  expect(active({})).toEqual({ kind: 'question', question: 'line-on', position: 1, total: 5 });
  expect(active({ 'line-on': 'no' })).toEqual({ kind: 'fix', question: 'line-on' });
  expect(active({ 'line-on': 'tried' })).toEqual({
    kind: 'question',
    question: 'data-on',
    position: 2,
    total: 5,
  });
  expect(active({ 'line-on': 'yes', 'data-on': 'yes' })).toMatchObject({ question: 'roaming-on' });
});

test('HELP-02 when every setting is right, a person helps', () => {
  const all = {
    'line-on': 'yes',
    'data-on': 'yes',
    'roaming-on': 'tried',
    apn: 'yes',
    waited: 'yes',
  } as const;
  expect(active(all)).toEqual({ kind: 'support' });
});

test.each(['expired', 'finished', 'recycled', 'pending', 'ready_to_install'] as const)(
  'HELP-03 HELP-10 an eSIM that is %s needs no question, unless the customer doubts it',
  (status) => {
    const first = { ...KNOWN, status, isLow: true, answers: {} };
    expect(troubleshoot(first)).toEqual({ kind: 'status', status });
    expect(troubleshoot({ ...first, doubted: status })).toMatchObject({ kind: 'question', total: 5 });
  },
);

test('HELP-09 what the network proves is no question, unless the customer goes through all', () => {
  const proven = ['line-on', 'roaming-on', 'apn'] as const;
  const at = { ...KNOWN, proven };
  const first = { kind: 'question', question: 'data-on', position: 1, total: 2 };
  expect(troubleshoot({ ...at, answers: {} })).toEqual(first);
  const next = troubleshoot({ ...at, answers: { 'data-on': 'yes' } });
  expect(next).toEqual({ kind: 'question', question: 'waited', position: 2, total: 2 });
  const all = troubleshoot({ ...at, wantsAll: true, answers: {} });
  expect(all).toEqual({ kind: 'question', question: 'line-on', position: 1, total: 5 });
});

test('HELP-15 with little data left, that comes before the questions, until the customer goes on', () => {
  const at = { ...KNOWN, proven: ['apn'], answers: {} } as const;
  expect(troubleshoot({ ...at, isLow: true })).toEqual({ kind: 'low-data' });
  expect(troubleshoot({ ...at, isLow: false })).toMatchObject({ question: 'line-on', total: 4 });
});

test('HELP-17 what the customer answered to a status is known', () => {
  expect(doubtOf({ doubted: 'ready_to_install' })).toBe('isInstalled');
  expect(doubtOf({ doubted: 'finished' })).toBe('doubt');
  expect(doubtOf({ doubted: null })).toBeNull();
});

test('HELP-20 going through all questions, or doubting another status, is no answer to a status that explains it', () => {
  const finished = { kind: 'status', status: 'finished' };
  const at = { ...KNOWN, status: 'finished', isLow: true, answers: { 'line-on': 'yes' } } as const;
  expect(troubleshoot({ ...at, wantsAll: true })).toEqual(finished);
  expect(troubleshoot({ ...at, doubted: 'ready_to_install' })).toEqual(finished);
  expect(troubleshoot({ ...at, doubted: 'finished' })).toMatchObject({ question: 'data-on', total: 5 });
  expect(troubleshoot({ ...at, status: 'active', wantsAll: true })).toEqual({ kind: 'low-data' });
});

test('HELP-01 it always ends and asks at most five questions, whatever is answered', () => {
  const choice = fc.constantFrom<Answer>('yes', 'no', 'tried');
  fc.assert(
    fc.property(
      fc.constantFrom(...STATUSES),
      fc.array(choice, { minLength: 5, maxLength: 5 }),
      (status, choices) => {
        let answers: Answers = {};
        let doubted: ExplainingStatus | null = null;
        let isLow = true;
        let asked = 0;
        for (let steps = 0; steps < 20; steps += 1) {
          const step = troubleshoot({ ...KNOWN, status, doubted, isLow, wantsAll: true, answers });
          if (step.kind === 'support') return asked <= 5;
          if (step.kind === 'low-data') isLow = false;
          else if (step.kind === 'status') doubted = step.status;
          else if (step.kind === 'fix') answers = { ...answers, [step.question]: 'tried' };
          else {
            asked += 1;
            answers = { ...answers, [step.question]: choices[asked - 1] ?? 'yes' };
          }
        }
        return false;
      },
    ),
  );
  expect(QUESTIONS).toHaveLength(5);
});
