import { z } from 'zod';

const Ledger = z.object({
  entries: z.array(z.object({ data: z.record(z.string(), z.unknown()) })),
});

/** Everything the external services did of one kind, from the first entry on. */
export async function readLedger<Entry extends z.ZodType>(
  sandboxOrigin: string,
  entry: Entry,
  kind: string,
): Promise<z.infer<Entry>[]> {
  const response = await fetch(`${sandboxOrigin}/control/ledger?kind=${kind}&limit=1000000`);
  return z.array(entry).parse(Ledger.parse(await response.json()).entries.map(({ data }) => data));
}
