import type { WithdrawalReceiptMail } from '#core/withdrawals/withdrawal-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Facts } from '../parts/facts.tsx';

type Properties = Readonly<{
  reference: string;
  declaredAt: string;
  orderNumber: string;
  declared: string;
  email?: string;
  returned?: WithdrawalReceiptMail['returned'];
}>;

/** The content of the declaration and its time; for an order of the address, what is returned and for how much. */
export function WithdrawalFacts({
  reference,
  declaredAt,
  orderNumber,
  declared,
  email,
  returned = null,
}: Properties) {
  const t = useMailMessages('withdrawal-mail');
  return (
    <Facts
      areWords
      rows={[
        [t('number'), reference],
        [t('declaredAt'), declaredAt],
        [t('order'), orderNumber],
        ...(email === undefined ? [] : [[t('email'), email] as const]),
        [t('declared'), declared],
        ...(returned === null
          ? []
          : [[t('returned'), returned.items.join('; ')] as const, [t('sum'), returned.sum] as const]),
      ]}
    />
  );
}
