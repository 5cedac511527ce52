/** At these providers a dot in the name of a mailbox changes nothing. */
const IGNORING_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * One text for all spellings of an address that reach the same mailbox, to count its mails. Everything from "+" on is
 * ignored at every provider: at the few where it is part of the name, two mailboxes share a count. Never an address to
 * send to.
 */
export function mailboxOf(address: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return `${IGNORING_DOTS.has(host) ? untagged.replaceAll('.', '') : untagged}@${host.replace(/^googlemail\.com$/, 'gmail.com')}`;
}
