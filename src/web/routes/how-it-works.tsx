import { readClaims, type Claims } from '../features/plan-list/claims.server.ts';
import styles from '../features/how-it-works/how-it-works.css?url';
import { PicturedSteps } from '../features/how-it-works/pictured-steps.tsx';
import guideStyles from '../features/installation/installation.css?url';
import { PhoneGuide } from '../features/installation/phone-guide.tsx';
import { languageOfPath } from '#core/language-path.ts';
import type { Translate } from '#messages/translate.ts';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { shopContext } from '../document/shop-context.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/how-it-works.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return { claims: readClaims(context.get(shopContext), languageOfPath(url.pathname)) };
}

export default function HowItWorks({ loaderData: { claims } }: Route.ComponentProps) {
  const t = useMessages('guide');
  return (
    <SimplePage
      title={t('howItWorks.title')}
      description={t('howItWorks.description')}
      lead={t('howItWorks.intro')}
    >
      <link rel="stylesheet" href={styles} precedence="feature" />
      <link rel="stylesheet" href={guideStyles} precedence="feature" />
      <PicturedSteps />
      <section className="mt-12">
        <h2 className="text-2xl">{t('howItWorks.phone.heading')}</h2>
        <p className="mt-3 max-w-prose">{t('howItWorks.phone.lead')}</p>
        <PhoneGuide />
      </section>
      <section className="mt-12">
        <h2 className="text-2xl">{t('howItWorks.pricesHeading')}</h2>
        <p className="mt-3 max-w-prose">
          {claims === null
            ? t('howItWorks.pricesUncounted')
            : t('howItWorks.prices', { destinations: claims.destinations, offers: offersOf(claims, t) })}
        </p>
      </section>
      <section className="mt-12">
        <h2 className="text-2xl">{t('howItWorks.before.heading')}</h2>
        <p className="mt-3 max-w-prose">{t('howItWorks.before.start')}</p>
        <ul className="mt-4 flex flex-wrap gap-3">
          <li>
            <LocalizedLink to="/compatibility" className={buttonClass('quiet')}>
              {t('howItWorks.before.device')}
            </LocalizedLink>
          </li>
          <li>
            <LocalizedLink to="/coverage-map" className={buttonClass('quiet')}>
              {t('howItWorks.before.coverage')}
            </LocalizedLink>
          </li>
        </ul>
      </section>
      <section className="mt-12">
        <h2 className="text-2xl">{t('howItWorks.calculator.heading')}</h2>
        <p className="mt-3 max-w-prose">{t('howItWorks.calculator.body')}</p>
        <LocalizedLink to="/calculator" className={`mt-4 ${buttonClass('quiet')}`}>
          {t('howItWorks.calculator.open')}
        </LocalizedLink>
      </section>
      <NextSteps
        steps={[
          { to: '/plans', label: t('howItWorks.cta') },
          { to: '/contact', label: t('contact.title') },
        ]}
      />
    </SimplePage>
  );
}

/** "one country from $3, a region from $4.50, global from $4.50": names only what is on sale. */
function offersOf({ price, regionalPrice, globalPrice }: Claims, t: Translate<'guide'>): string {
  return [
    t('howItWorks.priceOf.local', { price }),
    ...(regionalPrice === null ? [] : [t('howItWorks.priceOf.regional', { price: regionalPrice })]),
    ...(globalPrice === null ? [] : [t('howItWorks.priceOf.global', { price: globalPrice })]),
  ].join(', ');
}
