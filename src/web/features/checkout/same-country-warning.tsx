import { MapPin } from 'lucide-react';
import { countryName } from '#core/catalogue/geography/country-names.ts';
import { isBoughtForHere } from '#core/checkout/is-for-visitor-country.ts';
import { englishPlace } from '#core/plans/texts/english-destination.ts';
import { useCart } from '../../cart/cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useVisitorCountry } from '../../visitor/use-visitor-country.ts';

type Properties = Readonly<{ onReview: () => void }>;

/** A word of care for who may have chosen where they are instead of where they go. It hinders nobody. */
export function HereNotice({ onReview }: Properties) {
  const t = useMessages('checkout');
  const place = usePlaceBoughtFor();
  return (
    <div role="status" className="contents">
      {place === null ? null : (
        <div className="changed-notice">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
          <div className="grid gap-1">
            <p className="font-semibold">{t('here.title', { place })}</p>
            <p>{t('here.text', { place })}</p>
            <button type="button" className="text-button justify-self-start" onClick={onReview}>
              {t('review')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The country the visitor is in, by name, when the cart holds an eSIM for it. */
function usePlaceBoughtFor(): string | null {
  const { items } = useCart();
  const language = useLanguage();
  const country = useVisitorCountry();
  if (country === null || !isBoughtForHere(items, country)) return null;
  const name = countryName(country, language);
  return name === null || language === 'es' ? name : englishPlace(name);
}
