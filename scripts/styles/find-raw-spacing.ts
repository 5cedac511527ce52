/** The steps of Tailwind's scale that style sheets may use. One step is 0.25rem. */
const STEPS = new Set([0.5, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]);

const DECLARATION = /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z]+)*:[^;{}]*/g;

type RawSpacing = Readonly<{ line: number; declaration: string }>;

/** The margins, paddings and gaps of a style sheet that are not made of `--spacing()` with a step of the scale. */
export function findRawSpacing(css: string): readonly RawSpacing[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...plain.matchAll(DECLARATION)].flatMap(({ 0: text, index }) => {
    const rest = text.replaceAll(/--spacing\((-?[\d.]+)\)/g, (call, step: string) =>
      STEPS.has(Math.abs(Number(step))) ? '' : call,
    );
    if (!/--spacing|\d(?:px|[a-z]*em|[a-z]*ch|[a-z]*v[a-z]+)\b/.test(rest)) return [];
    const declaration = text.trim().replaceAll(/\s+/g, ' ');
    return [{ line: plain.slice(0, index).split('\n').length, declaration }];
  });
}
