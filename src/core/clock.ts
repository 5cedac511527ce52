/** The time as the shop sees it. Tests pass a fixed one; nothing in core asks the machine. */
export interface Clock {
  now(): Date;
}
