export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * One structured line per event, for people who run the shop. `event` is a fixed phrase such as
 * `catalogue-synced`; what varies goes into `fields`. Never a secret, an activation code or a full ICCID.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}
