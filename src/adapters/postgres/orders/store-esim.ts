import type { IssuedEsim } from '#core/esims/esim-provider.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { FIRST_READING_AFTER_MS } from '#core/esims/usage/next-reading.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { esims } from '../schema/delivery.ts';

type Storing = Readonly<{ esim: IssuedEsim; at: Date; secretBox: SecretBox }>;

export async function storeEsim(
  tx: Transaction,
  unitId: string,
  { esim, at, secretBox }: Storing,
): Promise<void> {
  const seal = (text: string) => secretBox.seal(text, unitId);
  await insertEsim(tx, {
    unitId,
    iccid: esim.iccid,
    smdpAddress: esim.smdpAddress,
    activationCode: seal(esim.activationCode),
    matchingId: seal(esim.matchingId),
    appleUrl: esim.appleInstallUrl === null ? null : seal(esim.appleInstallUrl),
    apnKind: esim.apn.kind,
    apnValue: esim.apn.value,
    at,
    nextReadAt: new Date(at.getTime() + FIRST_READING_AFTER_MS),
  });
}

type EsimParams = Params<
  | 'unitId'
  | 'iccid'
  | 'smdpAddress'
  | 'activationCode'
  | 'matchingId'
  | 'appleUrl'
  | 'apnKind'
  | 'apnValue'
  | 'at'
  | 'nextReadAt'
>;
const insertEsim = prepareStatement((db, value: EsimParams) =>
  db.insert(esims).values({
    unit_id: value('unitId'),
    iccid: value('iccid'),
    smdp_address: value('smdpAddress'),
    activation_code: value('activationCode'),
    matching_id: value('matchingId'),
    apple_url: value('appleUrl'),
    apn_kind: value('apnKind'),
    apn_value: value('apnValue'),
    status: 'ready_to_activate',
    created_at: value('at'),
    next_read_at: value('nextReadAt'),
  }),
);
