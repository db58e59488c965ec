/**
 * The only script in a public page's first load: it wakes islands when they are needed and loads React with
 * the first one.
 */
import '../browser/zod-without-eval.ts';
import { hasStoredSession } from '../browser/stored-session.ts';

import { sendAnalytics } from './send-analytics.ts';
import { watchImages } from './watch-images.ts';

const parts = import.meta.glob<Record<string, unknown>>('./islands/*.tsx');

const waking = new Map<HTMLElement, Promise<void>>();

function wake(element: HTMLElement): Promise<void> {
  const known = waking.get(element) ?? wakeUp(element);
  waking.set(element, known);
  return known;
}

async function wakeUp(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as string;
  const load = parts[`./islands/${name}.tsx`];
  if (!load) return;
  element.dataset.awake = 'soon';
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.ts'), load()]);
  hydrateIsland(element, name, module);
  element.dataset.awake = 'yes';
}

function wakeOnSight(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void wake(element);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function wakeOnTouch(element: HTMLElement): void {
  for (const event of ['pointerenter', 'pointerdown', 'focusin', 'touchstart']) {
    element.addEventListener(event, () => void wake(element), { once: true, passive: true });
  }
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const when = element.dataset.wake;
  if (when === 'visible') wakeOnSight(element);
  else if (when?.endsWith('session')) {
    if (hasStoredSession()) void wake(element);
    else if (when === 'touch-or-session') wakeOnTouch(element);
  } else if (when === 'touch') wakeOnTouch(element);
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => void wake(element));
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
  const island = button?.closest<HTMLElement>('[data-island]');
  if (!button || !island || island.dataset.awake === 'yes') return;
  const audio = button.matches('[data-play]') && island.querySelector('audio');
  // A click on a sleeping part is repeated once it is awake.
  if (!audio) return void wake(island).then(() => button.click());
  // Sound may start only inside the click itself, so a sleeping player's Play doesn't wait for React.
  audio.volume = 0.8;
  void (audio.paused ? audio.play() : audio.pause());
});

// A link that opens something in an island leaves its request there and wakes it; without this script, it
// leads somewhere.
document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLElement>('[data-opens]');
  const island = opener && document.querySelector<HTMLElement>(`[data-island="${opener.dataset.opens}"]`);
  if (!island || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const audio = island.querySelector('audio');
  if (audio) playFrom(audio, opener.dataset.at);
  island.dataset.asked = opener.dataset.at;
  island.dispatchEvent(new Event('asked'));
  void wake(island);
});

/** From a position in seconds, or from the current one. Like every Play, it doesn't wait for React. */
function playFrom(audio: HTMLAudioElement, seconds?: string): void {
  if (audio.paused && audio.currentTime === 0) audio.volume = 0.8;
  if (seconds) audio.currentTime = Number(seconds);
  void audio.play();
}

watchImages();
sendAnalytics();
