import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { describeDevice, supportMailLink, supportMessage, type SupportCase } from './support-message.ts';

const FACTS: SupportCase = {
  orderNumber: '100042',
  title: 'eSIM para Japón, 1 GB, 7 días',
  status: 'Activa e instalada',
  readAt: '16 nov 2026, 18:40',
  device: 'iPhone, iOS 18.2',
  answers: { 'line-on': 'yes', 'roaming-on': 'tried' },
};

test('HELP-05 the message to support has order, eSIM, status, device and what was checked', () => {
  const { subject, body } = supportMessage(FACTS, messagesOf('en', 'troubleshooter'));
  expect(subject).toBe('No internet with my eSIM, order 100042');
  expect(body).toMatch(
    /Order: 100042\neSIM: eSIM para Japón, 1 GB, 7 días\nStatus: Activa e instalada \(as of 16 nov 2026, 18:40\)\nDevice: iPhone, iOS 18\.2\n\nChecked so far:\n- Line turned on: yes\n- Data roaming on: changed it, no difference\n/,
  );
  const spanish = supportMessage(FACTS, messagesOf('es', 'troubleshooter')).body;
  expect(spanish).toContain('Pedido: 100042');
  expect(spanish).not.toMatch(/\{\{|message\./);
});

test('HELP-05 without a reading and without answers nothing is left empty', () => {
  const { body } = supportMessage(
    { ...FACTS, readAt: null, answers: {} },
    messagesOf('en', 'troubleshooter'),
  );
  expect(body).toContain('Status: Activa e instalada\n');
  expect(body).not.toContain('Checked so far');
});

test('HELP-05 the mail link keeps every character of the message', () => {
  const message = { subject: 'A & B = 50 %?', body: 'línea 1\nline 2 + #3' };
  const link = supportMailLink('help@shop.example', message);
  expect(link.startsWith('mailto:help@shop.example?')).toBe(true);
  const { searchParams } = new URL(link.replaceAll('+', '%2B'));
  expect(searchParams.get('subject')).toBe(message.subject);
  expect(searchParams.get('body')).toBe('línea 1\r\nline 2 + #3');
  expect(link).not.toContain('+');
});

test('HELP-05 the device is the phone that the customer named', () => {
  expect(describeDevice('iphone', { name: 'ios', version: [18, 2] })).toBe('iPhone, iOS 18.2');
  expect(describeDevice('samsung', { name: 'ios', version: [18, 2] })).toBe('Samsung (Android)');
  expect(describeDevice('iphone', { name: 'other', version: null })).toBe('iPhone');
});
