/** What a customer may attach. The values are the content types that are stored and sent. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** How long an upload waits for its ticket. A form that is left open for longer uploads it again. */
export const UNUSED_UPLOAD_HOURS = 2;

/** 5 MB as file managers count it. */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** For the file dialog of the browser. */
export const ACCEPTED_FILES = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

const EXTENSIONS: Readonly<Record<string, AttachmentType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Null: none of the three. */
export function typeByExtension(fileName: string): AttachmentType | null {
  const extension = /\.([A-Za-z]{3,4})$/.exec(fileName.trim())?.[1];
  return extension === undefined ? null : (EXTENSIONS[extension.toLowerCase()] ?? null);
}

/** `image/jpeg; charset=x` is `image/jpeg`. */
export function typeByDeclaration(contentType: string): AttachmentType | null {
  const [declared = ''] = contentType.split(';');
  return ATTACHMENT_TYPES.find((type) => type === declared.trim().toLowerCase()) ?? null;
}

type ChosenFile = Readonly<{ name: string; type: string; size: number }>;

export type FileProblem = 'too-large' | 'wrong-type' | 'empty';

/** What the browser can know before it uploads anything. The server decides again, with the content. */
export function problemOfFile({ name, type, size }: ChosenFile): FileProblem | null {
  const byExtension = typeByExtension(name);
  // Some systems declare nothing for a file that they do not know; the extension is sent instead.
  if (byExtension === null || (type !== '' && typeByDeclaration(type) !== byExtension)) return 'wrong-type';
  if (size > MAX_ATTACHMENT_BYTES) return 'too-large';
  return size === 0 ? 'empty' : null;
}
