import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's: like the one from npm, it does half the work of a complete browser, and it exists for ARM64, too. */
const headlessShell = '/usr/bin/chromium-headless-shell';

export type Browser = { path: string; args: string[] };

/** No first-run pages and no background requests. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for journeys and audits: BROWSER_PATH, or the one from npm, which is fast and always the same, or an installed one. */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.BROWSER_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`BROWSER_PATH is "${given}"; there is no such file.`);
    return { path: given, args: quiet };
  }
  const fromNpm = await findBrowserFromNpm();
  if (fromNpm) return { path: fromNpm, args: [...quiet, '--headless=shell'] };
  if (existsSync(headlessShell)) return { path: headlessShell, args: quiet };
  const installed = findInstalledBrowser();
  if (installed) return { path: installed, args: quiet };
  throw new Error(
    'No browser was found. Install one ("apt-get install chromium-headless-shell" on Debian, or Chrome), or set BROWSER_PATH.',
  );
}

/** A complete browser: the one from npm doesn't support extensions. */
export function findInstalledBrowser(): string | undefined {
  return [process.env.BROWSER_PATH ?? '', ...usualPlaces].find((path) => existsSync(path));
}

/** It's built for Linux on x64 and needs a few system libraries, so we check whether it runs. */
async function findBrowserFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const path = await chromium.executablePath();
  return spawnSync(path, ['--version']).status === 0 ? path : undefined;
}
