import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, inlineHashes, withoutMarker } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const MARK = 'a-random-marker';
const N = ` nonce="${MARK}"`;

test('every script and style that we wrote into a page is allowed by its own hash, and nothing else is', () => {
  const html = `<html><style${N}>a{}</style><script${N}>one()</script><script${N} type="module" async="">import "x";
  two()</script><script${N} src="/assets/a.js"></script><script${N} type="application/json">{"a":1}</script>
  <script type="application/ld+json">{}</script><script${N}>one()</script></html>`;
  expect(inlineHashes(html, MARK)).toEqual({
    scripts: [hash('one()'), hash('import "x";\n  two()')],
    styles: [hash('a{}')],
  });
  expect(withoutMarker(html, MARK)).not.toContain('nonce');
});

test('OPS-13 an injected script or style is not allowed', () => {
  const html = `<script${N}>ours()</script><p>plan: <script>fetch("/api/me")</script></p><style>b{}</style>
  <script nonce="guessed">also()</script><script data-x="${MARK}">almost()</script>`;
  expect(inlineHashes(html, MARK)).toEqual({ scripts: [hash('ours()')], styles: [] });
});

test('no page may run unlisted inline scripts or styles, be framed, or load from other origins', () => {
  const byHash = contentPolicy({ scripts: ["'sha256-abc'"], styles: [] }, false);
  const byNonce = contentPolicy({ nonce: 'n1' }, true);
  for (const policy of [byHash, byNonce]) {
    expect(policy).not.toMatch(/unsafe|\*|http:|data:/);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
  }
  expect(byHash).toContain("script-src 'self' 'sha256-abc';");
  expect(byNonce).toContain("script-src 'self' 'nonce-n1';");
  expect(byNonce).toContain('upgrade-insecure-requests');
});
