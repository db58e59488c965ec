import { trackListening, whenSeen } from './track-listening.ts';
import { visitSource, wantsNoCount } from './visit-source.ts';

/**
 * Reports to our own server that the page was seen and how much of its episode was heard. Stores nothing in
 * the browser.
 */
export function sendAnalytics(): void {
  const place = document.querySelector<HTMLElement>('[data-reach]');
  if (!place || wantsNoCount()) return;
  const { reach: listing, source: ownSource } = place.dataset;
  const source = ownSource ?? visitSource();
  const told = new Set<string>();
  const tell = (kind: string) => {
    if (told.has(kind)) return;
    told.add(kind);
    navigator.sendBeacon('/reach', JSON.stringify({ listing, source, kind }));
  };
  // In a frame far down someone else's page, nothing is visible yet, and the visible page isn't ours.
  if (ownSource === 'embed') whenSeen(place, () => tell('shown'));
  else tell('view');
  trackListening(document, tell);
}
