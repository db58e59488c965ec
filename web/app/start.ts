// Loads the app from the URL in the document: a static import would be one more script to fetch.

/** A page that hasn't painted by then is in a background tab. */
const LONGEST_MS = 1000;

/** Waits until the document's content has painted: the app's scripts would delay it by a tenth of a second. */
function firstPaint(): Promise<void> {
  const isPainted = performance.getEntriesByType('paint').length > 0;
  if (isPainted || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
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

/** The screen that replaces the first look carries out a press in it (`hand-over.ts`). Only the last one counts. */
function notePress(pressed: Element | null | undefined): void {
  if (!pressed) return;
  for (const other of document.querySelectorAll(EARLY)) other.removeAttribute('data-pressed');
  pressed.setAttribute('data-pressed', 'early');
}

const LOOK = '[data-first-look]';
const EARLY = `${LOOK} [data-pressed]`;
addEventListener('click', ({ target }) =>
  notePress((target as Element).closest(`${LOOK} :is(button, [role=tab])`)),
);
addEventListener('keydown', ({ key, target }) => {
  const look = key === 'Enter' && target instanceof HTMLInputElement && target.closest(LOOK);
  if (look) notePress(look.querySelector('main button:not([role=tab])'));
});

void start();
