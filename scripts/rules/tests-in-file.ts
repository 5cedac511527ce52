import ts from 'typescript';

/** A test that runs whenever the suite runs: the literal part of its title, and whether it asserts anything. */
export type WrittenTest = Readonly<{ title: string; hasAssertion: boolean }>;

/** Modifiers that keep a test, or a group of tests, from always running. */
const CONDITIONAL = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']);
/** A group's title proves nothing, but its tests may be skipped together. */
const GROUPS = new Set(['describe', 'suite']);
const RUNNERS = new Set(['test', 'it', ...GROUPS]);

/** `test.each(ROWS)` has the name `test` and the words `each`; null when another function is called. */
type Callee = Readonly<{ name: string; words: readonly string[] }>;

function calleeOf(expression: ts.Expression): Callee | null {
  if (ts.isIdentifier(expression)) return { name: expression.text, words: [] };
  if (ts.isCallExpression(expression)) return calleeOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calleeOf(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const before = calleeOf(expression.expression);
  return before === null ? null : { ...before, words: [...before.words, expression.name.text] };
}

/** The literal part of a title: a template counts up to its first variable. */
function titleOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : null;
}

/** `test.each([['a title', …]])('%s')`: literal rows in the call itself are titles. */
function titlesOf(call: ts.CallExpression): readonly string[] {
  const title = titleOf(call.arguments[0]);
  if (title === null || !title.startsWith('%s')) return title === null ? [] : [title];
  const rows = ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined;
  if (rows === undefined || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return titleOf(first) ?? [];
  });
}

/** Names of all functions called inside. */
function callsIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child)) {
      const callee = calleeOf(child.expression);
      if (callee !== null) for (const name of [callee.name, ...callee.words]) names.add(name);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** Functions of this file by name, with the names each one calls. */
function functionsIn(file: ts.SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) found.set(node.name.text, callsIn(node));
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      found.set(node.name.text, callsIn(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Helpers of other files that assert have one of these prefixes. */
const ASSERTING = /^(?:expect|assert|until|eventually|settled)/;

function asserts(
  calls: ReadonlySet<string>,
  functions: ReadonlyMap<string, ReadonlySet<string>>,
  seen = new Set<string>(),
): boolean {
  return [...calls].some((name) => {
    if (ASSERTING.test(name)) return true;
    const inner = functions.get(name);
    if (inner === undefined || seen.has(name)) return false;
    return asserts(inner, functions, seen.add(name));
  });
}

/** The tests inside a call of the test runner. Null: it may be skipped, with everything inside it. */
function testsOf(
  call: ts.CallExpression,
  { name, words }: Callee,
  functions: ReadonlyMap<string, ReadonlySet<string>>,
): readonly WrittenTest[] | null {
  if (words.some((word) => CONDITIONAL.has(word))) return null;
  const body = call.arguments.at(-1);
  if ([name, ...words].some((word) => GROUPS.has(word))) return [];
  if (body === undefined || !ts.isFunctionLike(body)) return [];
  const hasAssertion = asserts(callsIn(body), functions);
  return titlesOf(call).map((title) => ({ title, hasAssertion }));
}

/**
 * The tests of a file that run whenever it does. Strings that are only data are not tests, whatever they
 * contain.
 */
export function testsInFile(path: string, text: string): readonly WrittenTest[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const functions = functionsIn(file);
  const tests: WrittenTest[] = [];
  const visit = (node: ts.Node): void => {
    const callee = ts.isCallExpression(node) ? calleeOf(node.expression) : null;
    if (ts.isCallExpression(node) && callee !== null && RUNNERS.has(callee.name)) {
      const found = testsOf(node, callee, functions);
      if (found === null) return;
      tests.push(...found);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return tests;
}
