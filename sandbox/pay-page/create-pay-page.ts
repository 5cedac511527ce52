import { type Context, Hono } from 'hono';
import { type Html, pageHeaders } from '../pages/layout.ts';
import type { Language } from '../pages/languages.ts';
import type { PaymentService } from '../payments/payment-service.ts';
import { findSession } from '../payments/expire-session.ts';
import { completeFree, finishAuthentication, type PayOutcome, payWithCard } from '../payments/pay-session.ts';
import type { SessionRecord } from '../payments/records.ts';
import { type CheckoutView, checkoutPage } from './checkout-page.ts';
import { type CardForm, readCard } from './read-card.ts';
import { authenticationPage, closedPage, unknownPage } from './small-pages.ts';
import { languageOf, WORDS } from './words.ts';

const EMPTY: CardForm = { email: '', number: '', expiry: '', cvc: '' };

const returnAddress = (session: SessionRecord) =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

type Send = Readonly<{ page: Html; status: 200 | 402 | 404 | 410 | 422; session?: SessionRecord }>;

async function send(context: Context, { page, status, session }: Send): Promise<Response> {
  const formTargets = session === undefined ? [] : [new URL(session.successUrl).origin];
  return context.html(await page, status, pageHeaders({ formTargets }));
}

function pageLanguage(context: Context, session: SessionRecord | null): Language {
  return languageOf(session?.locale ?? null, context.req.header('accept-language') ?? '');
}

function sendCheckout(
  context: Context,
  view: Partial<CheckoutView> & { session: SessionRecord },
  status: 200 | 402 | 422,
) {
  const language = pageLanguage(context, view.session);
  const page = checkoutPage({ form: EMPTY, problems: {}, alert: null, ...view, language });
  return send(context, { page, status, session: view.session });
}

function sendUnknown(context: Context) {
  return send(context, { page: unknownPage(pageLanguage(context, null)), status: 404 });
}

function sendClosed(context: Context, session: SessionRecord) {
  const page = closedPage(session, pageLanguage(context, session), returnAddress(session));
  return send(context, { page, status: session.status === 'expired' ? 410 : 200, session });
}

function declineText(language: Language, declineCode: string): string {
  const { declines } = WORDS[language];
  if (declineCode === 'insufficient_funds' || declineCode === 'authentication_failure')
    return declines[declineCode];
  return declines.generic_decline;
}

/**
 * Redirects the payer according to the outcome. A second click on a paid session redirects to the same page.
 */
function follow(context: Context, outcome: PayOutcome, form: CardForm): Response | Promise<Response> {
  switch (outcome.kind) {
    case 'paid':
      return context.redirect(returnAddress(outcome.session), 303);
    case 'needs-authentication':
      return context.redirect(`/pay/${outcome.session.id}/authenticate`, 303);
    case 'closed':
      if (outcome.session.status === 'complete') return context.redirect(returnAddress(outcome.session), 303);
      if (outcome.session.status === 'open') return context.redirect(`/pay/${outcome.session.id}`, 303);
      return sendClosed(context, outcome.session);
    case 'declined': {
      const { session, decline } = outcome;
      const alert = declineText(pageLanguage(context, session), decline.declineCode);
      return sendCheckout(context, { session, form, alert }, 402);
    }
    case 'unknown-card': {
      const { session } = outcome;
      const alert = WORDS[pageLanguage(context, session)].checkFields;
      return sendCheckout(context, { session, form, alert, problems: { number: 'realCard' } }, 422);
    }
    case 'not-found':
      return sendUnknown(context);
  }
}

async function readForm(context: Context): Promise<CardForm> {
  const form = new URLSearchParams(await context.req.text());
  const read = (name: string) => (form.get(name) ?? '').slice(0, 200);
  return { email: read('email'), number: read('number'), expiry: read('expiry'), cvc: read('cvc') };
}

async function pay(context: Context, service: PaymentService): Promise<Response> {
  const form = await readForm(context);
  const session = findSession(service, context.req.param('session') ?? '');
  if (session === null) return sendUnknown(context);
  if (session.status !== 'open') return follow(context, { kind: 'closed', session }, form);
  if (session.amountTotal === 0) return follow(context, completeFree(service, session.id), form);
  const reading = readCard(form, {
    requiresEmail: session.customerEmail === null,
    now: service.sandbox.clock.machineNow(),
  });
  if (reading.kind === 'fine')
    return follow(context, payWithCard(service, session.id, reading.payment), form);
  const alert = WORDS[pageLanguage(context, session)].checkFields;
  return sendCheckout(context, { session, form, alert, problems: reading.problems }, 422);
}

/** `/pay/{session}`: plain forms, no scripts. */
export function createPayPage(service: PaymentService): Hono {
  const app = new Hono();
  app.get('/:session', (context) => {
    const session = findSession(service, context.req.param('session'));
    if (session === null) return sendUnknown(context);
    return session.status === 'open' ? sendCheckout(context, { session }, 200) : sendClosed(context, session);
  });
  app.post('/:session', (context) => pay(context, service));
  app.get('/:session/authenticate', (context): Response | Promise<Response> => {
    const session = findSession(service, context.req.param('session'));
    if (session === null) return sendUnknown(context);
    if (session.authenticating === null) return context.redirect(`/pay/${session.id}`, 303);
    const page = authenticationPage(session, pageLanguage(context, session));
    return send(context, { page, status: 200, session });
  });
  app.post('/:session/authenticate', async (context) => {
    const passed = new URLSearchParams(await context.req.text()).get('result') === 'pass';
    return follow(context, finishAuthentication(service, context.req.param('session'), passed), EMPTY);
  });
  return app;
}
