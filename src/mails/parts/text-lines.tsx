import { Fragment } from 'react';

/** A block of plain text, line by line. */
export function TextLines({ lines }: Readonly<{ lines: readonly string[] }>) {
  return (
    <p>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
