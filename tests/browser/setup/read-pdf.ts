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
  const bytes = Buffer.from(stream.replace(/\r?\nendstream\s*$/, ''), 'latin1');
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
  const tables = new Map<string, Table>();
  for (const { head } of objects.values())
    for (const { 1: name = '', 2: number = '' } of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number)?.head ?? '';
      const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '')?.content ?? '';
      const codeBytes = /\/Subtype\s*\/Type0/.test(font) ? 2 : 1;
      tables.set(name, { characters: charactersOf(table), codeBytes });
    }
  return tables;
}

function charactersOf(table: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', unicode = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g))
      characters.set(Number.parseInt(code, 16), fromHex(unicode));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', unicode = ''] of block.matchAll(
      /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g,
    )) {
      const start = Number.parseInt(first, 16);
      for (let code = start; code <= Number.parseInt(last, 16); code += 1)
        characters.set(code, String.fromCodePoint(Number.parseInt(unicode, 16) + code - start));
    }
  return characters;
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
