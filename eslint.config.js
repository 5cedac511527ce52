import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SIZES = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 10],
  'max-params': ['error', 3],
};

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

export default tseslint.config(
  {
    ignores: [
      'build/',
      'data/',
      'public/',
      '.react-router/',
      'test-results/',
      '**/*.cjs',
      '**/*.mjs',
      'eslint.config.js',
    ],
  },
  tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...SIZES,
      ...reactHooks.configs.recommended.rules,
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx'] }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': ['error', NO_MODULE_MOCKS, NO_BARRELS, NO_ENVIRONMENT, NO_RAW_HTML],
    },
  },
  {
    files: ['src/core/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...OUTSIDE_WORLD.map((name) => ({ name, message: 'Core does no I/O; take it in through a port.' })),
      ],
    },
  },
  {
    files: ['src/web/**'],
    ignores: ['src/web/api/api-client.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...WAYS_TO_CALL.map((name) => ({ name, message: 'Call the API through src/web/api/api-client.ts.' })),
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/adapters/postgres/connection/connect-postgres.ts'],
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
      'no-restricted-syntax': [
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
    rules: { 'no-restricted-syntax': ['error', NO_MODULE_MOCKS, NO_BARRELS, NO_RAW_HTML] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
