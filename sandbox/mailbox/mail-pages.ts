import { html } from 'hono/html';
import { type Html, layout } from '../pages/layout.ts';
import type { Mail } from './mail-store.ts';

const moment = (iso: string) => iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');

function row(mail: Mail): Html {
  return html`<li>
    <a href="/mailbox/${mail.id}">
      <strong>${mail.subject === '' ? '(no subject)' : mail.subject}</strong>
      <span class="soft">To ${mail.to.join(', ')} · ${moment(mail.receivedAt)}</span>
    </a>
  </li>`;
}

export function mailListPage(mails: readonly Mail[], to: string): Html {
  const empty =
    to === ''
      ? 'No mail yet. What the shop sends appears here.'
      : `No mail for ${to} yet. Check the address, or look at all mail.`;
  const body = html`<h1>Mailbox</h1>
    <form method="get" action="/mailbox" class="search">
      <div>
        <label for="to">Sent to</label>
        <input id="to" name="to" type="email" value="${to}" autocomplete="off" />
      </div>
      <button type="submit">Find</button>
    </form>
    ${
      mails.length === 0
        ? html`<p>${empty}</p>`
        : html`<ul class="mails card">
            ${mails.map(row)}
          </ul>`
    }
    <p><a href="/mailbox">All mail</a> · <a href="/">Sandbox</a></p>`;
  return layout({ title: 'Mailbox', body });
}

function attachments(mail: Mail): Html {
  const items = mail.attachments.map(
    (one, index) =>
      html`<li>
        <a href="/mailbox/messages/${mail.id}/attachments/${index}">${one.fileName}</a>
        <span class="soft">${one.contentType}, ${one.sizeBytes} bytes</span>
      </li>`,
  );
  return html`<section class="card">
    <h2>Attachments</h2>
    <ul>
      ${items}
    </ul>
  </section>`;
}

export function mailPage(mail: Mail): Html {
  const shownHtml = html`<section>
    <h2>As HTML</h2>
    <iframe
      title="The mail as HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/mailbox/messages/${mail.id}/html"
    ></iframe>
  </section>`;
  const body = html`<h1>${mail.subject === '' ? '(no subject)' : mail.subject}</h1>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd>${moment(mail.receivedAt)}</dd>
    </dl>
    <div class="stack">
      ${mail.html === '' ? '' : shownHtml}
      <section class="card">
        <h2>As text</h2>
        <pre>${mail.text}</pre>
      </section>
      ${mail.attachments.length === 0 ? '' : attachments(mail)}
    </div>
    <p><a href="/mailbox">All mail</a> · <a href="/mailbox/messages/${mail.id}/source">Source</a></p>`;
  return layout({ title: mail.subject, body });
}

export function noMailPage(): Html {
  const body = html`<h1>No such mail</h1>
    <p>It may have been cleared. <a href="/mailbox">See all mail</a>.</p>`;
  return layout({ title: 'No such mail', body, width: 'narrow' });
}
