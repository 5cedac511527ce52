export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * One structured line per event, for the people who run the shop. `event` is a fixed name such as
 * `catalogue-synced`; variable values go into `fields`. Never log a secret, an activation code or a full ICCID.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}
