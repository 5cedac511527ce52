import { foldText } from '#core/catalogue/search/fold-text.ts';

type Findable = Readonly<{
  title: string;
  name: string | null;
  country: string;
  iccid: string;
  orderNumber: string;
}>;

/**
 * eSIMs whose name, title, country, ICCID or order number contain every typed word. Case and accents do not matter; an
 * empty text finds all.
 */
export function findEsims<Esim extends Findable>(esims: readonly Esim[], typed: string): readonly Esim[] {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return esims;
  return esims.filter((esim) => {
    const text = textOf(esim);
    return words.every((word) => text.includes(word));
  });
}

function textOf({ name, title, country, iccid, orderNumber }: Findable): string {
  return foldText([name ?? '', title, country, iccid, orderNumber].join(' '));
}
