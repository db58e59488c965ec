// Part of the document, so that it listens as soon as there is something to press. Loads the app from the URL in its own
// element: a static import would be one more script to fetch.

const LOOK = '[data-first-look]';

/** A page that hasn't painted by then is in a background tab. */
const LONGEST_MS = 1000;

/** Waits until a first look has painted: the app's scripts would delay it by a tenth of a second. */
function firstPaint(): Promise<void> {
  // An empty document has no first paint to wait for.
  if (!document.querySelector(LOOK) || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    // Animation frames won't do: the next one may begin while the first is still on its way to the screen.
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** One script at a time: all at once, they would keep a slow phone busy for as long as they take together. */
async function start(): Promise<void> {
  await firstPaint();
  const { app = '', later } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
  for (const href of later?.split(' ') ?? []) announce(href);
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  for (const { href } of preloads) await import(/* @vite-ignore */ href);
  await import(/* @vite-ignore */ app);
}

function announce(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

const BUTTON = `${LOOK} :is(button, [role=tab])`;

/** The screen that replaces the first look carries out a press in it (`hand-over.ts`). Only the last one counts. */
function notePress(pressed: Element | null | undefined): void {
  if (!pressed) return;
  for (const other of document.querySelectorAll(EARLY)) other.removeAttribute('data-pressed');
  pressed.setAttribute('data-pressed', 'early');
}

const EARLY = `${LOOK} [data-pressed]`;
addEventListener('click', ({ target }) => notePress((target as Element).closest(BUTTON)));

/** A button that is still held when the screen takes over gets no click. */
addEventListener('pointerdown', ({ target }) => {
  const button = (target as Element).closest(BUTTON);
  button?.setAttribute('data-held', '');
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => button?.removeAttribute('data-held'), { once: true });
});
addEventListener('keydown', (event) => {
  const { key, target } = event;
  const look = target instanceof HTMLElement && target.closest(LOOK);
  if (!look) return;
  if (key === 'Enter' && target instanceof HTMLInputElement)
    notePress(look.querySelector('main button:not([role=tab])'));
  const tab = tabBeside(target, key);
  if (!tab) return;
  // Home and End would scroll.
  event.preventDefault();
  tab.focus();
  notePress(tab);
});

/** The tab that a key leads to from another, as in the screen's own row of tabs: behind the last comes the first. */
function tabBeside(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(tab);
  const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }[key];
  return to === undefined || at < 0 ? undefined : tabs.at(to);
}

void start();
