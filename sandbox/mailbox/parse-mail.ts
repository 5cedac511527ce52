import PostalMime, { type Attachment } from 'postal-mime';

export type ParsedMail = Readonly<{
  from: string;
  subject: string;
  messageId: string | null;
  text: string;
  html: string;
  links: string[];
  attachments: readonly Readonly<{
    fileName: string;
    contentType: string;
    contentId: string | null;
    content: Buffer;
  }>[];
  raw: Buffer;
}>;

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&#38;', '&'],
  ['&quot;', '"'],
  ['&#39;', "'"],
]);

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:amp|quot|#38|#39);/g, (one) => ENTITIES.get(one) ?? one);

/** Addresses in `href`s of the HTML, then those in the text. */
export function linksOf(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    decodeEntities(match[1] ?? match[2] ?? ''),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) =>
    match[0].replace(/[.,;:!?]+$/, ''),
  );
  return [...new Set([...inHtml, ...inText].filter((link) => /^(?:https?|mailto):/i.test(link)))];
}

function contentOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const text = mail.text ?? '';
  return {
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? null,
    text,
    html,
    links: linksOf(html, text),
    attachments: mail.attachments.map((attachment) => ({
      fileName: attachment.filename ?? 'attachment',
      contentType: attachment.mimeType,
      contentId: attachment.contentId?.replaceAll(/^<|>$/g, '') ?? null,
      content: contentOf(attachment),
    })),
    raw,
  };
}
