import type { Answers } from './answers.ts';

export type ApiRow = Readonly<{
  /** As the shop registers it. */
  route: string;
  /** What `{id}` in the route names: something of Ana's. */
  of?: 'esim' | 'gift' | 'checkout-session' | 'order' | 'ticket';
  /** `{email}` in it is Ana's address. */
  query?: string;
  headers?: Readonly<Record<string, string>>;
  /** `{email}` in it is Ana's address, `{esim}` the id of her eSIM. */
  body?: Readonly<Record<string, unknown>>;
  /** The session of a visitor ends when the request succeeds. */
  endsSession?: true;
  /** Only the first event is read. */
  isStream?: true;
  answers: Answers;
}>;
