import styles from '../../features/withdrawal/withdrawal.css?url';
import { WithdrawalFlow } from '../../features/withdrawal/withdrawal-flow.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { SellerLine } from '../../shell/legal/seller-line.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The withdrawal function of EU law (Directive 2011/83, article 11a). */
export default function Withdrawal() {
  const t = useMessages('withdrawal');
  return (
    <div className="mx-auto max-w-3xl px-5">
      <PageHead title={t('title')} description={t('description')} />
      <link rel="stylesheet" href={styles} precedence="feature" />
      <WithdrawalFlow
        titleOf={(isFirst) => (
          <PageTitle title={t('title')} isBrief={!isFirst} {...(isFirst && { lead: t('lead') })} />
        )}
      />
      <div className="mt-6">
        <SellerLine />
      </div>
      <div className="withdrawal-buttons withdrawal-control mt-6">
        <LocalizedLink to="/contact" className={buttonClass('quiet')}>
          {t('contact')}
        </LocalizedLink>
        <LocalizedLink to="/refund-policy" className={buttonClass('quiet')}>
          {t('refunds')}
        </LocalizedLink>
      </div>
    </div>
  );
}
