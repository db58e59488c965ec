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

export type Browser = { path: string; args: string[] };

/** Quiet and offline: no first-run pages, no background requests. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for journeys and audits: BROWSER_PATH, one installed on this machine, else the one from npm. */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.BROWSER_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`BROWSER_PATH is "${given}"; there is no such file.`);
    return { path: given, args: quiet };
  }
  const installed = usualPlaces.find((path) => existsSync(path));
  if (installed) return { path: installed, args: quiet };
  const path = await chromium.executablePath();
  if (!path || !existsSync(path)) {
    throw new Error('No browser was found. Install Chromium or Chrome, or set BROWSER_PATH.');
  }
  return { path, args: [...quiet, '--headless=shell'] };
}
