import type { PhoneSystem } from '#core/devices/phone-system.ts';

/** What a person types as a phone number, without everything that is not part of it. */
function digitsOf(number: string): string {
  return number.replace(/\D/g, '').replace(/^00/, '');
}

/** Opens WhatsApp with the message; without a number it asks for the contact. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(text)}`;
}

/** Opens the messages app. iPhones separate the text by `&`, all others by `?`. */
export function smsUrl(number: string, text: string, system: Pick<PhoneSystem, 'name'>): string {
  const isInternational = /^\s*(?:\+|00)/.test(number);
  const to = isInternational ? `+${digitsOf(number)}` : number.replace(/\D/g, '');
  return `sms:${to}${system.name === 'ios' ? '&' : '?'}body=${encodeURIComponent(text)}`;
}
