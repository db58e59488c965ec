import { trackListening, whenSeen } from './track-listening.ts';
import { visitSource, wantsNoCount } from './visit-source.ts';

/** Tells our own server that the page was seen and how much of its episode was heard. Keeps nothing in the browser. */
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
  // In a frame far down somebody else's page nothing is seen yet, and what is seen is not our page.
  if (ownSource === 'embed') whenSeen(place, () => tell('shown'));
  else tell('view');
  trackListening(document, tell);
}
