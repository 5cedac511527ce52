/** What came of typing the password again. Only `confirmed` changes anything. */
export type PasswordConfirmation =
  | { kind: 'confirmed'; at: Date }
  | { kind: 'wrong-password' }
  /** The account signs in by email links only. Signing in again counts as well. */
  | { kind: 'no-password' }
  | { kind: 'signed-out' }
  | { kind: 'too-many'; retryAfterSeconds: number };
