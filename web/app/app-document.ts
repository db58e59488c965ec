import type { Assets } from '../assets.ts';
import { escapeJson } from '../escape-json.ts';
import type { AppSettings } from '../site-settings.ts';
import { firstLook } from './first-look.tsx';

type AppDocument = { path: string; query?: URLSearchParams; settings: AppSettings; styleNonce?: string };

/**
 * The HTML document of the app, which renders in the browser. The nonce lets its own style elements through. Fonts
 * aren't preloaded as on public pages: on a slow connection the scripts would wait, and the fallbacks are the same size.
 */
export function appDocument(
  assets: Assets,
  { path, query = new URLSearchParams(), settings, styleNonce = '' }: AppDocument,
): string {
  const scripts = [...assets.appPreloads, assets.appScript, ...(assets.screenPreloads[path] ?? [])];
  const look = firstLook(path, query, settings);
  // With a first look, only the largest script is requested before the first paint, after the styles; `start.ts` requests
  // the others.
  const priority = look === '' ? '' : ' fetchpriority="low"';
  const isLater = (href: string) => look !== '' && href !== assets.reactScript;
  const preloads = scripts
    .filter((href) => !isLater(href))
    .map((href) => `<link rel="modulepreload"${priority} href="${href}">`)
    .join('');
  const later = scripts.filter(isLater).join(' ');
  const start = 'href' in assets.appStart ? assets.appStart : undefined;
  const code = 'inline' in assets.appStart ? assets.appStart.inline : '';
  const styles = assets.appStyles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hearthcast</title><meta name="description" content="Order and manage your Hearthcast podcasts."><meta name="robots" content="noindex"><meta name="style-nonce" content="${styleNonce}"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#181a13" media="(prefers-color-scheme: dark)"><script type="application/json" id="site-settings">${escapeJson(settings)}</script>${styles}${preloads}<script type="module"${start ? ` src="${start.href}"` : ''} data-app="${assets.appScript}"${later && ` data-later="${later}"`}>${code}</script></head><body><div id="root">${look}</div><noscript><p>This part of Hearthcast needs JavaScript. <a href="/">Back to the home page</a></p></noscript></body></html>`;
}
