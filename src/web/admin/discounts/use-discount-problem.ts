import { DiscountRefusal } from '#contract/admin/discounts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { AdminRefusal } from '../frame/admin-client.ts';
import type { TypedProblem } from './typed-discount.ts';

/** Why a code or a series was not saved, in words. */
export function useDiscountProblem() {
  const t = useMessages('admin-discounts');
  return {
    ofField: (field: TypedProblem | 'code' | 'prefix' | 'count') => t(`problem.${field}`),
    ofError: (error: unknown): string => {
      if (!(error instanceof AdminRefusal)) return t('problem.failed');
      if (error.code === 'unknown-plans') {
        const refusal = DiscountRefusal.safeParse(error.body);
        return t('problem.unknownPlans', { plans: refusal.data?.unknown?.join(', ') ?? '' });
      }
      const known = KNOWN[error.code];
      return t(known ?? 'problem.failed');
    },
  };
}

const KNOWN: Readonly<
  Record<string, 'problem.taken' | 'problem.valueFixed' | 'problem.limitBelowUses' | 'problem.inSeries'>
> = {
  'code-taken': 'problem.taken',
  'value-fixed': 'problem.valueFixed',
  'limit-below-uses': 'problem.limitBelowUses',
  'in-series': 'problem.inSeries',
};
