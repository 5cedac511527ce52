import { z } from 'zod';

/** A name that stays inside the folder of the backup. */
const FileName = z.string().regex(/^[a-z0-9_][a-z0-9_.-]*$/i);
const Checksum = z.string().regex(/^[0-9a-f]{64}$/);

/** `manifest.json` of a backup; written last, so a folder without it is not a backup. */
export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.coerce.date(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  counters: z.array(z.object({ name: z.string(), lastValue: z.string(), isUsed: z.boolean() })),
  /** The checksum is of the rows, before compression. */
  tables: z.array(z.object({ name: FileName, rows: z.int(), sha256: Checksum })),
  /** Files of DATA_DIR. */
  files: z.array(z.object({ name: FileName, sha256: Checksum })),
});
export type Manifest = Readonly<z.infer<typeof Manifest>>;

export const PARTS = { manifest: 'manifest.json', tables: 'tables', files: 'data' } as const;

export const tableFile = (name: string): string => `${name}.jsonl.gz`;
