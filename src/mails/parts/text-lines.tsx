import { Fragment, type CSSProperties } from 'react';

type Properties = Readonly<{ lines: readonly string[]; style?: CSSProperties }>;

/** A block of plain text, line by line. */
export function TextLines({ lines, style }: Properties) {
  return (
    <p style={style}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
