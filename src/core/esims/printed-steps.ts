type Steps = readonly string[];

type Platform = Readonly<{ system: 'ios' | 'android'; qr: Steps; manual: Steps; network: Steps }>;

type PrintedPart = Readonly<{ part: 'qr' | 'network' | 'manual'; steps: Steps }>;
export type PrintedPlatform = Readonly<{ system: Platform['system']; parts: readonly PrintedPart[] }>;

/** The steps of one system fill one of two columns on an A4 page, below the QR code and the codes. */
const MAX_LINES = 31;
const CHARACTERS_PER_LINE = 48;

/** The parts by importance: on paper the QR code can always be scanned. */
const PARTS = ['qr', 'network', 'manual'] as const;

/**
 * The network's steps that fit on the printed page: for each system its first version, whole parts only, the most
 * important first. Empty when the network sent none that fit; the page then has general steps.
 */
export function printedSteps(platforms: readonly Platform[] | null): readonly PrintedPlatform[] {
  const systems = (['ios', 'android'] as const).flatMap((system) => {
    const first = platforms?.find((platform) => platform.system === system);
    return first === undefined ? [] : [first];
  });
  return systems.map(fittingParts).filter(({ parts }) => parts.length > 0);
}

function fittingParts(platform: Platform): PrintedPlatform {
  let left = MAX_LINES;
  const parts: PrintedPart[] = [];
  for (const part of PARTS) {
    const steps = platform[part];
    const lines = linesOf(steps);
    if (steps.length === 0 || lines > left) continue;
    left -= lines;
    parts.push({ part, steps });
  }
  return { system: platform.system, parts };
}

/** With the heading of the part. */
function linesOf(steps: Steps): number {
  return steps.reduce((sum, step) => sum + Math.ceil(step.length / CHARACTERS_PER_LINE), 1);
}
