import { BRAND } from '#core/brand.ts';
import { CurrencySlot } from '../currency/currency-slot.tsx';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { Logo } from './logo.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { SellerLine } from './legal/seller-line.tsx';

/** The heading of each group, then its links with their words. */
const GROUPS = [
  [
    'footer.plansHeading',
    ['/plans', 'nav.plans'],
    ['/regional-plans', 'nav.regionalPlans'],
    ['/global-plans', 'nav.globalPlans'],
    ['/coverage-map', 'footer.coverageMap'],
    ['/calculator', 'footer.calculator'],
    ['/compare', 'footer.compare'],
  ],
  [
    'footer.helpHeading',
    ['/how-it-works', 'nav.howItWorks'],
    ['/guides', 'footer.guides'],
    ['/compatibility', 'nav.compatibility'],
    ['/contact', 'nav.contact'],
    ['/contact#chat', 'footer.chat'],
    ['/topup', 'footer.topup'],
    ['/dashboard', 'nav.myEsims'],
  ],
  [
    'footer.legalHeading',
    ['/privacy-policy', 'footer.privacy'],
    ['/terms-of-service', 'footer.terms'],
    ['/data-protection', 'footer.dataProtection'],
    ['/refund-policy', 'footer.refunds'],
    ['/withdrawal', 'footer.withdrawal'],
  ],
] as const;

export function SiteFooter() {
  const t = useMessages('shell');
  return (
    <footer className="site-footer">
      <div className="footer-groups">
        <div>
          <Logo />
          <p>{t('tagline')}</p>
          <p>{t('footer.about')}</p>
          <NewsletterForm />
        </div>
        {GROUPS.map(([heading, ...links]) => (
          <nav key={heading} aria-label={t(heading)}>
            <h2>{t(heading)}</h2>
            <ul>
              {links.map(([to, words]) => (
                <li key={to}>
                  <LocalizedLink to={to} className="footer-link">
                    {t(words)}
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-end">
        <div>
          <p>
            {t('footer.rights', { brand: BRAND })} · {t('footer.currency')}
          </p>
          <SellerLine />
        </div>
        <CurrencySlot />
        <LanguageSwitcher />
      </div>
    </footer>
  );
}
