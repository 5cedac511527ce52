import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../launch/repository.mjs';
import { PLANTED_BUGS } from './planted-bugs.ts';

test.each(PLANTED_BUGS)(
  '"$name" can still be planted: the text it changes occurs exactly once',
  ({ patches, scenario }) => {
    expect(existsSync(join(ROOT, scenario))).toBe(true);
    for (const { file, from } of patches)
      expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  },
);
