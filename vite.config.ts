import { cpSync, createReadStream, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
const FLAGS = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

/** Puts every flag at /flags/XX.svg, so that a page fetches only the ones it shows. */
function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const file = join(FLAGS, /^\/([A-Z]{2})\.svg$/.exec(request.url ?? '')?.[1]?.concat('.svg') ?? '-');
        if (!existsSync(file)) {
          next();
          return;
        }
        response.setHeader('content-type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      for (const name of readdirSync(FLAGS).filter((file) => /^[A-Z]{2}\.svg$/.test(file))) {
        cpSync(join(FLAGS, name), join(dir, 'flags', name));
      }
    },
  };
}

/**
 * Library code that a browser loads and never runs here, and what stands in its place. The routes are all sent at once
 * (`routeDiscovery` in react-router.config.ts), nothing observes the router, and a file that cannot be loaded does not
 * reload the page.
 */
const REPLACED_CODE = {
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    export const [getManifestPath, getPathsWithAncestors, handleClientVersionMismatch, URL_LIMIT] = [];`,
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const [instrumentHandler, instrumentationResultMetaContext] = [];`,
  'react-router/dist/production/lib/dom/ssr/routeModules.js': `
    export { loadRouteModule } from ${JSON.stringify(join(import.meta.dirname, 'src/web/connection/load-route-module.ts'))};`,
  'lucide-react/dist/esm/createLucideIcon.mjs': `
    export { default } from ${JSON.stringify(join(import.meta.dirname, 'src/web/ui/create-icon.ts'))};`,
};

/** Fails when a new version of a library has moved a file; a missing export fails the build anyway. */
function replacedCode(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'replaced-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const found = Object.entries(REPLACED_CODE).find(([file]) => id.endsWith(`node_modules/${file}`));
      if (found === undefined) return null;
      replaced.add(found[0]);
      return found[1];
    },
    buildEnd() {
      const missing = Object.keys(REPLACED_CODE).filter((file) => !replaced.has(file));
      if (missing.length > 0) throw new Error(`vite.config.ts replaces unknown files: ${missing.join(', ')}`);
    },
  };
}

/** No property that we or the libraries read has an effect, so a value nobody uses is not read. */
const MINIFY = { compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } } } as const;

/**
 * What many screens load together is one file each rather than twenty, with everything it needs; the first that
 * wants a module gets it. Only what is named here is bundled so: naming a screen or a folder with parts that are
 * loaded on demand would put those into every first load.
 */
const SHARED_FILES = {
  groups: [
    // Libraries of every page; one file compresses better than two.
    {
      name: 'vendor',
      test: anyOf(
        /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
        sourceFiles('connection/load-route-module.ts'),
      ),
      priority: 6,
    },
    {
      name: 'shell',
      test: sourceFiles(
        // Without the formats of dates and amounts, which only personal screens use.
        'language/detection/',
        'language/create-browser-messages.ts',
        'language/embedded-messages.tsx',
        'language/language-switcher.tsx',
        'language/languages-of-page.tsx',
        'language/localized-link.tsx',
        'language/message-store.ts',
        'language/open-in-its-language.ts',
        'language/use-language.ts',
        'language/use-localized-path.ts',
        'language/use-message-store.ts',
        'language/use-messages.ts',
        'ui/toasts/',
        'shell/site-layout.tsx',
        'shell/head/page-head.tsx',
        'shell/page-title.tsx',
        'features/errors/',
        'document/route-pattern.ts',
        'document/structured-data.tsx',
        'shell/legal/seller-of-page.tsx',
        'visitor/utm.ts',
      ),
      priority: 5,
    },
    // What a destination shows too: it needs a quarter of what a list needs.
    {
      name: 'plan-parts',
      test: anyOf(
        sourceFiles(
          'plans/details/plan-sheet.tsx',
          'plans/details/use-open-plan.ts',
          'plans/details/plan-unavailable.tsx',
          'plans/details/breadcrumb.tsx',
          'plans/card/plan-flag.tsx',
          'plans/card/plan-link.tsx',
          'plans/card/plan-notes.tsx',
          'plans/card/plan-title.tsx',
          'plans/card/add-to-cart-button.tsx',
          'plans/card/use-plan-i18n.ts',
          'currency/use-list-hint.ts',
          'proof/delivery-line.tsx',
          'shell/not-found-screen.tsx',
          'ui/questions/question-list.tsx',
          'ui/stub-price.tsx',
          'ui/skeleton.tsx',
          'ui/chip.ts',
          // Most pages request something once they are idle.
          'api/retrying-fetch.ts',
          'browser/wait.ts',
        ),
        // In the file of another screen, each would make a destination's page load that file.
        icons(
          'check',
          'circle-plus',
          'clock',
          'gauge',
          'globe',
          'info',
          'map-pinned',
          'smartphone',
          'zap',
          'arrow-left',
          'map-pin',
        ),
      ),
      priority: 4,
    },
    {
      name: 'plans',
      test: sourceFiles(
        'plans/card/plan-grid.tsx',
        'features/plan-list/plan-browser.tsx',
        'features/plan-list/list-loader.ts',
        'features/plan-list/should-reload-list.ts',
        'features/calculator/calculator-button.tsx',
        'browser/use-text-before-hydration.ts',
      ),
      priority: 3,
    },
    { name: 'calculator-card', test: sourceFiles('features/calculator/calculator-card.tsx'), priority: 2 },
    { name: 'lists', test: sourceFiles('shell/plan-list-page.tsx'), priority: 1 },
    {
      name: 'details',
      test: anyOf(
        sourceFiles(
          'currency/currency-choice.ts',
          'currency/price-hint.tsx',
          'plans/details/breadcrumb-steps.ts',
          'ui/tabs/tabs.tsx',
        ),
        icons('shield-check', 'star'),
      ),
      priority: 0,
    },
  ],
};

/** Matches these files and folders of src/web. A moved file fails the build instead of silently leaving its group. */
function sourceFiles(...paths: readonly string[]): RegExp {
  const missing = paths.filter((path) => !existsSync(join(import.meta.dirname, 'src/web', path)));
  if (missing.length > 0)
    throw new Error(`vite.config.ts groups files that do not exist: ${missing.join(', ')}`);
  return new RegExp(`src/web/(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`);
}

function icons(...names: readonly string[]): RegExp {
  return new RegExp(`lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`);
}

function anyOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}

/** Every page names about sixty files. A hash of seven characters still differs for each version of a file. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), flagFiles(), replacedCode()],
  build: {
    target: 'es2022',
    // Our content security policy refuses data: addresses, so every asset stays a file.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: true },
          output: { ...SHORT_NAMES, codeSplitting: SHARED_FILES, minify: MINIFY },
        },
      },
    },
  },
});
