import type { anOrderFlow } from '../order-flow/shop.ts';
import type { Change } from './change.ts';

type Flow = ReturnType<typeof anOrderFlow>;

const VALUES = { ownPriceCents: 90_000, availableStock: null, isPopular: false, isHidden: false };

/** A file with one row that changes a package, and the digest of its preview. */
async function aFile(flow: Flow, cents: number) {
  const { packageId } = flow.plan(7);
  const { imports } = flow.parts().shop.staff.catalogue;
  const rows = [{ line: 2, packageId, wanted: { ownPriceCents: cents } }];
  const { digest } = await imports.preview(rows);
  return { rows, digest, text: `package_id,own_price\n${packageId},${cents / 100}\n` };
}

/** Packages, files of prices and syncs. */
export const CATALOGUE_CHANGES: readonly Change[] = [
  {
    route: 'PUT /api/admin/catalogue/{id}',
    prepare(flow) {
      const { packageId: id } = flow.plan(6);
      const body = { ...VALUES, edition: 0, stockSeen: null };
      return Promise.resolve({ path: `/api/admin/catalogue/${id}`, body, target: { kind: 'package', id } });
    },
  },
  {
    route: 'POST /api/admin/catalogue-imports',
    async prepare(flow) {
      const { text, digest } = await aFile(flow, 91_000);
      const body = { fileName: 'a.csv', text, digest, sellsBelowCost: false };
      return { path: '/api/admin/catalogue-imports', body, target: { kind: 'catalogue-import' } };
    },
  },
  {
    route: 'POST /api/admin/catalogue-imports/{id}/undo',
    async prepare(flow, boss) {
      const { imports } = flow.parts().shop.staff.catalogue;
      const { rows, digest } = await aFile(flow, 92_000);
      const action = { by: boss.id, at: flow.clock.now() };
      await imports.apply({ fileName: 'a.csv', rows, digest, sellsBelowCost: false, ...action });
      const id = String((await imports.last())?.id);
      const path = `/api/admin/catalogue-imports/${id}/undo`;
      return { path, body: {}, target: { kind: 'catalogue-import', id } };
    },
  },
  {
    route: 'PUT /api/admin/popular-picks',
    prepare(flow) {
      const [offered] = flow.parts().offered;
      const body = { picks: [offered?.package.slug], seen: [] };
      const target = { kind: 'catalogue', id: 'popular-picks' };
      return Promise.resolve({ path: '/api/admin/popular-picks', body, target });
    },
  },
  {
    route: 'POST /api/admin/catalogue-syncs',
    prepare: () =>
      Promise.resolve({
        path: '/api/admin/catalogue-syncs',
        body: {},
        target: { kind: 'catalogue', id: 'sync-catalogue' },
      }),
  },
];
