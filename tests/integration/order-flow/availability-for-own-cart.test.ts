import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ValidatePackagesResponse } from '#contract/catalogue/availability.ts';
import { anOrderFlow } from './shop.ts';

const flow = anOrderFlow();

test('STOCK-08 CART-14 stock held by an unpaid checkout is sold out for every cart except its own', async () => {
  const plan = flow.plan();
  const cartId = randomUUID();
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${plan.packageId}, 0, 2)`,
  );
  const validate = async (quantity: number, cart: string | null) => {
    const response = await fetch(`${flow.parts().origin}/api/validate-packages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ packages: [{ packageId: plan.packageId, quantity }], cartId: cart }),
    });
    const { valid, results } = ValidatePackagesResponse.parse(await response.json());
    return { valid, left: results[0]?.availableStock };
  };
  expect((await flow.submit({ cartId, lines: [{ ...plan, quantity: 2 }] })).status).toBe(200);
  expect(await validate(1, null)).toEqual({ valid: false, left: 0 });
  expect(await validate(1, randomUUID())).toEqual({ valid: false, left: 0 });
  expect(await validate(2, cartId)).toEqual({ valid: true, left: 2 });
  expect(await validate(3, cartId)).toEqual({ valid: false, left: 2 });
});
