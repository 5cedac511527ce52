import type { CartRefusal, Reason } from '#core/cart/availability.ts';
import type { CartPlan } from '#core/cart/cart.ts';
import type { Language } from '#core/language.ts';
import type { Translate } from '#messages/translate.ts';
import type { ToastText } from '../../ui/toasts/toast-store.ts';

export type CartNotice =
  | Readonly<{ kind: 'added' | 'updated' | 'removed'; plan: CartPlan }>
  | Readonly<{ kind: 'cleared' | 'price-updated' | 'items-unavailable' }>
  | CartRefusal;

export type CartI18n = Readonly<{ language: Language; t: Translate<'cart'>; openCart?: () => void }>;

const ADDED_MS = 3000;
const REMOVED_MS = 1500;
const WARNING_MS = 4000;

export function cartToast(notice: CartNotice, i18n: CartI18n): ToastText {
  const { t } = i18n;
  switch (notice.kind) {
    case 'added':
      return gained({ title: t('added.title'), text: t('added.text', namesOf(notice.plan)) }, i18n);
    case 'updated':
      return gained({ title: t('updated.title'), text: t('updated.text', namesOf(notice.plan)) }, i18n);
    case 'removed':
      return {
        title: t('removed.title'),
        text: t('removed.text', namesOf(notice.plan)),
        durationMs: REMOVED_MS,
      };
    case 'cleared':
      return { title: t('cleared.title'), durationMs: REMOVED_MS };
    case 'price-updated':
      return { title: t('priceUpdated.title'), text: t('priceUpdated.text'), durationMs: WARNING_MS };
    case 'items-unavailable':
      return warning(t('itemsUnavailable.title'), t('itemsUnavailable.text'));
    case 'unavailable':
      return warning(t('unavailable.title'), reasonText(notice, i18n));
    case 'short-stock':
      return warning(
        t('shortStock.title'),
        t('shortStock.text', { count: notice.available, held: notice.held }),
      );
  }
}

/** The server's reasons are English sentences with a code; in Spanish the text is chosen here by the code. */
export function reasonText({ code, message }: Reason, { language, t }: CartI18n): string {
  if (language === 'en' && message !== null) return message;
  return code === null ? t('unavailable.text') : t(`reason.${code}`);
}

function gained(words: ToastText, { t, openCart }: CartI18n): ToastText {
  const action = openCart === undefined ? {} : { action: { label: t('viewCart'), run: openCart } };
  return { ...words, ...action, tone: 'good', durationMs: ADDED_MS };
}

function namesOf({ title, data }: CartPlan) {
  return { title, data };
}

function warning(title: string, text: string): ToastText {
  return { title, text, tone: 'bad', durationMs: WARNING_MS };
}
