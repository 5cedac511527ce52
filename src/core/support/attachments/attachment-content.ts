import { typeByDeclaration, typeByExtension, type AttachmentType } from './attachment-rules.ts';

type Upload = Readonly<{ fileName: string; declaredType: string; content: Uint8Array }>;

/** The type on which content, extension and declaration agree. Null: they do not, so the file is refused. */
export function judgeAttachment({ fileName, declaredType, content }: Upload): AttachmentType | null {
  const type = typeByContent(content);
  return type !== null && type === typeByExtension(fileName) && type === typeByDeclaration(declaredType)
    ? type
    : null;
}

function typeByContent(content: Uint8Array): AttachmentType | null {
  if (startsWith(content, JPEG)) return 'image/jpeg';
  if (startsWith(content, PNG)) return 'image/png';
  return isPdf(content) ? 'application/pdf' : null;
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** `%PDF-` */
const PDF_START = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** `%%EOF` */
const PDF_END = [0x25, 0x25, 0x45, 0x4f, 0x46];
/** The end of a ZIP archive. A file with it opens as an archive too, whatever stands before. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_END_BYTES = 22;
const LONGEST_ZIP_COMMENT = 65_535;
const LINE_ENDS = new Set([0x0a, 0x0d, 0x20, 0x00, 0x09]);

/** Begins and ends as a PDF file, with nothing after its end, and is not an archive as well. */
function isPdf(content: Uint8Array): boolean {
  if (!startsWith(content, PDF_START)) return false;
  let end = content.length;
  while (end > 0 && LINE_ENDS.has(content[end - 1] ?? 0)) end -= 1;
  return startsWith(content.subarray(Math.max(0, end - PDF_END.length)), PDF_END) && !isZip(content);
}

function isZip(content: Uint8Array): boolean {
  const first = Math.max(0, content.length - LONGEST_ZIP_COMMENT - ZIP_END_BYTES);
  for (let at = first; at <= content.length - ZIP_END_BYTES; at += 1)
    if (startsWith(content.subarray(at), ZIP_END)) return true;
  return false;
}

function startsWith(content: Uint8Array, bytes: readonly number[]): boolean {
  return content.length >= bytes.length && bytes.every((byte, index) => content[index] === byte);
}
