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
  if (ownSource === 'embed') {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      tell('shown');
    });
    observer.observe(place);
  } else tell('view');
  // These events do not bubble, but they can be caught on their way down.
  document.addEventListener('play', () => tell('play'), true);
  document.addEventListener(
    'timeupdate',
    ({ target }) => {
      const { played, duration } = target as HTMLAudioElement;
      let heard = 0;
      // What was skipped was not heard.
      for (let index = 0; index < played.length; index += 1) heard += played.end(index) - played.start(index);
      for (const share of [25, 50, 75]) if (heard >= (duration * share) / 100) tell(`heard-${share}`);
      // The last second is often left to itself.
      if (heard >= duration * 0.98) tell('heard-100');
    },
    true,
  );
}
