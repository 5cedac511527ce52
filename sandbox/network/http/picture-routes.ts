import { Hono } from 'hono';
import { hashText } from '../catalogue/seeded-random.ts';

/** The catalogue's pictures and the few pages behind its links: small, and clearly marked as sandbox. */
export function pictureRoutes(): Hono {
  return new Hono()
    .get('/images/:kind/:name', (context) => {
      const name = context.req.param('name').replace(/\.svg$/, '');
      const size = context.req.param('kind') === 'operators' ? [1035, 653] : [132, 99];
      return svg(picture(name, size));
    })
    .get('/qr', (context) => svg(picture(`QR ${context.req.query('id') ?? ''}`, [200, 200])))
    .get('/installation-guide', (context) => context.text(SANDBOX_TEXT))
    .get('/share/:code', (context) => context.text(SANDBOX_TEXT));
}

const SANDBOX_TEXT =
  'This is a sandbox. No real eSIM exists here, and nothing on this page can be installed on a phone.\n';

function svg(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}

function picture(name: string, [width = 132, height = 99]: readonly number[]): string {
  const hue = hashText(name) % 360;
  const text = name.replaceAll(/[^\p{L}\p{N} -]/gu, '').slice(0, 24);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 35%)"/>`,
    `<text x="50%" y="50%" fill="#fff" font-family="sans-serif" font-size="${Math.round(height / 7)}" text-anchor="middle">${text}</text>`,
    `<text x="50%" y="72%" fill="#fff" font-family="sans-serif" font-size="${Math.round(height / 10)}" text-anchor="middle">sandbox</text>`,
    '</svg>',
  ].join('');
}
