/** What a browser may say about its owner's wish; neither name is known to every browser. */
type PrivacySignals = Readonly<{ globalPrivacyControl?: unknown; doNotTrack?: unknown }>;

/** Whether the visitor asked, by Global Privacy Control or Do Not Track, that nothing be measured or counted. */
export function hasOptedOut({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return (
    globalPrivacyControl === true ||
    globalPrivacyControl === '1' ||
    doNotTrack === '1' ||
    doNotTrack === 'yes'
  );
}
