/** The current time. Tests pass a fixed clock; core never reads the system clock directly. */
export interface Clock {
  now(): Date;
}
