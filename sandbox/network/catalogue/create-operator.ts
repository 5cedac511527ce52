import type { ActivationPolicy, Coverage, NetworkPackage, Operator, PlanType } from './catalogue.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

type OperatorTerms = Readonly<{
  title: string;
  slug: string;
  type: 'local' | 'global';
  planType: PlanType;
  coverages: readonly Coverage[];
  packages: readonly NetworkPackage[];
}>;

type Gradient = readonly [start: string, end: string];
const GRADIENTS: readonly [Gradient, ...Gradient[]] = [
  ['#0f1b3f', '#194281'],
  ['#5b1a3a', '#a23b55'],
  ['#0b3d3a', '#1f7a6d'],
  ['#4a2a0c', '#b0651d'],
  ['#2b1a52', '#5d3fa8'],
  ['#123c1f', '#3c8a4f'],
  ['#3d0f14', '#a3313c'],
  ['#08344f', '#1b7fa8'],
];

/** The properties of an operator that do not depend on its plans, derived from its name. */
export function createOperator(seed: string, wanted: OperatorTerms): Omit<Operator, 'id'> {
  const random = seededRandom(`${seed}/${wanted.slug}/${wanted.planType}`);
  const [gradientStart, gradientEnd] = random.pick(GRADIENTS);
  const activationPolicy: ActivationPolicy = random.chance(0.85) ? 'first-usage' : 'installation';
  const isRechargeable = wanted.packages.some((one) => one.type === 'topup');
  return {
    ...wanted,
    style: random.chance(0.8) ? 'light' : 'dark',
    gradientStart,
    gradientEnd,
    ...accessPoint(random),
    isKycVerify: wanted.type === 'local' && random.chance(0.03),
    isRechargeable,
    activationPolicy,
    installWindowDays: random.chance(0.25) ? random.pick([30, 90, 180, 365]) : null,
    topupGraceWindowDays: isRechargeable && random.chance(0.2) ? random.pick([7, 30, 90]) : null,
    info: [...infoLines(wanted, { isRechargeable, activationPolicy }), ...hotspotLine(seed, wanted)],
    otherInfo: random.chance(0.2) ? OTHER_INFO[wanted.type] : null,
  };
}

const OTHER_INFO = {
  local: 'Coverage follows the partner networks; in remote areas the signal may be weaker.',
  global: '5G needs a 5G phone and is offered where the partner network has it; elsewhere the eSIM uses LTE.',
} as const;

function accessPoint(random: SeededRandom): Pick<Operator, 'apnType' | 'apnValue'> {
  const isManual = random.chance(0.6);
  const value = random.pick(['internet', 'travel', 'data.roam', 'globaldata', 'mobile']);
  return isManual ? { apnType: 'manual', apnValue: value } : { apnType: 'automatic', apnValue: null };
}

function infoLines(
  wanted: OperatorTerms,
  { isRechargeable, activationPolicy }: Pick<Operator, 'isRechargeable' | 'activationPolicy'>,
): readonly string[] {
  const technologies = new Set(
    wanted.coverages.flatMap((one) => one.networks.flatMap((network) => network.types)),
  );
  const best = ['5G', 'LTE', '3G'].filter((technology) => technologies.has(technology)).join('/');
  const kind =
    wanted.planType === 'data' ? 'Data-only eSIM.' : 'eSIM with a phone number for calls and texts.';
  const start =
    activationPolicy === 'first-usage' ? 'connects to a supported network' : 'is installed on a device';
  const [home] = wanted.coverages;
  const where =
    wanted.coverages.length === 1 && home !== undefined
      ? `Operates on ${listed(home.networks.map((network) => network.name))} in ${home.title}.`
      : `Works in ${wanted.coverages.length} countries.`;
  return [
    `${best} ${kind}`,
    isRechargeable ? 'Rechargeable online with no expiry.' : 'Cannot be topped up.',
    where,
    `The validity period starts when the eSIM ${start}.`,
  ];
}

/** Some operators state it, a few refuse it, most say nothing about it. */
function hotspotLine(seed: string, { slug, planType }: OperatorTerms): readonly string[] {
  const share = seededRandom(`${seed}/${slug}/${planType}/hotspot`);
  if (share.chance(0.35)) return ['Hotspot and tethering included.'];
  return share.chance(0.1) ? ['Tethering is not allowed.'] : [];
}

/** "A", "A and B", "A, B and C". */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
