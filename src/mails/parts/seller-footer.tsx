import { sellerLine, type Seller } from '#core/seller.ts';
import { useMailMessages } from '../mail-context.ts';
import { THEME } from '../theme.ts';
import { ByFormat } from './by-format.tsx';
import { Note } from './note.tsx';
import { TextLines } from './text-lines.tsx';

/** The end of every mail: the seller and the support address. */
export function SellerFooter({ seller }: Readonly<{ seller: Seller }>) {
  const line = sellerLine(seller, useMailMessages('shell'));
  const html = (
    <>
      <Note>{line}</Note>
      <p style={{ margin: '0 0 16px', fontSize: 14 }}>
        <a href={`mailto:${seller.supportEmail}`} style={{ color: THEME.sea }}>
          {seller.supportEmail}
        </a>
      </p>
    </>
  );
  return <ByFormat html={html} text={<TextLines lines={[line, seller.supportEmail]} />} />;
}
