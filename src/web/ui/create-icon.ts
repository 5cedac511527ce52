import { createElement, type SVGProps } from 'react';

type IconData = Readonly<{
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [element: string, attributes: SVGProps<SVGSVGElement>, ...unknown[]])[];
}>;

/**
 * Replaces the function of the same purpose in lucide-react when the browser's files are built (`vite.config.ts`).
 * Theirs also sizes, colours and scales icons, which our style sheet does. Both must return the same markup: the
 * server uses theirs.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return function Icon({ className, ...others }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? classes : `${classes} ${className}`,
        'aria-hidden': isNamed(others) ? undefined : true,
        ...others,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}

function isNamed(attributes: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(attributes).some((name) => name.startsWith('aria-') || name === 'role');
}
