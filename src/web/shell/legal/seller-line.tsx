import { sellerLine } from '#core/seller.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';

/** The seller, and the address customers write to. */
export function SellerLine() {
  const { seller } = usePageFacts();
  const t = useMessages('shell');
  return (
    <p className="text-ink-soft wrap-anywhere">
      {sellerLine(seller, t)}
      <br />
      <a href={`mailto:${seller.supportEmail}`} className="footer-link underline underline-offset-4">
        {seller.supportEmail}
      </a>
    </p>
  );
}
