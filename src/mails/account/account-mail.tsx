import type { AccountMail as Content } from '#core/accounts/account-mails.ts';
import { BRAND } from '#core/brand.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

/** The mails with one link: confirm an address, reset a password, sign in, and what happened to an account. */
export function AccountMail({ kind, url, at }: Content) {
  const t = useMailMessages('account-mail');
  return (
    <>
      <Paragraph>{t(`mail.${kind}.why`, { brand: BRAND, at })}</Paragraph>
      <Button label={t(`mail.${kind}.button`)} url={url} />
      <Note>{t(`mail.${kind}.note`)}</Note>
    </>
  );
}
