// Loads the app by the address that the document gives: named here, it would be a script more to fetch.

/** A page that isn't painted by then is in a tab that nobody sees. */
const LONGEST_MS = 1000;

/** What the document shows is painted before the app's scripts run: they would hold it up for a tenth of a second. */
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

/** One script at a time: all at once, they would keep a slow phone from everything else for as long as they take together. */
async function start(): Promise<void> {
  await firstPaint();
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  for (const { href } of preloads) await import(/* @vite-ignore */ href);
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app ?? '';
  await import(/* @vite-ignore */ app);
}

void start();
