/** A phone's operating system. `version` is major and minor; null when the browser does not report it. */
export type PhoneSystem = Readonly<{
  name: 'ios' | 'android' | 'other';
  version: readonly [major: number, minor: number] | null;
}>;

type Browser = Readonly<{ userAgent: string; maxTouchPoints: number }>;

const OTHER: PhoneSystem = { name: 'other', version: null };

/** Reads the system from the browser's user agent. */
export function phoneSystem({ userAgent, maxTouchPoints }: Browser): PhoneSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return { name: 'ios', version: appleVersion(userAgent) };
  // A Mac with a touch screen is an iPad that requests desktop pages.
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) {
    return { name: 'ios', version: versionAt(userAgent, /Version\/(\d+)(?:\.(\d+))?/) };
  }
  if (!userAgent.includes('Android')) return OTHER;
  return { name: 'android', version: versionAt(userAgent, /Android (\d+)(?:\.(\d+))?/) };
}

/** Newer Safari versions keep an old system version in the user agent; only Safari's own version still grows. */
function appleVersion(userAgent: string): PhoneSystem['version'] {
  const system = versionAt(userAgent, /OS (\d+)[_.](\d+)/);
  const safari = versionAt(userAgent, /Version\/(\d+)(?:\.(\d+))?/);
  if (system === null || safari === null) return system ?? safari;
  return isAtLeast(safari, system) ? safari : system;
}

function versionAt(userAgent: string, pattern: RegExp): PhoneSystem['version'] {
  const [, major, minor] = pattern.exec(userAgent) ?? [];
  return major === undefined ? null : [Number(major), Number(minor ?? '0')];
}

/** An unknown version never counts as new enough. */
export function isAtLeast(
  version: PhoneSystem['version'],
  [major, minor]: readonly [major: number, minor: number],
): boolean {
  if (version === null) return false;
  return version[0] > major || (version[0] === major && version[1] >= minor);
}
