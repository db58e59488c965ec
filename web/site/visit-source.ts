/** Whether the visitor has asked not to be counted. */
export function wantsNoCount(): boolean {
  const wishes = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return wishes.doNotTrack === '1' || wishes.globalPrivacyControl === true;
}

/** The link through which the page was opened, according to its URL. */
export function visitSource(): string {
  return new URLSearchParams(location.search).get('src') ?? 'direct';
}
