import { findRawSpacing } from './find-raw-spacing.ts';

export type SourceFile = Readonly<{ path: string; text: string }>;

const MOST_LINES = 300;
/** Style sheets whose classes every feature, or every area of staff, may use. */
const SHARED = /^src\/web\/(?:(?:ui|plans|shell)\/|admin\/[^/]+\.css$)/;
/** These put features together on a page, so they may use the classes of any. */
const COMPOSING = /^src\/web\/(?:routes|shell)\//;

/** What is wrong with the style sheets, one sentence each. */
export function findStyleProblems(
  styles: readonly SourceFile[],
  sources: readonly SourceFile[],
): readonly string[] {
  return [
    ...styles.flatMap(({ path, text }) => tooLong(path, text)),
    ...styles.flatMap(({ path, text }) => rawCorners(path, text)),
    ...styles.flatMap(({ path, text }) => rawSpacing(path, text)),
    ...sources.flatMap(({ path, text }) => arbitrarySpacing(path, text)),
    ...foreignClasses(styles, sources),
    ...unscopedRules(styles),
  ];
}

function tooLong(path: string, text: string): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > MOST_LINES ? [`${path} has ${lines} lines, more than ${MOST_LINES}: split it.`] : [];
}

function rawCorners(path: string, text: string): readonly string[] {
  if (path.endsWith('/tokens.css')) return [];
  return text.split('\n').flatMap((line, index) => {
    const corner = /border(?:-[a-z]+)*-radius:[^;]*?(?<!-)\b[1-9]\d*px/.exec(line);
    return corner === null
      ? []
      : [`${path}:${index + 1} writes the corner "${corner[0]}": use a --corner token.`];
  });
}

function rawSpacing(path: string, text: string): readonly string[] {
  return findRawSpacing(text).map(
    ({ line, declaration }) =>
      `${path}:${line} writes the spacing "${declaration}": use --spacing() with a step of the scale.`,
  );
}

/** A utility with a length of its own, such as `p-[13px]`. */
function arbitrarySpacing(path: string, text: string): readonly string[] {
  return usedClasses(text)
    .filter((name) => /^(?:[\w-]+:)*-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy])-\[/.test(name))
    .map((name) => `${path} writes the spacing ${name}: use a step of the scale.`);
}

type Owners = ReadonlyMap<string, string>;

/** The classes of one feature that another feature styles or uses. */
function foreignClasses(styles: readonly SourceFile[], sources: readonly SourceFile[]): readonly string[] {
  const owners = ownersOf(styles);
  return [
    ...styles.flatMap(({ path, text }) =>
      foreignOf(path, classesOf(text), owners).map(
        ({ name, owner }) => `${path} styles .${name}, a class of ${owner}.`,
      ),
    ),
    ...sources
      .filter(({ path }) => !COMPOSING.test(path))
      .flatMap(({ path, text }) =>
        foreignOf(path, usedClasses(text), owners).map(
          ({ name, owner }) => `${path} uses .${name}, a class of ${owner}: move it to a shared style sheet.`,
        ),
      ),
  ];
}

/** The feature or area of staff whose style sheet has the class first; none for a class that a shared folder styles. */
function ownersOf(styles: readonly SourceFile[]): Owners {
  const owners = new Map<string, string>();
  for (const { path, text } of styles) {
    const feature = featureOf(path);
    if (feature === null) continue;
    for (const name of classesOf(text)) owners.set(name, owners.get(name) ?? feature);
  }
  for (const { path, text } of styles) {
    if (SHARED.test(path)) for (const name of classesOf(text)) owners.delete(name);
  }
  return owners;
}

/**
 * Rules of a feature for a shared class alone, such as `.field`: they would change every feature. Printing is excepted: a
 * page that is printed hides the header of the shop.
 */
function unscopedRules(styles: readonly SourceFile[]): readonly string[] {
  const shared = new Set(styles.flatMap(({ path, text }) => (SHARED.test(path) ? classesOf(text) : [])));
  return styles
    .filter(({ path }) => featureOf(path) !== null && !SHARED.test(path))
    .flatMap(({ path, text }) =>
      selectorsOf(text)
        .filter(({ isPrint, selector }) => !isPrint && hasOnly(shared, classNamesOf(selector)))
        .map(
          ({ line, selector }) =>
            `${path}:${line} styles ${selector}, a shared class alone: put a class of ${featureOf(path) ?? path} into the selector.`,
        ),
    );
}

function hasOnly(shared: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => shared.has(name));
}

function foreignOf(path: string, names: readonly string[], owners: Owners) {
  return [...new Set(names)].flatMap((name) => {
    const owner = owners.get(name);
    return owner === undefined || owner === featureOf(path) ? [] : [{ name, owner }];
  });
}

function featureOf(path: string): string | null {
  return /^src\/web\/((?:features|admin)\/[^/]+)\//.exec(path)?.[1] ?? null;
}

/** The classes of style sheets that no source file names. A renamed class would lose its styles silently. */
export function findUnusedClasses(
  styles: readonly SourceFile[],
  sources: readonly SourceFile[],
): readonly string[] {
  const words = new Set(sources.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  return styles.flatMap(({ path, text }) =>
    [...new Set(classesOf(text))]
      .filter((name) => !words.has(name))
      .map((name) => `${path} styles .${name}, which no component uses.`),
  );
}

/** The classes in the selectors of a style sheet. */
function classesOf(css: string): readonly string[] {
  return selectorsOf(css).flatMap(({ selector }) => classNamesOf(selector));
}

function classNamesOf(selector: string): readonly string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

type Selector = Readonly<{ selector: string; line: number; isPrint: boolean }>;

/** Every selector of a style sheet on its own, also where a comma joins several. */
function selectorsOf(css: string): readonly Selector[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const blocks: string[] = [];
  return [...text.matchAll(/([^{};]*)([{};])/g)].flatMap(({ index, 1: before = '', 2: end }) => {
    if (end === '}') blocks.pop();
    if (end !== '{') return [];
    blocks.push(before.trim());
    if (before.trim().startsWith('@')) return [];
    const isPrint = blocks.some((block) => /^@media\b.*\bprint\b/.test(block));
    return [...before.matchAll(/(?:[^,(]|\([^)]*\))+/g)].map((one) => {
      const start = index + one.index + (one[0].length - one[0].trimStart().length);
      return { selector: one[0].trim(), line: text.slice(0, start).split('\n').length, isPrint };
    });
  });
}

/** The words of all `className` attributes, also inside template strings and conditions. */
function usedClasses(source: string): readonly string[] {
  return [...source.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, plain, expression = '']) =>
      plain?.split(/\s+/) ??
      [...expression.matchAll(/['"`]([^'"`]*)['"`]/g)].flatMap(([, text = '']) =>
        text.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/),
      ),
  );
}
