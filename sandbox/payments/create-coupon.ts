import { z } from 'zod';
import type { PaymentService } from './payment-service.ts';
import { formAmount, formCurrency, formExpand, formInteger, formMetadata } from './form-schemas.ts';
import { newCouponId } from './ids.ts';
import type { CouponRecord } from './records.ts';
import { done, invalid, type Reply } from './reply.ts';
import { showCoupon } from './show-session.ts';

export const couponParameters = z.strictObject({
  id: z.string().min(1).max(200).nullable().default(null),
  amount_off: formAmount.pipe(z.int().min(1)).nullable().default(null),
  percent_off: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().gt(0).max(100))
    .nullable()
    .default(null),
  currency: formCurrency.nullable().default(null),
  duration: z.enum(['once', 'forever']).default('once'),
  name: z.string().max(40).nullable().default(null),
  max_redemptions: formInteger.pipe(z.int().min(1)).nullable().default(null),
  redeem_by: formInteger.nullable().default(null),
  metadata: formMetadata.default({}),
  expand: formExpand,
});
type Parameters = z.infer<typeof couponParameters>;

function wrongWith(
  service: PaymentService,
  { id, amount_off, percent_off, currency }: Parameters,
): Reply | null {
  if ((amount_off === null) === (percent_off === null)) {
    return invalid({ message: 'You must pass either `percent_off` or `amount_off`, and not both.' });
  }
  if (amount_off !== null && currency === null) {
    return invalid({ message: 'You must pass `currency` when passing `amount_off`', param: 'currency' });
  }
  if (id !== null && service.records.coupons.find(id) !== null) {
    return invalid({ code: 'resource_already_exists', message: 'Coupon already exists.' });
  }
  return null;
}

/** `POST /v1/coupons` */
export function createCoupon(service: PaymentService, parameters: Parameters): Reply {
  const wrong = wrongWith(service, parameters);
  if (wrong !== null) return wrong;
  const coupon: CouponRecord = {
    id: parameters.id ?? newCouponId(),
    created: service.now(),
    amountOff: parameters.amount_off,
    percentOff: parameters.percent_off,
    currency: parameters.amount_off === null ? null : parameters.currency,
    duration: parameters.duration,
    name: parameters.name,
    maxRedemptions: parameters.max_redemptions,
    timesRedeemed: 0,
    redeemBy: parameters.redeem_by,
    metadata: parameters.metadata,
  };
  service.records.coupons.save(coupon.id, coupon);
  return done(showCoupon(coupon, service.now()));
}
