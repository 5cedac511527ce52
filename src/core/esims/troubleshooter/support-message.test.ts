import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { describeDevice, supportMessage, type SupportCase } from './support-message.ts';

const FACTS: SupportCase = {
  orderNumber: '100042',
  title: 'eSIM para Japón, 1 GB, 7 días',
  isConnected: false,
  status: 'Activa e instalada',
  readAt: '16 nov 2026, 18:40',
  device: 'iPhone, iOS 18.2',
  answers: { 'line-on': 'yes', 'roaming-on': 'tried' },
  doubt: null,
  proven: [],
};

test('HELP-05 the message to support has order, eSIM, status, device and what was checked', () => {
  const body = supportMessage(FACTS, messagesOf('en', 'troubleshooter'));
  expect(body).toMatch(
    /Order: 100042\neSIM: eSIM para Japón, 1 GB, 7 días\nStatus: Activa e instalada \(as of 16 nov 2026, 18:40\)\nDevice: iPhone, iOS 18\.2\n\nChecked so far:\n- Line turned on: yes\n- Data roaming on: changed it, no difference\n/,
  );
  const spanish = supportMessage(FACTS, messagesOf('es', 'troubleshooter'));
  expect(spanish).toContain('Pedido: 100042');
  expect(spanish).not.toMatch(/\{\{|message\./);
});

test('HELP-17 the message says what the customer answered to the status', () => {
  const said = (language: 'en' | 'es') =>
    supportMessage({ ...FACTS, doubt: 'isInstalled' }, messagesOf(language, 'troubleshooter'));
  expect(said('en')).toMatch(/\nStatus: [^\n]+\nI answered: “It is installed”\nDevice: /);
  expect(said('es')).toMatch(/\nEstado: [^\n]+\nRespondí: «Ya está instalada»\nDispositivo: /);
});

test('SHARE-38 the message of a recipient says so, and has no order', () => {
  const body = supportMessage({ ...FACTS, orderNumber: null }, messagesOf('es', 'troubleshooter'));
  expect(body).toMatch(
    /La recibí por un enlace de otra persona\.\neSIM: eSIM para Japón, 1 GB, 7 días\nEstado: Activa e instalada/,
  );
  expect(body).toContain('Dispositivo: iPhone, iOS 18.2');
  expect(body).not.toMatch(/Pedido|100042|null/);
});

test('HELP-09 the message says what the network proved instead of a question, and what was done instead of waiting', () => {
  const known = {
    isConnected: true,
    proven: ['apn'],
    answers: { 'data-on': 'yes', waited: 'tried' },
  } as const;
  const body = supportMessage({ ...FACTS, ...known }, messagesOf('en', 'troubleshooter'));
  expect(body).toContain('- Chosen for mobile data: yes\n');
  expect(body).toContain('- APN right: yes, by the network’s reading\n');
  expect(body).toContain('- Airplane mode on and off: done, still the same\n');
});

test('HELP-05 waiting was done, not changed', () => {
  const answers = { waited: 'tried' } as const;
  const body = supportMessage({ ...FACTS, answers }, messagesOf('en', 'troubleshooter'));
  expect(body).toContain('- Waited two minutes: done, still the same\n');
});

test('HELP-05 without a reading and without answers nothing is left empty', () => {
  const body = supportMessage({ ...FACTS, readAt: null, answers: {} }, messagesOf('en', 'troubleshooter'));
  expect(body).toContain('Status: Activa e instalada\n');
  expect(body).not.toContain('Checked so far');
});

test('HELP-05 the device is the phone that the customer named', () => {
  const ios = { name: 'ios', version: [18, 2] } as const;
  expect(describeDevice({ named: null, guide: 'iphone' }, ios)).toBe('iPhone, iOS 18.2');
  expect(describeDevice({ named: 'samsung', guide: 'iphone' }, ios)).toBe('Samsung (Android)');
  const computer = { name: 'other', version: null } as const;
  expect(describeDevice({ named: 'iphone', guide: 'iphone' }, computer)).toBe('iPhone');
  expect(describeDevice({ named: null, guide: 'iphone' }, computer)).toBeNull();
  const body = supportMessage({ ...FACTS, device: null }, messagesOf('es', 'troubleshooter'));
  expect(body).toContain('Pedido: 100042');
  expect(body).not.toMatch(/Dispositivo|null/);
});
