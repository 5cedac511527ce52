import { MapPin } from 'lucide-react';
import type { Cart } from '#core/cart/cart.ts';
import { countryName } from '#core/catalogue/geography/country-names.ts';
import { isForVisitorCountry } from '#core/checkout/is-for-visitor-country.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useVisitorCountry } from '../../visitor/use-visitor-country.ts';

type Properties = Readonly<{ items: Cart; onReview: () => void }>;

/**
 * A warning for visitors who may have chosen the country they are in instead of the one they travel to. It blocks
 * nothing.
 */
export function SameCountryWarning({ items, onReview }: Properties) {
  const t = useMessages('checkout');
  const destination = useDestinationOf(items);
  return (
    <div role="status" className="contents">
      {destination === null ? null : (
        <div className="changed-notice">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
          <div className="grid gap-1">
            <p className="font-semibold">{t('here.title', { place: destination })}</p>
            <p>{t('here.text', { place: destination })}</p>
            <button type="button" className="text-button justify-self-start" onClick={onReview}>
              {t('review')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The name of the country the visitor is in, when the order contains an eSIM for it. */
function useDestinationOf(items: Cart): string | null {
  const language = useLanguage();
  const country = useVisitorCountry();
  if (country === null || !isForVisitorCountry(items, country)) return null;
  const name = countryName(country, language);
  return name === null ? null : placeWithArticle(name, language);
}
