import { ByFormat } from './by-format.tsx';
import { Paragraph } from './paragraph.tsx';

type Props = Readonly<{
  contentId: string;
  alt: string;
  /** Names the attached file, for plain text. */
  attached: string;
}>;

/** A QR code that is attached to the mail. */
export function QrPicture({ contentId, alt, attached }: Props) {
  const html = <img src={`cid:${contentId}`} width={240} height={240} alt={alt} />;
  return (
    <Paragraph>
      <ByFormat html={html} text={attached} />
    </Paragraph>
  );
}
