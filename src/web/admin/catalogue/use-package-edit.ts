import { useState } from 'react';
import type { StaffPackage } from '#contract/admin/catalogue.ts';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import { readPrice, readStock, writePrice } from '#core/catalogue/editing/own-price.ts';
import { LANGUAGE_FACTS, type Language } from '#core/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { savePackage } from './catalogue-requests.ts';

/** Why nothing was saved. `below-cost` can be confirmed. */
type EditProblem = 'price' | 'stock' | 'below-cost' | 'withdrawn' | 'failed';

type Typed = Readonly<{ price: string; stock: string }>;

function typedOf({ ownPriceCents, availableStock }: StaffValues, language: Language): Typed {
  return {
    price: ownPriceCents === null ? '' : writePrice(ownPriceCents, LANGUAGE_FACTS[language].decimalMark),
    stock: availableStock === null ? '' : String(availableStock),
  };
}

/** The values that were typed, or which of them is none. */
function readTyped({ price, stock }: Typed, values: StaffValues): StaffValues | 'price' | 'stock' {
  const ownPriceCents = price.trim() === '' ? null : readPrice(price);
  const availableStock = stock.trim() === '' ? null : readStock(stock);
  if (ownPriceCents === null && price.trim() !== '') return 'price';
  if (availableStock === null && stock.trim() !== '') return 'stock';
  return { ...values, ownPriceCents, availableStock };
}

function problemOf(code: string): EditProblem {
  return code === 'below-cost' || code === 'withdrawn' ? code : 'failed';
}

type SendOptions = Readonly<{ seen?: StaffPackage; isLossConfirmed?: boolean }>;

/** Sends a change and says what became of it. */
function useSending(saved: StaffPackage, show: (stored: StaffPackage) => void) {
  const language = useLanguage();
  /** What was sent last, to send it again when it is confirmed. */
  const [sent, setSent] = useState<StaffValues>(saved.values);
  const [conflict, setConflict] = useState<StaffPackage | null>(null);
  const { isBusy, problem, setProblem, run } = useChange((error) => problemOf(codeOf(error)));
  const [isSaved, setIsSaved] = useState(false);
  const clear = () => {
    setConflict(null);
    setProblem(null);
    setIsSaved(false);
  };
  const send = (wanted: StaffValues, { seen = saved, isLossConfirmed = false }: SendOptions = {}) =>
    run(async () => {
      clear();
      setSent(wanted);
      const outcome = await savePackage({ language, seen, wanted, isLossConfirmed });
      if ('conflict' in outcome) setConflict(outcome.conflict);
      else {
        show(outcome.package);
        setIsSaved(true);
      }
    });
  return { sent, conflict, problem, isBusy, isSaved, clear, send, refuse: setProblem };
}

/** One package that is edited in place. */
export function usePackageEdit(listed: StaffPackage) {
  const language = useLanguage();
  const [saved, setSaved] = useState(listed);
  const [typed, setTyped] = useState<Typed>(() => typedOf(listed.values, language));
  const before = typedOf(saved.values, language);
  const show = (stored: StaffPackage) => {
    setSaved(stored);
    setTyped(typedOf(stored.values, language));
  };
  const { send, clear, refuse, ...sending } = useSending(saved, show);
  const { sent, conflict } = sending;
  return {
    ...sending,
    saved,
    typed,
    isChanged: typed.price !== before.price || typed.stock !== before.stock,
    /** What a new price would mean; null while it is none. */
    typedPriceCents: typed.price.trim() === '' ? saved.networkPriceCents : readPrice(typed.price),
    type: (changes: Partial<Typed>) => {
      setTyped({ ...typed, ...changes });
      clear();
    },
    reset: () => {
      clear();
      show(saved);
    },
    save: () => {
      const wanted = readTyped(typed, saved.values);
      if (typeof wanted !== 'string') return send(wanted);
      refuse(wanted);
      return undefined;
    },
    turn: (field: 'isPopular' | 'isHidden') => send({ ...saved.values, [field]: !saved.values[field] }),
    confirmLoss: () => send(sent, { isLossConfirmed: true }),
    takeStored: () => {
      if (conflict === null) return;
      clear();
      show(conflict);
    },
    saveMine: () => (conflict === null ? undefined : send(sent, { seen: conflict })),
  };
}
