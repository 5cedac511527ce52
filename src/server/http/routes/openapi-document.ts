import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { CheckoutSessionParams } from '#contract/orders/checkout-sessions.ts';
import { ErrorResponse } from '#contract/error-response.ts';
import { BRAND } from '#core/brand.ts';
import type { HttpEnv } from '../http-env.ts';

const failed = { description: 'Refused.', content: { 'application/json': { schema: ErrorResponse } } };

/** The OpenAPI document: the typed routes, and the few that are plain handlers. */
export function openApiDocument(app: OpenAPIHono<HttpEnv>, publicOrigin: string): string {
  const { openAPIRegistry: registry } = app;
  registry.registerComponent('securitySchemes', 'anonymousKey', {
    type: 'apiKey',
    in: 'header',
    name: 'apikey',
    description:
      'The public anonymous key. It grants no rights; calls without it share a stricter rate limit.',
  });
  for (const method of ['get', 'post'] as const) {
    registry.registerPath({
      method,
      path: '/api/auth/{call}',
      summary: 'Sign in, sign up, sign out, session, password reset and magic links',
      request: { params: z.object({ call: z.string() }) },
      responses: { 200: { description: 'Done.' }, 400: failed, 401: failed, 429: failed },
    });
  }
  describeOrders(registry);
  registry.registerPath({
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This description',
    responses: { 200: { description: 'OpenAPI 3.1.' } },
  });
  registry.registerPath({
    method: 'get',
    path: '/healthz',
    summary: 'Liveness of the process',
    responses: { 200: { description: 'Alive.' }, 503: { description: 'Stuck; restart it.' } },
  });
  registry.registerPath({
    method: 'get',
    path: '/readyz',
    summary: 'Whether the shop can serve customers now',
    responses: { 200: { description: 'Ready.' }, 503: { description: 'Not ready, with the reasons.' } },
  });
  return JSON.stringify(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: `${BRAND} API`,
        version: '1',
        description: 'Errors are always `{ "error": { "code", "message" } }`. 429 and 503 have Retry-After.',
      },
      servers: [{ url: publicOrigin }],
      security: [{ anonymousKey: [] }, {}],
    }),
  );
}

/** Order routes that no typed client calls. */
function describeOrders(registry: OpenAPIHono<HttpEnv>['openAPIRegistry']): void {
  for (const service of ['stripe', 'airalo']) {
    registry.registerPath({
      method: 'post',
      path: `/api/webhooks/${service}`,
      summary: 'A signed notice of a change; HEAD returns 200',
      responses: { 200: { description: 'Stored.' }, 400: failed },
    });
  }
  registry.registerPath({
    method: 'get',
    path: '/api/checkout-sessions/{id}/events',
    summary: 'The progress of an order, as server-sent events named `progress`',
    request: { params: CheckoutSessionParams },
    responses: { 200: { description: 'text/event-stream' }, 404: failed },
  });
  describeSupport(registry);
}

/** An endless response and a file. */
function describeSupport(registry: OpenAPIHono<HttpEnv>['openAPIRegistry']): void {
  registry.registerPath({
    method: 'get',
    path: '/api/chat/events',
    summary: 'The chat of the signed-in customer, as server-sent events',
    responses: { 200: { description: 'text/event-stream' }, 401: failed },
  });
  registry.registerPath({
    method: 'get',
    path: '/api/me/tickets/{id}/attachment',
    summary: 'The file that the customer sent with a ticket',
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: { description: 'An image or a PDF.' }, 401: failed, 404: failed },
  });
}
