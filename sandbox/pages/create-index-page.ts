import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxContext } from '../sandbox-context.ts';
import { type Html, layout, pageHeaders } from './layout.ts';

function indexPage({ shopOrigin, clock, faults }: SandboxContext): Html {
  const body = html`<h1>Sandbox: the external services on this machine</h1>
    <p>
      The shop at <a href="${shopOrigin}">${shopOrigin}</a> pays, buys eSIMs and sends mail here instead of in
      the real world.
    </p>
    <section class="card">
      <dl>
        <dt>Sandbox time</dt>
        <dd>${clock.now().toISOString()}, speed ${clock.speed()}</dd>
        <dt>Faults set</dt>
        <dd>${faults.list().length}</dd>
      </dl>
      <ul>
        <li><a href="/mailbox">Mailbox</a>: every mail the shop sent</li>
        <li><a href="/control/ledger">Ledger</a>: what the external services did</li>
        <li>
          <a href="/control/state">State</a>, <a href="/control/clock">clock</a>,
          <a href="/control/faults">faults</a>
        </li>
        <li>
          <code>/v1</code> implements Stripe's API; its payment pages are at <code>/pay/{session}</code>
        </li>
        <li><code>/v2</code> implements the Airalo Partner API</li>
      </ul>
    </section>`;
  return layout({ title: 'External services', body });
}

function notFoundPage(): Html {
  const body = html`<h1>Nothing here</h1>
    <p>This address does not exist in the sandbox. <a href="/">See what does</a>.</p>`;
  return layout({ title: 'Nothing here', body, width: 'narrow' });
}

export function createIndexPage(sandbox: SandboxContext): Hono {
  const app = new Hono();
  app.get('/', async (context) => context.html(await indexPage(sandbox), 200, pageHeaders()));
  app.get('*', async (context) => context.html(await notFoundPage(), 404, pageHeaders()));
  return app;
}
