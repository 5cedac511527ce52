import { BRAND } from '#core/brand.ts';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { Logo } from './logo.tsx';
import { SellerLine } from './legal/seller-line.tsx';

const GROUPS = [
  {
    heading: 'footer.plansHeading',
    links: [
      { to: '/plans', words: 'nav.plans' },
      { to: '/regional-plans', words: 'nav.regionalPlans' },
      { to: '/global-plans', words: 'nav.globalPlans' },
      { to: '/coverage-map', words: 'footer.coverageMap' },
      { to: '/calculator', words: 'footer.calculator' },
    ],
  },
  {
    heading: 'footer.helpHeading',
    links: [
      { to: '/how-it-works', words: 'nav.howItWorks' },
      { to: '/compatibility', words: 'nav.compatibility' },
      { to: '/contact', words: 'nav.contact' },
      { to: '/contact#chat', words: 'footer.chat' },
      { to: '/topup', words: 'footer.topup' },
      { to: '/dashboard', words: 'nav.myEsims' },
    ],
  },
  {
    heading: 'footer.legalHeading',
    links: [
      { to: '/privacy-policy', words: 'footer.privacy' },
      { to: '/terms-of-service', words: 'footer.terms' },
      { to: '/data-protection', words: 'footer.dataProtection' },
      { to: '/refund-policy', words: 'footer.refunds' },
      { to: '/withdrawal', words: 'footer.withdrawal' },
    ],
  },
] as const;

export function SiteFooter() {
  const t = useMessages('shell');
  return (
    <footer className="site-footer mt-20 border-t border-line bg-card">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-10 px-5 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr] lg:px-8">
        <div className="max-w-72 max-md:col-span-2">
          <Logo />
          <p className="mt-1 font-display text-lg font-semibold">{t('tagline')}</p>
          <p className="mt-2 text-ink-soft">{t('footer.about')}</p>
        </div>
        {GROUPS.map(({ heading, links }) => (
          <nav key={heading} aria-label={t(heading)} className="max-md:last:col-span-2">
            <h2 className="text-lg">{t(heading)}</h2>
            <ul className="mt-2">
              {links.map(({ to, words }) => (
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
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-5 text-ink-soft lg:px-8">
        <div>
          <p>
            {t('footer.rights', { brand: BRAND })} · {t('footer.currency')}
          </p>
          <SellerLine />
        </div>
        <LanguageSwitcher />
      </div>
    </footer>
  );
}
