import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from './languages.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLES = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');
const STYLES_PATH = '/sandbox.css';

/** Shown on every page of the sandbox, so that it cannot be mistaken for a real service. */
const NOTICE = {
  en: 'This is a sandbox. No real money moves and nothing leaves this machine.',
  es: 'Esto es un entorno de pruebas (sandbox). No se mueve dinero real y nada sale de este equipo.',
  pt: 'Este é um ambiente de testes (sandbox). Nenhum dinheiro real se move e nada sai desta máquina.',
} as const satisfies Record<Language, string>;

type Page = Readonly<{ title: string; language?: Language; body: Html; width?: 'wide' | 'narrow' }>;

export function layout({ title, language = 'en', body, width = 'wide' }: Page): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · sandbox</title>
        <link rel="stylesheet" href="${STYLES_PATH}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header class="notice"><strong>Sandbox</strong> ${NOTICE[language]}</header>
        <main class="${width}">${body}</main>
      </body>
    </html>`;
}

type Policy = Readonly<{ formTargets?: readonly string[]; frames?: boolean }>;

/**
 * No scripts at all. Browsers check redirects of a form against `form-action`, so its final target is listed
 * too.
 */
export function pageHeaders({ formTargets = [], frames = false }: Policy = {}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}

export function createStyles(): Hono {
  return new Hono().get(STYLES_PATH, (context) =>
    context.body(STYLES, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=60',
    }),
  );
}
