import { expect, test } from 'vitest';
import { serverMessages } from './language/create-server-i18n.server.ts';
import { daysStartLine, planWords } from './plan-words.ts';

const en = serverMessages('en', 'plans');
const es = serverMessages('es', 'plans');

test('CARD-01 CARD-02 CARD-03 CARD-07 CARD-10 a plan’s words exist in both languages', () => {
  const english = planWords(en);
  const spanish = planWords(es);
  expect([english.title('sim', 'Japan'), spanish.title('sim', 'Japón')]).toEqual([
    'Japan eSIM',
    'eSIM de Japón',
  ]);
  expect([english.title('topup', 'Japan'), spanish.title('topup', 'Japón')]).toEqual([
    'Japan Top-up',
    'Recarga de Japón',
  ]);
  expect([english.validity(7), spanish.validity(7)]).toEqual(['7 Days', '7 días']);
  expect([english.coverage('local'), spanish.coverage('local')]).toEqual(['National', 'Nacional']);
  expect([english.anyNetworks(), spanish.anyNetworks()]).toEqual(['4G/5G Networks', 'Redes 4G/5G']);
});

test('CARD-17 a plan without features is prepaid, and get now, activate on arrival', () => {
  expect(planWords(en).defaultFeatures()).toEqual(['Prepaid', 'Get now, activate on arrival']);
  expect(planWords(es).defaultFeatures()).toEqual(['Prepago', 'Cómpralo ahora, actívalo al llegar']);
});

test('CARD-20 one plain line says when the days start', () => {
  const start = { kind: 'first-connection', days: 7, installWithinDays: null } as const;
  expect(daysStartLine(start, 'Japan', en)).toBe(
    'Your 7 days start when it first connects in Japan; install any time before',
  );
  expect(daysStartLine(start, 'Japón', es)).toBe(
    'Tus 7 días empiezan al conectarse por primera vez en Japón; instálala antes, cuando quieras',
  );
  expect(daysStartLine({ ...start, installWithinDays: 30 }, null, en)).toBe(
    'Your 7 days start when it first connects in a covered country; install within 30 days of buying',
  );
  expect(daysStartLine({ kind: 'installation', days: 1, installWithinDays: null }, 'Japan', en)).toBe(
    'Your day starts when you install it, so install just before you leave',
  );
  expect(daysStartLine({ kind: 'top-up', days: 3, graceDays: 5 }, 'Japan', es)).toBe(
    'Tus 3 días empiezan al añadirla, hasta 5 días después de que acabe tu plan',
  );
});
