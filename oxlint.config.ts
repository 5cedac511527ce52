import { defineConfig } from 'oxlint';

const NO_MODULE_MOCKS = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
  message: 'Pass a stand-in through the parameters; do not replace modules.',
};
const NO_BARRELS = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that defines it; no barrel files.',
};
const NO_ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Take a Config as parameter; only src/server/main reads the environment.',
};
const NO_RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Render text as text; raw HTML is where scripts get in.',
};
const NO_RAW_REQUEST_URL = {
  selector: "MemberExpression[object.name='request'][property.name='url']",
  message: "Take the loader's `url`: the request of a client navigation ends in `.data`.",
};

/** Core must run without a network, a file or a browser; these names would let one in. */
const OUTSIDE_WORLD = ['fetch', 'window', 'document', 'localStorage', 'process', 'setTimeout', 'setInterval'];

/** What would let a page talk past the one backend client. */
const WAYS_TO_CALL = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];

type Names = readonly { name: string; message: string }[];

const names = (of: readonly string[], message: string): Names => of.map((name) => ({ name, message }));

const restricted = (...lists: readonly Names[]): ['error', ...Names] => ['error', ...lists.flat()];

const CALLS = names(WAYS_TO_CALL, 'Call the API through src/web/api/api-client.ts.');
const STORAGES = names(
  ['localStorage', 'sessionStorage'],
  'Use siteStorage, tabStorage or pageStorage of src/web/browser: storage may be blocked.',
);

/** Guards it, and the one write whose failure a screen explains. */
const RAW_STORAGE = ['src/web/browser/guarded-storage.ts', 'src/web/features/saved-esims/saved-copies.ts'];

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: ['./scripts/lint/restricted-syntax.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: ['build/', 'data/', 'public/', '.react-router/', 'test-results/', '**/*.cjs', '**/*.mjs'],
  rules: {
    'no-array-constructor': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/await-thenable': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/no-array-delete': 'error',
    'typescript/no-base-to-string': 'error',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-deprecated': 'error',
    'typescript/no-duplicate-type-constituents': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-for-in-array': 'error',
    'typescript/no-generated-empty-object-type': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-meaningless-void-operator': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-misused-spread': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-redundant-type-constituents': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-type-parameters': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-unary-minus': 'error',
    'typescript/no-useless-default-assignment': 'error',
    'typescript/no-wrapper-object-types': 'error',
    // A loader of React Router throws a response to redirect.
    'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/prefer-reduce-type-parameter': 'error',
    'typescript/prefer-return-this-type': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNever: false,
        allowNullish: false,
        allowNumber: true,
        allowRegExp: false,
      },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/triple-slash-reference': 'error',
    'typescript/unbound-method': 'error',
    'typescript/unified-signatures': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 10],
    'max-params': ['error', 3],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx'] }],
    'shop/restricted-syntax': ['error', NO_MODULE_MOCKS, NO_BARRELS, NO_ENVIRONMENT, NO_RAW_HTML],
  },
  overrides: [
    {
      files: ['src/web/**', 'src/mails/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      files: ['src/core/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': restricted(
          names(OUTSIDE_WORLD, 'Core does no I/O; take it in through a port.'),
        ),
      },
    },
    {
      files: ['src/web/**'],
      excludeFiles: ['src/web/api/**', '**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-globals': restricted(CALLS, STORAGES),
      },
    },
    {
      files: RAW_STORAGE,
      rules: { 'no-restricted-globals': restricted(CALLS) },
    },
    {
      files: ['src/**'],
      excludeFiles: ['src/adapters/postgres/connection/connect-postgres.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            name: 'drizzle-orm/node-postgres',
            importNames: ['drizzle'],
            message: 'Use connectPostgres: the transaction of drizzle loses a connection when BEGIN fails.',
          },
        ],
      },
    },
    {
      files: ['src/web/routes/**'],
      rules: {
        'shop/restricted-syntax': [
          'error',
          NO_MODULE_MOCKS,
          NO_BARRELS,
          NO_ENVIRONMENT,
          NO_RAW_HTML,
          NO_RAW_REQUEST_URL,
        ],
      },
    },
    {
      // A component is mostly markup, so it may be longer than logic.
      files: ['src/web/**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['src/server/main/**', 'sandbox/main.ts', 'scripts/**', 'tests/**', 'bench/**', '*.config.ts'],
      rules: { 'shop/restricted-syntax': ['error', NO_MODULE_MOCKS, NO_BARRELS, NO_RAW_HTML] },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
  ],
});
