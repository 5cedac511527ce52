import { createServer } from 'node:http';
import { z } from 'zod';
import { serveParent } from './child-server.ts';
import { withoutMark } from './scenarios.ts';

const Instructions = z.object({
  responses: z.map(
    z.string(),
    z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Uint8Array) }),
  ),
});

/** Plain node:http that sends the same bytes as the shop, including headers, and does nothing else. */
serveParent((instructions) => {
  const { responses } = Instructions.parse(instructions);
  const server = createServer((request, response) => {
    const result = responses.get(withoutMark(request.url ?? ''));
    response.writeHead(result === undefined ? 404 : 200, result?.headers);
    response.end(result?.body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(address === null || typeof address === 'string' ? 0 : address.port);
    });
  });
});
