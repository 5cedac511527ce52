import { html } from 'hono/html';
import { type Html, layout } from '../pages/layout.ts';
import type { Language } from '../pages/languages.ts';
import { TEST_CARDS } from '../payments/cards.ts';
import type { SessionRecord } from '../payments/records.ts';
import type { CardField, CardForm, Problems } from './read-card.ts';
import { money, WORDS, type Words } from './words.ts';

export type CheckoutView = Readonly<{
  session: SessionRecord;
  language: Language;
  form: CardForm;
  problems: Problems;
  /** Why the last attempt failed; null at the first visit. */
  alert: string | null;
}>;

type Field = Readonly<{ name: CardField; label: string; type: string; autocomplete: string; hint: string }>;

function field(
  { form, problems, language }: CheckoutView,
  { name, label, type, autocomplete, hint }: Field,
): Html {
  const problem = problems[name];
  const value = name === 'cvc' ? '' : form[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      ${type === 'text' ? html`inputmode="numeric"` : ''}
      autocomplete="${autocomplete}"
      placeholder="${hint}"
      value="${value}"
      required
      ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-wrong"`}
    />
    ${problem === undefined ? '' : html`<p class="wrong" id="${name}-wrong">${WORDS[language][problem]}</p>`}
  </div>`;
}

function cardFields(view: CheckoutView, words: Words): Html {
  const email = {
    name: 'email',
    label: words.email,
    type: 'email',
    autocomplete: 'email',
    hint: '',
  } as const;
  const text = (name: CardField, label: string, rest: { autocomplete: string; hint: string }) =>
    field(view, { name, label, type: 'text', ...rest });
  return html`
    ${view.session.customerEmail === null ? field(view, email) : ''}
    ${text('number', words.cardNumber, { autocomplete: 'cc-number', hint: '4242 4242 4242 4242' })}
    <div class="pair">
      ${text('expiry', words.expiry, { autocomplete: 'cc-exp', hint: words.expiryHint })}
      ${text('cvc', words.cvc, { autocomplete: 'cc-csc', hint: '123' })}
    </div>
  `;
}

function summary({ session, language }: CheckoutView, words: Words): Html {
  const show = (cents: number) => money(session, cents, language);
  const lines = session.lines.map(
    (line) =>
      html`<li>
        <span>${line.name}${line.quantity > 1 ? ` × ${line.quantity}` : ''}</span>
        <span class="amount">${show(line.unitAmount * line.quantity)}</span>
      </li>`,
  );
  const discount = html`<li>
    <span>${words.discount}</span><span class="amount">−${show(session.amountDiscount)}</span>
  </li>`;
  return html`<section class="card" aria-labelledby="summary">
    <h1 id="summary" class="soft">${words.youPay}</h1>
    <p class="total amount">${show(session.amountTotal)}</p>
    <ul class="lines">
      ${lines} ${session.amountDiscount > 0 ? discount : ''}
      <li class="sum"><span>${words.total}</span><span class="amount">${show(session.amountTotal)}</span></li>
    </ul>
    ${backLink(session, words)}
  </section>`;
}

export function backLink(session: SessionRecord, words: Words): Html {
  if (session.cancelUrl === null) return html``;
  return html`<p><a class="back" href="${session.cancelUrl}">${words.back}</a></p>`;
}

function testCards(words: Words): Html {
  const rows = [
    [TEST_CARDS.pays, words.cardPays],
    [TEST_CARDS.declined, words.cardDeclined],
    [TEST_CARDS.noFunds, words.cardNoFunds],
    [TEST_CARDS.threeDSecure, words.cardThreeDSecure],
  ] as const;
  const shown = rows.map(
    ([number, text]) =>
      html`<tr>
        <th scope="row">${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</th>
        <td>${text}</td>
      </tr>`,
  );
  return html`<section class="card" aria-labelledby="test-cards">
    <h2 id="test-cards">${words.testCards}</h2>
    <table class="test-cards">
      <tbody>
        ${shown}
      </tbody>
    </table>
    <p class="soft">${words.anyDetails}</p>
  </section>`;
}

/** The payment page. */
export function checkoutPage(view: CheckoutView): Html {
  const { session, language, alert } = view;
  const words = WORDS[language];
  const isFree = session.amountTotal === 0;
  const body = html`<div class="checkout">
    ${summary(view, words)}
    <div class="stack">
      <section class="card" aria-labelledby="pay">
        <h2 id="pay">${isFree ? words.freeText : words.payWithCard}</h2>
        ${alert === null ? '' : html`<p class="alert" role="alert">${alert}</p>`}
        <form method="post" action="/pay/${session.id}" novalidate>
          ${isFree ? '' : cardFields(view, words)}
          <button type="submit">
            ${isFree ? words.completeFree : words.pay(money(session, session.amountTotal, language))}
          </button>
        </form>
      </section>
      ${isFree ? '' : testCards(words)}
    </div>
  </div>`;
  return layout({ title: words.title, language, body });
}
