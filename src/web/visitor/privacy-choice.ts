/** Privacy signals of a browser; not every browser supports either of them. */
type PrivacySignals = Readonly<{ globalPrivacyControl?: unknown; doNotTrack?: unknown }>;

/** Whether the visitor has requested, by Global Privacy Control or Do Not Track, not to be measured or counted. */
export function hasOptedOut({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return (
    globalPrivacyControl === true ||
    globalPrivacyControl === '1' ||
    doNotTrack === '1' ||
    doNotTrack === 'yes'
  );
}
