/**
 * What the shop stores, table by table and column by column: whose it is, what an export contains and what happens when
 * an account is deleted. Export and deletion are computed from it; a test compares it with the database, so a new
 * column fails until it is listed here.
 *
 * Columns are lists of names separated by spaces.
 */
export type StoredTable = PersonalTable | ImpersonalTable;

/** A person's own rows are those whose `by` is one of the person's ids of this kind. */
export type Owner =
  | 'account'
  /** The email address of the account. */
  | 'address'
  /** A pending confirmation, reset or sign-in link. */
  | 'pending-link'
  /** A cart whose buyer pressed Pay with the address of the account. */
  | 'lead'
  | 'order'
  | 'unit'
  | 'payment'
  | 'esim'
  | 'share'
  /** A support ticket of the address of the account. */
  | 'ticket'
  | 'ticket-message';

export type PersonalTable = Readonly<{
  kind: 'personal';
  rows: RowsOf;
  /** Further own rows, which `rows` does not find. Exported and erased like those. */
  alsoOwn?: RowsOf;
  /** Rows that belong to another person's order but name this one, or the reverse. Erased too, but never exported. */
  alsoErased?: RowsOf;
  onDeletion: Deletion;
  exported: string;
  /** Personal, but not in the export: its holder gets access, or it says nothing to its owner. */
  withheld?: string;
  /** How the shop works on the row; says nothing about a person. */
  internal?: string;
}>;

export type RowsOf = Readonly<{ of: Owner; by: string }>;

type Deletion =
  | 'rows-deleted'
  /** `rows.by` is a foreign key that deletes the rows with the row they belong to. */
  | 'deleted-with-parent'
  /** The rows stay, for the reason in `why`. Each personal column is replaced or, if listed in `kept`, stays. */
  | Readonly<{ why: string; kept: string; erased: Readonly<Partial<Record<Erasure, string>>> }>;

/** What replaces a value: an address that nobody has, an ICCID that no eSIM has, an empty text, null. */
export type Erasure = 'address' | 'iccid' | 'empty' | 'null';

type ImpersonalTable = Readonly<{ kind: 'impersonal'; why: string; columns: string }>;

export function namesIn(columns: string | undefined): readonly string[] {
  return (columns ?? '').split(' ').filter((name) => name !== '');
}

/**
 * Every column of a table, as it must be in the database.
 * @internal For the tests that compare the list with itself and with the schema.
 */
export function columnsOf(table: StoredTable): readonly string[] {
  if (table.kind === 'impersonal') return namesIn(table.columns);
  return [table.exported, table.withheld, table.internal].flatMap(namesIn);
}
