import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { PageSpeedBody } from '#contract/page-speed.ts';
import { jsonBody, REFUSED } from './describe-route.ts';
import type { HttpEnv } from '../http-env.ts';
import type { PageSpeedHistograms } from '../page-speed-histograms.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';

const reportPageSpeed = createRoute({
  method: 'post',
  path: '/api/page-speed',
  summary: 'How fast a page was in a browser, without any data about the visitor',
  request: { body: jsonBody(PageSpeedBody) },
  responses: { 204: { description: 'Counted.' }, 400: REFUSED },
});

export function pageSpeedRoutes(histograms: PageSpeedHistograms) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(reportPageSpeed, (c) => {
    histograms.add(c.req.valid('json'));
    return c.body(null, 204);
  });
}
