import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Headers } from '../http/middleware/security-headers.ts';
import { etagOf, StoredResponse } from '../http/stored-response.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.ico', '.jpg', '.png', '.webp', '.woff2']);

/** The build puts the content's hash into these names, so the content behind a name never changes. */
const HASHED_FOLDER = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** A service worker that is cached too long keeps the whole shop outdated; the others must fit their page. */
const ALWAYS_REQUESTED = 'public, max-age=0, must-revalidate';

const SERVICE_WORKER = '/sw.js';
const CURRENT_SCRIPTS = new Set([SERVICE_WORKER, '/offline.js', '/saved.js']);
/** A worker runs under the policy it was sent with, and this one fetches our own files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The files of the built web app by path, kept in memory with their compressed forms. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StoredResponse>;

  constructor(folder: string, headers: Headers) {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    this.#files = new Map(
      names.map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = file.slice(folder.length).split(sep).join('/');
        return [path.startsWith('/') ? path : `/${path}`, readFile(file, path, headers)];
      }),
    );
  }

  find(path: string): StoredResponse | undefined {
    return this.#files.get(path);
  }

  /**
   * Compresses the files every visitor loads at the highest level, one after the other, off the main thread.
   */
  async makeSmallest(): Promise<void> {
    for (const [path, file] of this.#files) if (path.startsWith(HASHED_FOLDER)) await file.makeSmallest();
  }
}

function readFile(file: string, path: string, headers: Headers): StoredResponse {
  const body = Buffer.from(readFileSync(file));
  const kind = extname(file);
  return new StoredResponse({
    status: 200,
    body,
    etag: etagOf(body),
    isCompressed: COMPRESSED.has(kind),
    headers: {
      ...headers,
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'cache-control': cachingOf(path),
      ...(path === SERVICE_WORKER ? { 'content-security-policy': WORKER_POLICY } : {}),
    },
  });
}

function cachingOf(path: string): string {
  if (path.startsWith(HASHED_FOLDER)) return FOREVER;
  return CURRENT_SCRIPTS.has(path) ? ALWAYS_REQUESTED : A_DAY;
}
