import { Fragment } from 'react';

/** A code that breaks after its dots and signs first: within a word a break looks like a space. */
export function CodeText({ children }: Readonly<{ children: string }>) {
  return children.split(/(?<=[.$:])/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
