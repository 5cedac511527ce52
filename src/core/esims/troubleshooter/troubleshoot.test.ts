import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EsimStatus } from '../esim-provider.ts';
import { type Answer, type Answers, QUESTIONS, troubleshoot } from './troubleshoot.ts';

const STATUSES: readonly EsimStatus[] = [
  'ready_to_activate',
  'active',
  'expired',
  'finished',
  'recycled',
  'pending',
  'unknown',
];
const active = (answers: Answers) => troubleshoot({ status: 'active', doubtsStatus: false, answers });

test('HELP-02 the questions come in order, and a wrong setting leads to its fix', () => {
  expect(active({})).toEqual({ kind: 'question', question: 'line-on', position: 1 });
  expect(active({ 'line-on': 'no' })).toEqual({ kind: 'fix', question: 'line-on' });
  expect(active({ 'line-on': 'tried' })).toEqual({ kind: 'question', question: 'data-on', position: 2 });
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

test.each(['expired', 'finished', 'recycled', 'pending'] as const)(
  'HELP-03 an eSIM that is %s needs no question, unless the customer doubts it',
  (status) => {
    expect(troubleshoot({ status, doubtsStatus: false, answers: {} })).toEqual({ kind: 'status', status });
    expect(troubleshoot({ status, doubtsStatus: true, answers: {} })).toMatchObject({ kind: 'question' });
  },
);

test('HELP-01 it always ends and asks at most five questions, whatever is answered', () => {
  const choice = fc.constantFrom<Answer>('yes', 'no', 'tried');
  fc.assert(
    fc.property(
      fc.constantFrom(...STATUSES),
      fc.array(choice, { minLength: 5, maxLength: 5 }),
      (status, choices) => {
        let answers: Answers = {};
        let asked = 0;
        for (let steps = 0; steps < 20; steps += 1) {
          const step = troubleshoot({ status, doubtsStatus: true, answers });
          if (step.kind === 'support') return asked <= 5;
          if (step.kind === 'status') return false;
          if (step.kind === 'fix') answers = { ...answers, [step.question]: 'tried' };
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
