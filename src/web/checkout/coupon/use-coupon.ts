import { useEffect, useRef, useState } from 'react';
import type { PricedLine } from '#core/cart/cart.ts';
import {
  applyCoupon,
  couponAsTyped,
  reasonOfRefusal,
  type AppliedDiscount,
  type CouponOutcome,
} from '#core/checkout/coupon.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useCheckoutI18n } from '../use-checkout-i18n.ts';
import { couponToast } from './coupon-messages.ts';
import { validateCoupon } from './validate-coupon.ts';

export type Coupon = Readonly<{
  typed: string;
  discount: AppliedDiscount | null;
  /** The problem with the code in the field. */
  problem: CouponProblem | null;
  isValidating: boolean;
  /** True when a code was typed but never sent to the shop. */
  isUnvalidated: boolean;
  /** The code to apply again after a reload: the applied one, or one that could not be checked yet. */
  keptCode: string;
  type: (text: string) => void;
  apply: () => Promise<void>;
  remove: () => void;
  /** Call when the shop rejects the coupon; `code` is the one of the rejected checkout. */
  refuse: (code: string | null) => void;
}>;

export type CouponProblem = Exclude<CouponOutcome, { kind: 'applied' }>;

/** The discount of a code, and the cart for which the shop calculated it. */
type Applied = Readonly<{ discount: AppliedDiscount; cart: string }>;

/**
 * A coupon changes the shown total and the submitted order; the shop decides its value for `items`. `firstCode` is applied
 * from the start, without a toast.
 */
export function useCoupon(items: readonly PricedLine[], firstCode = ''): Coupon {
  const i18n = useCheckoutI18n();
  const { anonKey } = usePageFacts();
  const [typed, setTyped] = useState(firstCode);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [isApplying, setIsApplying] = useState(false);
  const [first, setFirst] = useState(firstCode);
  const [validatedCode, setValidatedCode] = useState('');
  const [problem, setProblem] = useState<CouponProblem | null>(null);
  const showToast = (outcome: CouponOutcome) => {
    setProblem(outcome.kind === 'applied' ? null : outcome);
    const toast = couponToast(outcome, i18n);
    if (toast !== null) toasts.show(toast);
  };
  const isValidating = isApplying || isFirstOpen(first, items);
  useRefetch({ first, applied, items }, (outcome, cart) => {
    setValidatedCode(typed);
    setFirst('');
    setApplied(outcome.kind === 'applied' ? { discount: outcome.discount, cart } : null);
    if (outcome.kind !== 'applied') showToast(outcome);
  });

  const apply = async () => {
    if (isValidating) return;
    setIsApplying(true);
    const needs = { anonKey, language: i18n.language };
    const outcome = await applyCoupon(typed, (code) => validateCoupon(code, items, needs));
    setIsApplying(false);
    setValidatedCode(typed);
    if (outcome.kind === 'applied') setApplied({ discount: outcome.discount, cart: cartKey(items) });
    showToast(outcome);
  };

  return {
    typed,
    discount: applied?.discount ?? null,
    problem,
    isValidating,
    isUnvalidated: applied === null && typed.trim() !== '' && typed !== validatedCode,
    keptCode: applied?.discount.code ?? (isUndecided({ isValidating, problem }) ? typed : ''),
    type(text) {
      setTyped(couponAsTyped(text));
      setFirst('');
      setProblem(null);
    },
    apply,
    remove() {
      setApplied(null);
      setTyped('');
      toasts.show({ title: i18n.t('coupon.removedTitle') });
    },
    refuse(code) {
      setApplied(null);
      setValidatedCode(typed);
      setProblem({ kind: 'invalid', message: null, reason: reasonOfRefusal(code), wasApplied: true });
    },
  };
}

/** The first code waits until there is something to buy. */
function isFirstOpen(first: string, items: readonly PricedLine[]): boolean {
  return first !== '' && items.length > 0;
}

/** Whether the shop has not said yet what the typed code is worth. */
function isUndecided({ isValidating, problem }: Pick<Coupon, 'isValidating' | 'problem'>): boolean {
  return isValidating || problem?.kind === 'failed';
}

type Refetched = Readonly<{ first: string; applied: Applied | null; items: readonly PricedLine[] }>;

/**
 * Requests the value of the first code, and again when the items change while a coupon is applied, also in
 * another tab: then its value is different, or zero.
 */
function useRefetch(
  { first, applied, items }: Refetched,
  settle: (outcome: CouponOutcome, cart: string) => void,
): void {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const latest = useRef({ items, settle });
  useEffect(() => {
    latest.current = { items, settle };
  });
  const cart = cartKey(items);
  const outdated = applied !== null && applied.cart !== cart ? applied.discount.code : null;
  const code = items.length === 0 ? null : first === '' ? outdated : first;
  useEffect(() => {
    if (code === null) return undefined;
    const controller = new AbortController();
    void applyCoupon(code, (one) => validateCoupon(one, latest.current.items, { anonKey, language })).then(
      (outcome) => {
        if (!controller.signal.aborted) latest.current.settle(outcome, cart);
      },
    );
    return () => controller.abort();
  }, [code, cart, anonKey, language]);
}

function cartKey(items: readonly PricedLine[]): string {
  return JSON.stringify(
    items.map(({ packageId, quantity, priceCents }) => [packageId, quantity, priceCents]),
  );
}
