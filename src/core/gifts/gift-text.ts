// Values and functions only: the request body and the form use the same ones.

export const MAX_GIFT_MESSAGE_LENGTH = 300;
/** Of the recipient's name and the giver's. */
export const MAX_GIFT_NAME_LENGTH = 40;

/** Invisible characters that hide or reorder text: zero-width spaces, marks and overrides of direction. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const CONTROL = /\p{Cc}+/gu;

/** A text of the buyer as it is stored: one paragraph without hidden characters. */
export function cleanGiftText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(CONTROL, ' ').replace(/\s+/gu, ' ').trim();
}

/** Also the joiners of emoji and scripts, which are kept in the text: a reader does not see them. */
const NOT_SHOWN = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters, digits, signs and emoji; the Braille pattern without dots counts as a sign. */
const SHOWN = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** True for a text that is stored and that nobody can see, such as a Hangul filler: “A gift from ” would end there. */
export function isBlank(text: string): boolean {
  const clean = cleanGiftText(text);
  return clean !== '' && !SHOWN.test(clean.replace(NOT_SHOWN, ''));
}

/** Full stops of other scripts, which address bars read as a dot. */
const OTHER_DOTS = /[\u3002\uff0e\uff61\u2024]/gu;
/** A word, a dot and letters: mail programs make a link of every name that could be a domain. */
const DOMAIN = /[^\s.]\.[\p{L}\p{M}]{2}/u;
const ADDRESS = /:\/\/|\bwww\b|\p{L}@\p{L}|\b(?:tel|sms|mailto|skype|whatsapp|facetime):/iu;
const IP_ADDRESS = /\d\.\d{1,3}\.\d{1,3}\.\d/u;

/**
 * True when a mail program could make a link of a part of the text. Our mails carry our name, so a stranger must not
 * be able to put a link into them.
 */
export function hasLink(text: string): boolean {
  const plain = cleanGiftText(text).replace(NOT_SHOWN, '').normalize('NFKC').replace(OTHER_DOTS, '.');
  return DOMAIN.test(plain) || ADDRESS.test(plain) || IP_ADDRESS.test(plain);
}
