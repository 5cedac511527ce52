import { messageParts } from '#core/chat/message-parts.ts';

/** A message as plain text. Only addresses of web pages become links; nothing else is markup. */
export function MessageText({ text }: Readonly<{ text: string }>) {
  return messageParts(text).map((part, index) =>
    part.kind === 'link' ? (
      // Parts of one message never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <a
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="chat-link"
      >
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
