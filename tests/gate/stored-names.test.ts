import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import english from '#messages/en/legal.json' with { type: 'json' };
import spanish from '#messages/es/legal.json' with { type: 'json' };
import portuguese from '#messages/pt/legal.json' with { type: 'json' };
import { STORED_NAMES } from './stored-names.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every way to store something in a browser; the group is the name under which it is stored, as written. */
const WRITES = [
  /\b(?:setItem|keptInTab|\w*[sS]torage\.set|caches\.open)\(\s*([^,()]+?)\s*[,)]/g,
  /\bcreateAccountCookie\(\{[^}]*\bname: ([^,]+)/g,
  // A cookie line of our own: `name=value; Path=/…`.
  /`\$\{(\w+)\}[^`]*; [Pp]ath=/g,
  /\b(cookiePrefix):/g,
];
/** Parts that store under a name which their callers choose. */
const FOR_CALLERS = ['browser-storage', 'guarded-storage', 'kept-in-tab'].map(
  (file) => `src/web/browser/${file}.ts: name`,
);

/** `file: name` of each write. */
function namesIn(file: string, text: string): string[] {
  return WRITES.flatMap((write) => [...text.matchAll(write)].map(([, name]) => `${file}: ${name ?? ''}`));
}

const FILES = globSync(['src/**/*.{ts,tsx}', 'public/*.js'], { cwd: ROOT }).filter(
  (file) => !file.includes('.test.'),
);

test('LEGAL-28 the privacy page names everything that the shop stores in a browser: a new name needs a sentence', () => {
  const found = FILES.flatMap((file) => namesIn(file, readFileSync(join(ROOT, file), 'utf8')));
  expect([...new Set(found)].filter((name) => !FOR_CALLERS.includes(name)).toSorted()).toEqual(
    Object.keys(STORED_NAMES).toSorted(),
  );
});

test('LEGAL-28 each listed name is named by words that the page has, in every language', () => {
  const pages = { en: english, es: spanish, pt: portuguese };
  const missing = Object.entries(STORED_NAMES).flatMap(([name, words]) =>
    words === 'of staff'
      ? []
      : (['en', 'es', 'pt'] as const)
          .filter((language) => !pages[language].privacy.sections.device.body.includes(words[language]))
          .map((language) => `${name} (${language})`),
  );
  expect(missing).toEqual([]);
  const ofStaff = Object.entries(STORED_NAMES).filter(([, words]) => words === 'of staff');
  expect(ofStaff.every(([name]) => name.startsWith('src/web/admin/'))).toBe(true);
});

test.each([
  ["sessionStorage.setItem('new-name', 'x')", "a.ts: 'new-name'"],
  ['localStorage.setItem(\n  NEW_KEY,\n  text,\n)', 'a.ts: NEW_KEY'],
  ['pageStorage.set(KEY, null)', 'a.ts: KEY'],
  ['keptInTab(`trip-${language}`, Trip)', 'a.ts: `trip-${language}`'],
  ['await caches.open(CACHE)', 'a.ts: CACHE'],
  ["createAccountCookie({ ...needs, name: 'new', lastsSeconds: 1 })", "a.ts: 'new'"],
  ['`${NAME}=${value}; Path=/; HttpOnly`', 'a.ts: NAME'],
])('LEGAL-28 the check sees %s', (text, name) => {
  expect(namesIn('a.ts', text)).toEqual([name]);
});

test('LEGAL-29 the privacy page says that the consent to immediate delivery is kept, in every language', () => {
  const bought = [english, spanish, portuguese].map(
    ({ privacy }) => privacy.sections.collect.body.split('\n\n')[1],
  );
  expect(bought).toEqual([
    expect.stringMatching(/right of withdrawal you were shown, in which language and, .* when you ticked it/),
    expect.stringMatching(/derecho de desistimiento se te mostró, en qué idioma y, .* cuándo la marcaste/),
    expect.stringMatching(
      /direito de arrependimento apareceu para você, em que idioma e, .* quando você a marcou/,
    ),
  ]);
});

test('LEGAL-30 the privacy page says that the name of a gift’s giver is kept, where, for whom and how long, in every language', () => {
  const said = [english, spanish, portuguese].map(({ privacy: { sections } }) => [
    sections.collect.body,
    sections.long.body,
    sections.device.body,
  ]);
  expect(said).toEqual([
    [
      expect.stringMatching(
        /When you give one: .* your own name .* has the link sees the names and the message/,
      ),
      expect.stringContaining('names and message of a gift: {{giftDays}} days'),
      expect.stringContaining('the recipient, your name, message and day of a gift'),
    ],
    [
      expect.stringMatching(
        /Cuando regalas una: .* tu nombre .* tenga el enlace ve los nombres y el mensaje/,
      ),
      expect.stringContaining('nombres y mensaje de un regalo: {{giftDays}} días'),
      expect.stringContaining('el destinatario, tu nombre, el mensaje y el día de un regalo'),
    ],
    [
      expect.stringMatching(/Quando você dá um de presente: .* o seu nome .* veem os nomes e a mensagem/),
      expect.stringContaining('nomes e mensagem de um presente: {{giftDays}} dias'),
      expect.stringContaining('o destinatário, o seu nome, a mensagem e o dia de um presente'),
    ],
  ]);
});
