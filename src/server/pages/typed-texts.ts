/** The fields whose texts may be shown again. A password is never among them, nor is any field of a later form. */
const SHOWN = ['name', 'email', 'orderNumber', 'items', 'message', 'iccid'] as const;

const LONGEST_BODY_BYTES = 64 * 1024;

export type TypedText = Readonly<{ name: (typeof SHOWN)[number]; text: string }>;

/**
 * What was typed into a form of the shop that a browser posted to a page. Nothing of a form of another site: it could
 * put its own words on a page of ours.
 */
export async function typedTexts(request: Request, publicOrigin: string): Promise<readonly TypedText[]> {
  if (!isOwnForm(request, publicOrigin)) return [];
  const type = request.headers.get('content-type') ?? '';
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!type.startsWith('application/x-www-form-urlencoded') || !(length <= LONGEST_BODY_BYTES)) return [];
  const fields = new URLSearchParams(await request.text());
  return SHOWN.flatMap((name) => {
    const text = fields.get(name)?.trim() ?? '';
    return text === '' ? [] : [{ name, text }];
  });
}

/** A page with one person's data sends no origin (`no-referrer`); the browser then still says that the site is the same. */
function isOwnForm({ headers }: Request, publicOrigin: string): boolean {
  return headers.get('origin') === publicOrigin || headers.get('sec-fetch-site') === 'same-origin';
}
