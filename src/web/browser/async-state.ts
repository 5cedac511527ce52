/**
 * Something that is loaded outside the query client, or by a query only for some visitors. Other personal screens use the
 * result of the query itself.
 */
export type AsyncState<Value> =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'failed'; retry: () => void }>
  | Readonly<{ kind: 'ready'; value: Value }>;
