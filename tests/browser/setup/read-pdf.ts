import { inflateSync } from 'node:zlib';

type PdfObject = Readonly<{ head: string; content: string }>;

export type Pdf = Readonly<{ pages: number; text: string }>;

/**
 * Pages and text of a PDF that Chromium wrote: its objects are plain, its streams are compressed, and its texts are
 * numbers of characters of a font, each font with a table to Unicode. White space is left out.
 */
export function readPdf(file: Buffer): Pdf {
  const objects = objectsOf(file);
  const fonts = fontTables(objects);
  const text = [...objects.values()].map(({ content }) => textOf(content, fonts)).join('');
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head)).length;
  return { pages, text: text.replaceAll(/\s/g, '') };
}

function objectsOf(file: Buffer): ReadonlyMap<string, PdfObject> {
  const source = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: number = '', 2: body = '' } of source.matchAll(/(\d+) 0 obj\b([\s\S]*?)\bendobj\b/g)) {
    const [head = '', stream] = body.split(/\bstream\r?\n/);
    objects.set(number, { head, content: stream === undefined ? '' : inflate(stream, head) });
  }
  return objects;
}

function inflate(stream: string, head: string): string {
  // Its own length: the last byte of compressed data may be a line break.
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
  const bytes = Buffer.from(stream.slice(0, length), 'latin1');
  if (!head.includes('/FlateDecode')) return bytes.toString('latin1');
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

type Table = Readonly<{ characters: ReadonlyMap<number, string>; codeBytes: number }>;

/** The tables by the names that pages give their fonts: /F4. */
function fontTables(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Table> {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(named.map(([, name = '', number = '']) => [name, tableOf(number, objects)]));
}

function tableOf(number: string, objects: ReadonlyMap<string, PdfObject>): Table {
  const font = objects.get(number)?.head ?? '';
  const reference = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
  const characters = charactersOf(objects.get(reference)?.content ?? '');
  return { characters, codeBytes: /\/Subtype\s*\/Type0/.test(font) ? 2 : 1 };
}

function charactersOf(table: string): ReadonlyMap<number, string> {
  return new Map([
    ...blocksOf(table, 'bfchar').flatMap(singleCharacters),
    ...blocksOf(table, 'bfrange').flatMap(characterRanges),
  ]);
}

function blocksOf(table: string, kind: string): readonly string[] {
  return [...table.matchAll(new RegExp(`begin${kind}([\\s\\S]*?)end${kind}`, 'g'))].map(
    ([, block = '']) => block,
  );
}

type Character = readonly [number, string];

/** `<code> <text>` */
function singleCharacters(block: string): readonly Character[] {
  const rows = block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g);
  return [...rows].map(([, code = '', text = '']) => [Number.parseInt(code, 16), fromHex(text)]);
}

/** `<first code> <last code> <text of the first>` */
function characterRanges(block: string): readonly Character[] {
  const rows = block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g);
  return [...rows].flatMap(([, ...numbers]) => {
    const [first = 0, last = 0, text = 0] = numbers.map((number) => Number.parseInt(number, 16));
    return Array.from({ length: last - first + 1 }, (_, nth): Character => [
      first + nth,
      String.fromCodePoint(text + nth),
    ]);
  });
}

function fromHex(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function textOf(content: string, fonts: ReadonlyMap<string, Table>): string {
  let font: Table | undefined;
  let text = '';
  for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name);
    else if (hex !== undefined && font !== undefined) text += decode(hex, font);
  }
  return text;
}

function decode(hex: string, { characters, codeBytes }: Table): string {
  const codes = hex.match(codeBytes === 2 ? /.{4}/g : /.{2}/g) ?? [];
  return codes.map((code) => characters.get(Number.parseInt(code, 16)) ?? '').join('');
}
