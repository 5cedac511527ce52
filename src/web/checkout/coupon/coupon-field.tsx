import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Ticket, X } from 'lucide-react';
import { FieldError } from '../../forms/field-error.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { couponMessage } from './coupon-messages.ts';
import { useCheckoutI18n } from '../use-checkout-i18n.ts';
import type { Coupon } from './use-coupon.ts';

/** A field for a code, or the applied code. The focus stays here when one replaces the other. */
export function CouponField({ coupon }: Readonly<{ coupon: Coupon }>) {
  const container = useRef<HTMLDivElement>(null);
  const code = coupon.discount?.code ?? null;
  const shown = useRef(code);
  const isRefused = coupon.problem?.kind === 'invalid' && coupon.problem.wasApplied === true;
  useEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    // A customer who pressed Pay must see why the total is higher now.
    if (isRefused || document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [code, isRefused]);
  return (
    <div ref={container}>
      {code === null ? (
        <CouponInput coupon={coupon} />
      ) : (
        <AppliedCoupon code={code} onRemove={coupon.remove} />
      )}
    </div>
  );
}

function CouponInput({ coupon }: Readonly<{ coupon: Coupon }>) {
  const t = useMessages('checkout');
  const id = useId();
  // Enter in this field means "apply", not "pay".
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void coupon.apply();
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('coupon.label')} <span className="font-normal text-ink-soft">{t('coupon.optional')}</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="field grow"
          value={coupon.typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={coupon.problem !== null}
          aria-describedby={`${id}-about`}
          onChange={(event) => coupon.type(event.target.value)}
          onKeyDown={applyOnEnter}
        />
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={coupon.isValidating}
          onClick={() => void coupon.apply()}
        >
          {t(coupon.isValidating ? 'coupon.checking' : 'coupon.apply')}
        </button>
      </div>
      <div id={`${id}-about`} role="alert">
        <CouponProblem coupon={coupon} />
      </div>
    </div>
  );
}

/** Stays until the visitor types something else: a rejected code without its reason is of no help. */
function CouponProblem({ coupon }: Readonly<{ coupon: Coupon }>) {
  const i18n = useCheckoutI18n();
  // The specified toast says that the field is empty.
  if (coupon.problem === null || coupon.problem.kind === 'empty') return null;
  const { title, text } = couponMessage(coupon.problem, i18n);
  return (
    <FieldError>
      {text === undefined ? title : <b className="block">{title}</b>}
      {text}
    </FieldError>
  );
}

function AppliedCoupon({ code, onRemove }: Readonly<{ code: string; onRemove: () => void }>) {
  const t = useMessages('checkout');
  return (
    <div className="flex items-center gap-2">
      <Ticket aria-hidden="true" className="size-5 text-good" />
      <code className="font-semibold">{code}</code>
      <button
        type="button"
        aria-label={t('coupon.remove', { code })}
        className={buttonClass('bare')}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
