export type RawColour = Readonly<{ line: number; colour: string }>;

/** CSS colour names. `transparent`, `currentcolor` and `inherit` are not colours themselves. */
const NAMES =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`
    .split(/\s+/)
    .join('|');

const PROPERTIES =
  '(?:[a-z-]*color|background|border(?:-[a-z]+)*|outline|fill|stroke|box-shadow|text-shadow|stop-color|caret|accent)';
const UTILITIES =
  '(?:bg|text|border(?:-[xytrblse])?|outline|ring|fill|stroke|shadow|divide|from|via|to|accent|caret|decoration|placeholder)';
const PALETTE =
  '(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)';

const PATTERNS = [
  // #fff, #ffffff, #ffffff80; not #core/money.ts and not &#8217;
  /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/-])/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  new RegExp(`(?<![\\w-])${UTILITIES}-(?:${PALETTE}-\\d{2,3}|white|black)(?![\\w-])`, 'g'),
  // fill="white", color: 'red'
  new RegExp(
    `(?<![\\w-])(?:fill|stroke|stopColor|color|background|backgroundColor|borderColor)(?:=|:\\s*)\\{?["'](?:${NAMES})["']`,
    'gi',
  ),
];

/** A declaration's value that contains a colour's name, such as `border: 1px solid red`. */
const NAMED_IN_CSS = new RegExp(
  `(?<![\\w-])${PROPERTIES}\\s*:[^;{}]*(?<![\\w-])(?:${NAMES})(?![\\w-])`,
  'gi',
);

/** Colours written as literals instead of tokens. Line numbers start at 1. */
export function findRawColours(path: string, text: string): readonly RawColour[] {
  const patterns = path.endsWith('.css') ? [...PATTERNS, NAMED_IN_CSS] : PATTERNS;
  return text
    .split('\n')
    .flatMap((line, index) =>
      patterns.flatMap((pattern) =>
        [...line.matchAll(pattern)].map((match) => ({ line: index + 1, colour: match[0] })),
      ),
    );
}
