import { useState } from 'react';
import type { StaffPackage } from '#contract/admin/catalogue.ts';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import { readPrice, readStock, writePrice } from '#core/catalogue/editing/own-price.ts';
import type { Language } from '#core/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { codeOf } from '../frame/admin-client.ts';
import { savePackage } from './catalogue-requests.ts';

/** Why nothing was saved. `below-cost` can be confirmed. */
type EditProblem = 'price' | 'stock' | 'below-cost' | 'withdrawn' | 'failed';

type Typed = Readonly<{ price: string; stock: string }>;

function typedOf({ ownPriceCents, availableStock }: StaffValues, language: Language): Typed {
  return {
    price: ownPriceCents === null ? '' : writePrice(ownPriceCents, language === 'es' ? ',' : '.'),
    stock: availableStock === null ? '' : String(availableStock),
  };
}

/** One package that is edited in place. */
export function usePackageEdit(listed: StaffPackage) {
  const language = useLanguage();
  const [saved, setSaved] = useState(listed);
  const [typed, setTyped] = useState<Typed>(() => typedOf(listed.values, language));
  /** What was sent last, to send it again when it is confirmed. */
  const [sent, setSent] = useState<StaffValues>(listed.values);
  const [conflict, setConflict] = useState<StaffPackage | null>(null);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const before = typedOf(saved.values, language);

  const show = (stored: StaffPackage) => {
    setSaved(stored);
    setTyped(typedOf(stored.values, language));
    setConflict(null);
    setProblem(null);
  };
  const send = async (
    wanted: StaffValues,
    options: Readonly<{ seen?: StaffPackage; isLossConfirmed?: boolean }> = {},
  ) => {
    if (isBusy) return;
    setIsBusy(true);
    setIsSaved(false);
    setProblem(null);
    setSent(wanted);
    try {
      const { seen = saved, isLossConfirmed = false } = options;
      const outcome = await savePackage({ language, seen, wanted, isLossConfirmed });
      if ('conflict' in outcome) setConflict(outcome.conflict);
      else {
        show(outcome.package);
        setIsSaved(true);
      }
    } catch (error) {
      const code = codeOf(error);
      setProblem(code === 'below-cost' || code === 'withdrawn' ? code : 'failed');
    } finally {
      setIsBusy(false);
    }
  };
  /** Null: something that was typed is no value. */
  const typedValues = (): StaffValues | null => {
    const ownPriceCents = typed.price.trim() === '' ? null : readPrice(typed.price);
    const availableStock = typed.stock.trim() === '' ? null : readStock(typed.stock);
    if (ownPriceCents === null && typed.price.trim() !== '') setProblem('price');
    else if (availableStock === null && typed.stock.trim() !== '') setProblem('stock');
    else return { ...saved.values, ownPriceCents, availableStock };
    return null;
  };
  return {
    saved,
    sent,
    typed,
    conflict,
    problem,
    isBusy,
    isSaved,
    isChanged: typed.price !== before.price || typed.stock !== before.stock,
    /** What a new price would mean; null while it is none. */
    typedPriceCents: typed.price.trim() === '' ? saved.networkPriceCents : readPrice(typed.price),
    type: (changes: Partial<Typed>) => {
      setTyped({ ...typed, ...changes });
      setIsSaved(false);
      setProblem(null);
    },
    reset: () => show(saved),
    save: () => {
      const wanted = typedValues();
      return wanted === null ? undefined : send(wanted);
    },
    turn: (field: 'isPopular' | 'isHidden') => send({ ...saved.values, [field]: !saved.values[field] }),
    confirmLoss: () => send(sent, { isLossConfirmed: true }),
    takeStored: () => {
      if (conflict !== null) show(conflict);
    },
    saveMine: () => (conflict === null ? undefined : send(sent, { seen: conflict })),
  };
}
