import type { ErrorResponse } from '#contract/error-response.ts';
import type { UnknownPlans } from '#core/discounts/discount-editor.ts';
import type { ChangeRefusal } from '#core/discounts/judge-discount-change.ts';
import { problemBody } from '../problem.ts';

type Refusal = ChangeRefusal | UnknownPlans | Readonly<{ kind: 'in-series' }> | Readonly<{ kind: 'taken' }>;

/** Why a code was not saved, for `c.json(…, 409)`. Nothing was stored. */
export function discountRefusal(refusal: Refusal): ErrorResponse & { unknown?: string[] } {
  const refused = (code: string, message: string) => problemBody({ status: 409, code, message });
  switch (refusal.kind) {
    case 'taken':
      return refused('code-taken', 'There is already a code of this name. Choose another name.');
    case 'in-series':
      return refused('in-series', 'All codes of a series have the same rules. You can pause this one.');
    case 'value-fixed':
      return refused(
        'value-fixed',
        'Orders have the discount of this code, so its value cannot change. Make a new code, and pause this one.',
      );
    case 'limit-below-uses':
      return refused('limit-below-uses', `The code was already used ${refusal.uses} times.`);
    case 'unknown-plans': {
      const unknown = [...refusal.packageIds, ...refusal.destinations];
      return { ...refused('unknown-plans', `The catalogue does not have: ${unknown.join(', ')}`), unknown };
    }
  }
}
