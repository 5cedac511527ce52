/**
 * `npm run bench`: the shop compared with plain node:http that sends the same bytes, in one run. Prints
 * figures and no verdicts.
 */
import { startChild, type ChildServer } from './child-server.ts';
import { runLoad } from './load.ts';
import { API_SCENARIOS, PAGE_SCENARIOS, pathsOf, type Scenario } from './scenarios.ts';

const ROUNDS = 3;
const CONNECTIONS = 16;
const SIZES = [6_000, 100_000];

/** Node adds these by itself, on both sides. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive']);

type Measure = Readonly<{ perSecond: number; cpuMicroseconds: number }>;
type Row = Readonly<{ plans: number; scenario: string; ours: Measure; plain: Measure }>;

const rows: Row[] = [];
for (const plans of SIZES) {
  const shop = await startChild('shop-server.ts', { plans });
  for (const scenario of API_SCENARIOS) await measure(shop, scenario);
  for (const scenario of [...API_SCENARIOS, ...PAGE_SCENARIOS]) {
    if (plans > (scenario.mostPlans ?? Infinity)) continue;
    const responses = await collectResponses(shop, scenario);
    if (responses === null) continue;
    const plain = await startChild('reference-server.ts', { responses });
    rows.push({ plans, scenario: scenario.name, ...(await compare(shop, plain, scenario)) });
    plain.stop();
    print(rows.slice(-1), rows.length === 1);
  }
  shop.stop();
}
printGrowth();

/**
 * The shop's responses, byte for byte, for the reference server to send. Null when this shop has no such
 * page.
 */
async function collectResponses({ port }: ChildServer, { paths }: Scenario) {
  const responses = new Map<string, { headers: Record<string, string>; body: Uint8Array }>();
  for (const path of paths) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    if (!response.ok) return null;
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !NODES_OWN.has(name)));
    responses.set(path, { headers, body: new Uint8Array(await response.arrayBuffer()) });
  }
  return responses;
}

/**
 * Alternates between the two, so that other load on the machine affects both; the median of the rounds
 * counts.
 */
async function compare(shop: ChildServer, plain: ChildServer, scenario: Scenario) {
  const rounds: { ours: Measure; plain: Measure }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = { ours: await measure(shop, scenario), plain: await measure(plain, scenario) };
    // The first round only warms up, like the run over all paths after the shop has started.
    if (round > 0) rounds.push(measured);
  }
  const of = (side: 'ours' | 'plain'): Measure => ({
    perSecond: median(rounds.map((round) => round[side].perSecond)),
    cpuMicroseconds: median(rounds.map((round) => round[side].cpuMicroseconds)),
  });
  return { ours: of('ours'), plain: of('plain') };
}

async function measure(server: ChildServer, scenario: Scenario): Promise<Measure> {
  const { requests } = scenario;
  const paths = pathsOf(scenario);
  const before = await server.cpuMicroseconds();
  const seconds = await runLoad({ port: server.port, paths, connections: CONNECTIONS, requests });
  const used = (await server.cpuMicroseconds()) - before;
  return { perSecond: requests / seconds, cpuMicroseconds: used / requests };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function print(some: readonly Row[], isFirst: boolean): void {
  if (isFirst)
    printRow(['plans', 'scenario', 'ours/s', 'plain/s', 'ratio', 'CPU us', 'plain us', 'CPU ratio']);
  for (const { plans, scenario, ours, plain } of some) {
    printRow([
      String(plans),
      scenario,
      ours.perSecond.toFixed(0),
      plain.perSecond.toFixed(0),
      (ours.perSecond / plain.perSecond).toFixed(2),
      ours.cpuMicroseconds.toFixed(0),
      plain.cpuMicroseconds.toFixed(0),
      (plain.cpuMicroseconds / ours.cpuMicroseconds).toFixed(2),
    ]);
  }
}

/** How much more a request costs with the large catalogue, relative to the reference of its own run. */
function printGrowth(): void {
  const [small, large] = SIZES.map((plans) => rows.filter((row) => row.plans === plans));
  process.stdout.write('\ncost per request, 100,000 plans compared with 6,000\n');
  for (const before of small ?? []) {
    const after = large?.find((row) => row.scenario === before.scenario);
    if (after === undefined) continue;
    const cost = ({ ours, plain }: Row) => ours.cpuMicroseconds / plain.cpuMicroseconds;
    process.stdout.write(`  ${before.scenario.padEnd(34)} ${(cost(after) / cost(before)).toFixed(2)}x\n`);
  }
}

function printRow([plans = '', scenario = '', ...figures]: readonly string[]): void {
  const cells = [plans.padStart(7), scenario.padEnd(34), ...figures.map((figure) => figure.padStart(9))];
  process.stdout.write(`${cells.join(' ')}\n`);
}
