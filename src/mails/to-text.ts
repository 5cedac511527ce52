import { compile, type FormatCallback } from 'html-to-text';

const BLANK_LINE = 2;

/** "== Title ==" */
const section: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: BLANK_LINE });
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: BLANK_LINE, blockTransform: (title) => `== ${title} ==` });
};

/** "1. Step"; the list of the library would begin every line with a space. */
const steps: FormatCallback = (element, walk, builder) => {
  const prefixes = element.children.map((_step, index) => `${index + 1}. `);
  builder.openList({
    leadingLineBreaks: BLANK_LINE,
    interRowLineBreaks: 1,
    prefixAlign: 'left',
    maxPrefixLength: Math.max(...prefixes.map(({ length }) => length)),
  });
  for (const [index, step] of element.children.entries()) {
    builder.openListItem({ prefix: prefixes[index] ?? '' });
    walk([step], builder);
    builder.closeListItem();
  }
  builder.closeList({ trailingLineBreaks: BLANK_LINE });
};

const convert = compile({
  wordwrap: false,
  formatters: { section, steps },
  selectors: [
    { selector: 'h2', format: 'section' },
    { selector: 'ol', format: 'steps' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
});

/** Plain text of the blocks of a mail, with a blank line between them. */
export function toText(html: string): string {
  return `${convert(html)}\n`;
}
