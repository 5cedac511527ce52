import { useMailMessages } from '../mail-context.ts';
import { Facts } from '../parts/facts.tsx';

type Properties = Readonly<{
  reference: string;
  declaredAt: string;
  orderNumber: string;
  declared: string;
  email?: string;
}>;

/** The content of the declaration and its time. */
export function WithdrawalFacts({ reference, declaredAt, orderNumber, declared, email }: Properties) {
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
      ]}
    />
  );
}
