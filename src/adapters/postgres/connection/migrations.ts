import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../../../../database/migrations/', import.meta.url));
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

export type Migration = Readonly<{ name: string; sql: string; checksum: string }>;

/** The migrations of this version of the shop, in their sequence. */
export async function readMigrations(folder = MIGRATIONS): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).sort();
  names.forEach((name, index) => {
    if (Number(FILE_NAME.exec(name)?.[1]) !== index + 1) {
      throw new Error(
        `${name} in ${folder} is not in sequence: name migrations NNNN-name.sql and number them from 0001 without gaps.`,
      );
    }
  });
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
