import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { forgetSubmitKey } from '../../checkout/submit-keys.ts';
import { AppOffer } from '../../features/app-offer/app-offer.tsx';
import { OrderProcessing } from '../../features/order-processing/order-processing.tsx';
import { BackToTopup } from '../../features/topup/back-to-topup.tsx';
import { TopupAdded } from '../../features/topup/topup-added.tsx';
import { topupChoice } from '../../features/topup/topup-choice.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

export default function TopupSuccess() {
  const t = useMessages('topup');
  const [query] = useSearchParams();
  const sessionId = query.get('session_id') ?? '';
  const settle = useCallback((outcome: 'paid' | 'failed') => {
    if (outcome === 'failed') return;
    // The same top-up may be wanted again: that is a new purchase.
    forgetSubmitKey();
    topupChoice.forget();
  }, []);
  return (
    <div className="mx-auto max-w-6xl px-5 lg:px-8">
      <PageHead title={t('success.title')} description={t('success.description')} isIndexed={false} />
      <PageTitle title={t('success.title')} />
      <noscript>
        <p className="mb-8 max-w-prose">{t('success.withoutScript')}</p>
      </noscript>
      <PersonalScreen>
        <OrderProcessing
          key={sessionId}
          subject="topup"
          sessionId={sessionId}
          resultOf={({ topup, units }) => (
            <>
              <TopupAdded topup={topup} units={units} />
              <AppOffer hasDelivery={units.every(({ state }) => state === 'delivered')} />
            </>
          )}
          again={<BackToTopup />}
          onSettled={settle}
        />
      </PersonalScreen>
    </div>
  );
}
