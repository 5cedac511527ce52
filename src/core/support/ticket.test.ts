import { expect, test } from 'vitest';
import { addressOfTickets, messageTime, statusAfter, waitingAfter } from './ticket.ts';

const [nine, ten] = [new Date('2026-11-16T09:00:00Z'), new Date('2026-11-16T10:00:00Z')];

test('SUPPORT-25 a message of the customer opens a ticket, a reply answers it', () => {
  expect(statusAfter('customer-message')).toBe('open');
  expect(statusAfter('staff-reply')).toBe('answered');
  expect(statusAfter('closed')).toBe('closed');
  expect(statusAfter('reopened')).toBe('open');
});

test('SUPPORT-27 the wait begins with the first message without a reply', () => {
  const open = { status: 'open', waitingSince: nine } as const;
  expect(waitingAfter(open, 'customer-message', ten)).toEqual(nine);
  expect(waitingAfter(open, 'staff-reply', ten)).toBeNull();
  expect(waitingAfter({ status: 'answered', waitingSince: null }, 'customer-message', ten)).toEqual(ten);
});

test('SUPPORT-25 messages keep their order when the clocks of two processes differ', () => {
  expect(messageTime(nine, ten)).toEqual(ten);
  expect(messageTime(ten, nine).getTime()).toBe(ten.getTime() + 1);
});

test('SUPPORT-24 an account sees the tickets of its own address', () => {
  expect(addressOfTickets({ email: 'Ana@Example.com' })).toBe('ana@example.com');
});
