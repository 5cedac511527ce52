import { html } from 'hono/html';
import { type Html, layout } from '../pages/layout.ts';
import type { Language } from '../pages/languages.ts';
import type { SessionRecord } from '../payments/records.ts';
import { backLink } from './checkout-page.ts';
import { money, WORDS } from './words.ts';

/** The 3-D Secure page of the simulated bank. */
export function authenticationPage(session: SessionRecord, language: Language): Html {
  const words = WORDS[language];
  const body = html`<section class="card">
    <h1>${words.bankTitle}</h1>
    <p>${words.bankText(money(session, session.amountTotal, language))}</p>
    <form method="post" action="/pay/${session.id}/authenticate">
      <button type="submit" name="result" value="pass">${words.authenticate}</button>
      <button type="submit" name="result" value="fail" class="quiet">${words.fail}</button>
    </form>
    ${backLink(session, words)}
  </section>`;
  return layout({ title: words.bankTitle, language, body, width: 'narrow' });
}

/** For a session that can no longer be paid. */
export function closedPage(session: SessionRecord, language: Language, successUrl: string): Html {
  const words = WORDS[language];
  const isComplete = session.status === 'complete';
  const title = isComplete ? words.completeTitle : words.expiredTitle;
  const back = isComplete
    ? html`<p><a class="back" href="${successUrl}">${words.back}</a></p>`
    : backLink(session, words);
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p>${isComplete ? words.completeText : words.expiredText}</p>
    ${back}
  </section>`;
  return layout({ title, language, body, width: 'narrow' });
}

export function unknownPage(language: Language): Html {
  const words = WORDS[language];
  const body = html`<section class="card">
    <h1>${words.unknownTitle}</h1>
    <p>${words.unknownText}</p>
  </section>`;
  return layout({ title: words.unknownTitle, language, body, width: 'narrow' });
}
