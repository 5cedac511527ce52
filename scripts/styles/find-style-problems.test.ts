import { expect, test } from 'vitest';
import { findStyleProblems, findUnusedClasses, type SourceFile } from './find-style-problems.ts';

const file = (path: string, text: string): SourceFile => ({ path: `src/web/${path}`, text });
const CALCULATOR = file('features/calculator/calculator.css', '.pass { color: var(--ink); }\n');

test('a style sheet of more than 300 lines is reported', () => {
  expect(findStyleProblems([file('ui/base.css', 'a {}\n'.repeat(300))], [])).toEqual([]);
  expect(findStyleProblems([file('ui/base.css', 'a {}\n'.repeat(301))], [])).toEqual([
    expect.stringContaining('has 301 lines'),
  ]);
});

test.each(['border-radius: 14px;', 'border-radius: 999px 999px 0 0;', 'border-top-left-radius: 3px;'])(
  'the corner of "%s" must be a token',
  (declaration) => {
    expect(findStyleProblems([file('ui/base.css', `a {\n  ${declaration}\n}`)], [])).toHaveLength(1);
  },
);

test.each(['border-radius: var(--corner-card);', 'border-radius: 50%;', 'border-radius: 0;', 'width: 14px;'])(
  '"%s" is allowed',
  (declaration) => {
    expect(findStyleProblems([file('ui/base.css', `a {\n  ${declaration}\n}`)], [])).toEqual([]);
  },
);

test.each([
  'padding: 13px;',
  'margin: 0 auto 1rem;',
  'gap: 0.5em;',
  'column-gap: 2ch;',
  'margin-top: -10px;',
  'padding: --spacing(4.25);',
  'padding-block: calc(--spacing(5) - 4px) 0;',
  'margin: max(0px, 5vh) auto;',
  'padding:\n    --spacing(4)\n    3px;',
])('the spacing of "%s" must be a step of the scale', (declaration) => {
  expect(findStyleProblems([file('ui/base.css', `a {\n  ${declaration}\n}`)], [])).toEqual([
    expect.stringMatching(/^src\/web\/ui\/base\.css:2 writes the spacing "[^"]+": use --spacing\(\)/),
  ]);
});

test.each([
  'padding: --spacing(3) --spacing(3.5) 0;',
  'margin: --spacing(-5) auto;',
  'gap: --spacing(0.5);',
  'margin-block: calc(var(--notch) + --spacing(1));',
  'padding: 0; /* not 13px */',
  'scroll-padding-top: 5rem;',
  'top: 13px;',
])('the spacing of "%s" is allowed', (declaration) => {
  expect(findStyleProblems([file('ui/base.css', `a {\n  ${declaration}\n}`)], [])).toEqual([]);
});

test('a utility with a length of its own is reported', () => {
  const of = (text: string) => findStyleProblems([], [file('ui/a.tsx', text)]);
  expect(of('<p className="-mt-2 gap-1.5 p-4 text-[0.8125rem]" />')).toEqual([]);
  expect(of('<p className="sm:px-[13px]" />')).toEqual([expect.stringContaining('sm:px-[13px]')]);
  expect(of('<p className={isWide ? `gap-x-[1em]` : ""} />')).toHaveLength(1);
});

test.each([
  '<p className="a pass" />',
  '<p className={`pass ${other}`} />',
  "<p className={isOpen ? 'pass' : ''} />",
])('a class of one feature used by another is reported: %s', (text) => {
  const problems = findStyleProblems([CALCULATOR], [file('features/checkout/form.tsx', text)]);
  expect(problems).toEqual([
    expect.stringMatching(/checkout\/form\.tsx uses \.pass, .* features\/calculator/),
  ]);
});

test('a class of one feature that another styles is reported', () => {
  const checkout = file(
    'features/checkout/checkout.css',
    '@media print {\n  .form > .pass {\n    margin: 0;\n  }\n}\n',
  );
  expect(findStyleProblems([CALCULATOR, checkout], [])).toEqual([
    expect.stringMatching(/checkout\.css styles \.pass, a class of features\/calculator/),
  ]);
});

test('its own feature, a page that composes features, and shared classes are allowed', () => {
  const uses = '<p className="pass" />';
  const sources = [
    file('features/calculator/result.tsx', uses),
    file('routes/calculator.tsx', uses),
    file('shell/plan-list-page.tsx', uses),
    file('features/checkout/form.tsx', '<p className="field">pass</p>'),
  ];
  const fields = file('ui/fields.css', '.field {}');
  expect(findStyleProblems([CALCULATOR, fields], sources)).toEqual([]);
});

test.each([
  '.field {}',
  'form > .field {}',
  '.field:has(:checked), .own {}',
  '@media (width >= 640px) {\n  .field.choice {}\n}',
])('a rule of a feature for a shared class alone is reported: %s', (css) => {
  const shared = file('ui/fields.css', '.field {}\n.choice {}\n');
  for (const folder of ['features/gift', 'admin/gift'])
    expect(findStyleProblems([shared, file(`${folder}/gift.css`, css)], [])).toEqual([
      expect.stringMatching(
        new RegExp(
          `${folder}/gift\\.css:\\d styles .*\\.field.*: put a class of ${folder} into the selector`,
        ),
      ),
    ]);
});

test.each([
  '.gift .field {}',
  '.field:is(.gift, a) {}',
  '@media print {\n  .field,\n  .gift {}\n}',
  'form {}',
])('a rule of a feature that is limited to the feature, or to paper, is allowed: %s', (css) => {
  const shared = file('ui/fields.css', '.field {}');
  expect(findStyleProblems([shared, file('features/gift/gift.css', css)], [])).toEqual([]);
});

test('a shared style sheet may style its classes alone', () => {
  const sheets = [file('ui/fields.css', '.field {}'), file('admin/admin.css', '.field {}\n.row {}')];
  expect(findStyleProblems(sheets, [])).toEqual([]);
});

test('a class that no component uses is reported', () => {
  const component = file('features/calculator/a.tsx', "const a = isOpen ? 'pass' : 'pass-wide';");
  expect(findUnusedClasses([CALCULATOR], [component])).toEqual([]);
  expect(findUnusedClasses([CALCULATOR], [file('ui/a.tsx', "'passes'")])).toEqual([
    'src/web/features/calculator/calculator.css styles .pass, which no component uses.',
  ]);
});
