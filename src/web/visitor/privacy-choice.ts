/** What a browser may say about its owner's wish; neither name is known to every browser. */
type Wishes = Readonly<{ globalPrivacyControl?: unknown; doNotTrack?: unknown }>;

/** Whether the visitor asked, by Global Privacy Control or Do Not Track, that nothing be measured or counted. */
export function hasOptedOut({ globalPrivacyControl, doNotTrack }: Wishes): boolean {
  return (
    globalPrivacyControl === true ||
    globalPrivacyControl === '1' ||
    doNotTrack === '1' ||
    doNotTrack === 'yes'
  );
}
