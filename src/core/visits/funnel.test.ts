import { expect, test } from 'vitest';
import { funnelStep, stepNumber, stepsBetween } from './funnel.ts';

const at = (changes: Partial<Parameters<typeof funnelStep>[0]> = {}) =>
  funnelStep({ pattern: '/', isPlanOpen: false, hasCart: false, isAwaitingPayment: false, ...changes });

test('VISIT-10 the step of a visit follows from its page, its cart and a payment in progress', () => {
  expect(at()).toBe('visit');
  expect(at({ pattern: '/how-it-works' })).toBe('visit');
  expect(at({ pattern: '/plans' })).toBe('plans');
  expect(at({ pattern: '/esim/:slug' })).toBe('plans');
  expect(at({ pattern: '/esim/:slug/:planId' })).toBe('plan');
  expect(at({ isPlanOpen: true })).toBe('plan');
  expect(at({ pattern: '/plans', hasCart: true })).toBe('cart');
  expect(at({ isAwaitingPayment: true, hasCart: true })).toBe('checkout');
  expect(at({ pattern: '/checkout/success', isAwaitingPayment: true })).toBe('paid');
});

test('VISIT-10 a later step includes every step before it', () => {
  expect(stepsBetween(-1, stepNumber('plan'))).toEqual(['visit', 'plans', 'plan']);
  expect(stepsBetween(stepNumber('plan'), stepNumber('paid'))).toEqual(['cart', 'checkout', 'paid']);
  expect(stepsBetween(stepNumber('cart'), stepNumber('plans'))).toEqual([]);
});
