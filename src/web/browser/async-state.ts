/** Something that is loaded once, outside the query client. Personal screens use the result of a query instead. */
export type AsyncState<Value> =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'failed'; retry: () => void }>
  | Readonly<{ kind: 'ready'; value: Value }>;
