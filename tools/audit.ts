import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { readArguments } from '../commands/read-arguments.ts';
import { findBrowser } from './find-browser.ts';
import { projectRoot } from './run-step.ts';

readArguments(`Usage: npm run audit
Runs Lighthouse (mobile, median of three) and the Nu HTML checker over the public pages of a fresh server.`);
const PORT = 3290;
const RUNS = 3;
const NU_VERSION = '26.9.27';
const origin = `http://localhost:${PORT}`;
const pages = [
  '/',
  '/privacy-policy',
  '/terms-of-service',
  '/no-such-page',
  '/listings/14-heron-point-road-larkmere',
  '/business-directory',
  '/business-directory/bend-oregon',
];
const home = '/listings/14-heron-point-road-larkmere';
/** Other states that a visitor can see, only for the HTML checker. A form is submitted as a browser without scripts does. */
const states: { path: string; form?: Record<string, string> }[] = [
  { path: `${home}/unbranded` },
  { path: `${home}/thank-you` },
  { path: home, form: { name: '', email: 'nobody', phone: '<b>' } },
  { path: '/embed/14-heron-point-road-larkmere' },
  { path: '/listings/no-such-home' },
  { path: '/demo/lake-estate' },
  { path: '/demo/lake-estate', form: { name: '' } },
  { path: '/demo/lake-estate/thank-you' },
  { path: '/business-directory', form: { city: '', state: '<b>' } },
  { path: '/business-directory/no-such-market' },
];
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof bars;

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-audit-'));
const server = spawn(process.execPath, ['server/start.ts'], {
  cwd: projectRoot,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'error' },
});
let isWell = true;
try {
  await answering();
  isWell = checkHtml(await savePages()) && isWell;
  const browser = await findBrowser();
  const chrome = await launch({ chromePath: browser.path, chromeFlags: ['--headless', ...browser.args] });
  for (const path of pages) isWell = (await score(path, chrome.port)) && isWell;
  chrome.kill();
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);

async function answering(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (
      await fetch(`${origin}/health`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await wait(200);
  }
  throw new Error('The server does not answer.');
}

async function savePages(): Promise<string[]> {
  const files: string[] = [];
  const save = async (path: string, form?: Record<string, string>) => {
    const file = join(folder, `${files.length}.html`);
    const init = form && { method: 'POST', body: new URLSearchParams(form), headers: { Origin: origin } };
    const html = await (await fetch(origin + path, init)).text();
    writeFileSync(file, html);
    files.push(file);
    return html;
  };
  for (const path of pages) await save(path);
  for (const { path, form } of states) await save(path, form);
  const market = await save('/business-directory/bend-oregon');
  const [inquiry = ''] = /\/business-directory\/bend-oregon\/request\/[\w-]+/.exec(market) ?? [];
  for (const path of [inquiry, `${inquiry}/thank-you`]) await save(path);
  await save(inquiry, { name: '' });
  return files;
}

/** The checker is a Java program in an npm package; it is downloaded once and kept with the other caches. */
function checkHtml(files: string[]): boolean {
  const cache = join(projectRoot, 'node_modules', '.cache', 'nu');
  const jar = join(cache, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  if (!existsSync(jar)) {
    mkdirSync(cache, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--prefix', cache, '--ignore-scripts', '--no-save', `vnu-jar@${NU_VERSION}`],
      { stdio: 'inherit' },
    );
  }
  try {
    // The checker's CSS part doesn't know @property and OKLCH colors yet; only the HTML is checked here.
    execFileSync('java', ['-jar', jar, '--stdout', '--filterpattern', 'CSS: .*', ...files], {
      encoding: 'utf8',
    });
    console.log(`Nu HTML checker: nothing on ${files.length} pages`);
    return true;
  } catch (error) {
    const { stdout = '', message } = error as { stdout?: string; message: string };
    console.log(`Nu HTML checker:\n${stdout || message}`);
    return false;
  }
}

async function score(path: string, port: number): Promise<boolean> {
  const runs: Record<Category, number>[] = [];
  // A page that is meant to be missing can't be rated for search engines.
  const isMissing = path === '/no-such-page';
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(origin + path, {
      port,
      output: 'json',
      logLevel: 'error',
      ignoreStatusCode: isMissing,
    });
    const categories = result?.lhr.categories ?? {};
    runs.push(
      Object.fromEntries(
        Object.keys(bars).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
    );
    const failed = Object.values(result?.lhr.audits ?? {}).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
    );
    if (run === 0 && failed.length > 0)
      console.log(`  ${path}: ${failed.map((audit) => audit.id).join(', ')}`);
  }
  const median = (name: Category) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
  const names = Object.keys(bars) as Category[];
  const isMet = names.every((name) => median(name) >= bars[name] || (isMissing && name === 'seo'));
  console.log(
    `${isMet ? 'ok    ' : 'MISSED'} ${path}  ${names.map((name) => `${name} ${median(name)}`).join('  ')}`,
  );
  return isMet;
}
