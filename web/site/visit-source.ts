/** Whether the visitor has asked not to be counted. */
export function wantsNoCount(): boolean {
  const wishes = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return wishes.doNotTrack === '1' || wishes.globalPrivacyControl === true;
}

/** By which link the page was opened, as its own address says. */
export function visitSource(): string {
  return new URLSearchParams(location.search).get('src') ?? 'direct';
}
