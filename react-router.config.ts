import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { z } from 'zod';

const BEGINNING = 'window.__reactRouterManifest=';
const RouteTable = z.looseObject({
  entry: z.looseObject({ imports: z.array(z.string()) }),
  routes: z.record(z.string(), z.record(z.string(), z.unknown())),
});
/** `imports` are files to preload. A link with `prefetch` would read them; no link has it. */
const ONLY_FOR_THE_SERVER = new Set(['imports', 'hasDefaultExport']);

/** Every first visit loads the route table. The server has a table of its own, so this one omits what browsers never read. */
function shortenRouteTable(folder: string): void {
  const [file = '', ...others] = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (others.length > 0) throw new Error(`The build has two route tables: ${[file, ...others].join(', ')}`);
  const text = readFileSync(join(folder, file), 'utf8');
  const table = RouteTable.parse(JSON.parse(text.slice(BEGINNING.length, text.lastIndexOf('}') + 1)));
  table.entry.imports = [];
  for (const [id, route] of Object.entries(table.routes)) {
    // Pictures: only the server responds to them.
    if (route['hasDefaultExport'] === false && route['hasClientLoader'] !== true)
      Reflect.deleteProperty(table.routes, id);
    for (const [field, value] of Object.entries(route)) {
      if (ONLY_FOR_THE_SERVER.has(field) || isSameAsAbsent(value)) Reflect.deleteProperty(route, field);
    }
  }
  writeFileSync(join(folder, file), `${BEGINNING}${JSON.stringify(table)};`);
}

function isSameAsAbsent(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: true,
  // The whole route table is small; sending it at once saves a request per link and keeps pages cacheable.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    shortenRouteTable(join(reactRouterConfig.buildDirectory, 'client', viteConfig.build.assetsDir)),
} satisfies Config;
