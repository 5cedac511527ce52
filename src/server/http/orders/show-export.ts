import type { MyData } from '#contract/account/my-data.ts';
import type { CartReminderText } from '#core/cart-reminders/cart-reminder.ts';
import type { WithdrawalText } from '#core/checkout/consent.ts';
import { LANGUAGES, type Language } from '#core/language.ts';
import type { NewsletterText } from '#core/newsletter/newsletter.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { ExportedData } from '#core/personal-data/personal-data-store.ts';
import type { ReviewConsent } from '#core/reviews/review.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

type ExportParts = Pick<MyData, 'tables' | 'plans' | 'texts'>;

/** The exported rows, with the names of the plans and the texts that the rows only refer to. */
export function showExport({ tables, plans }: ExportedData, language: Language): ExportParts {
  return {
    tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]])),
    plans: Object.fromEntries(
      plans.map(({ packageId, described }) => [packageId, unitTitle(described, { language, messagesOf })]),
    ),
    texts: agreedTexts(tables),
  };
}

/** Those texts that a row names as agreed to, in the language in which they were shown. */
function agreedTexts(tables: ExportedData['tables']): ExportParts['texts'] {
  const texts: Record<string, Record<string, string>> = {};
  for (const { language, ...row } of Object.values(tables).flat()) {
    const shownIn = LANGUAGES.find((known) => known === language);
    if (shownIn === undefined) continue;
    const known = Object.entries(textsOf(shownIn));
    for (const [name, text] of known.filter(
      ([one]) => one === row['withdrawal_text'] || one === row['consent_text'],
    ))
      texts[name] = { ...texts[name], [shownIn]: text };
  }
  return texts;
}

/** Every text that a customer can have agreed to, by the name it is stored under. */
function textsOf(language: Language) {
  const checkout = messagesOf(language, 'checkout');
  return {
    'withdrawal-tick-1': checkout('delivery.withdrawal-tick-1'),
    'withdrawal-note-1': checkout('delivery.withdrawal-note-1'),
    'withdrawal-tick-2': checkout('delivery.withdrawal-tick-2'),
    'withdrawal-note-2': checkout('delivery.withdrawal-note-2'),
    'withdrawal-tick-3': checkout('delivery.withdrawal-tick-3'),
    'withdrawal-note-3': checkout('delivery.withdrawal-note-3'),
    'cart-reminder-1': checkout('reminder.cart-reminder-1'),
    'newsletter-1': messagesOf(language, 'shell')('newsletter.newsletter-1'),
    'review-1': messagesOf(language, 'review-form')('consent'),
  } satisfies Record<WithdrawalText | CartReminderText | NewsletterText | ReviewConsent, string>;
}
