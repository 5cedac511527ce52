import { CreditCard, ShieldCheck } from 'lucide-react';
import { sellerLine } from '#core/seller.ts';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { usePageFacts } from '../document/page-facts.ts';

const LINKS = [
  { to: '/terms-of-service', words: 'legal.terms' },
  { to: '/privacy-policy', words: 'legal.privacy' },
  { to: '/withdrawal', words: 'legal.withdrawal' },
] as const;

/** The terms accepted by paying. The pages open in a new tab, so nothing typed here is lost. */
export function LegalLines() {
  const t = useMessages('checkout');
  const path = useLocalizedPath();
  return (
    <div className="text-sm text-ink-soft">
      <p>{t('legal.accept')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {LINKS.map(({ to, words }) => (
          <li key={to}>
            <a
              href={path(to)}
              target="_blank"
              rel="noopener"
              className="text-button inline-flex items-center text-ink"
            >
              {t(words)}
              <span className="sr-only"> ({t('newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Payment methods, our promises, and the seller. */
export function TrustLines() {
  const t = useMessages('checkout');
  const shell = useMessages('shell');
  const { seller } = usePageFacts();
  return (
    <div className="checkout-trust">
      <p className="flex gap-3 text-sm text-ink-soft">
        <CreditCard aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{t('secure')}</span>
      </p>
      <div className="guarantee">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
        <div>
          <p className="font-semibold">{t('guarantee.title')}</p>
          <p className="text-sm">{t('guarantee.text')}</p>
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        <b className="text-ink">{t('seller')}</b> {sellerLine(seller, shell)}
        <a href={`mailto:${seller.supportEmail}`} className="text-button flex w-fit items-center">
          {seller.supportEmail}
        </a>
      </p>
    </div>
  );
}
