import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { readArguments } from '../commands/read-arguments.ts';
import { findBrowser } from './find-browser.ts';
import { projectRoot } from './run-step.ts';
import { contactSheet } from './screens/contact-sheet.ts';
import { sizes, themes } from './screens/looks.ts';
import { listScreens } from './screens/screens.ts';
import { seedScreens } from './screens/seed-screens.ts';
import { type Problem, type Shot, shootScreen } from './screens/shoot-screen.ts';

const usage = `Usage: npm run screens -- [--out folder] [--only name,name] [--widths 390,1440] [--port 3292]
Visits every screen of a fresh server with the demo data in every size and theme, takes a picture, saves the words, and
looks for overflow, overlap and axe failures.`;
const { values } = readArguments(usage, {
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    widths: { type: 'string' },
    port: { type: 'string', default: '3292' },
  },
});
const origin = `http://localhost:${values.port}`;
const wanted = values.only?.split(',');
const widths = (values.widths?.split(',') ?? sizes.map(({ width }) => width)).map(Number);
const out = resolve(values.out ?? join(projectRoot, 'screens'));
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-screens-'));
const server = spawn(process.execPath, ['server/start.ts'], {
  cwd: projectRoot,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: values.port,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SPEECH: 'flite',
    STUDIO: 'off',
    WORKER: 'inside',
    AUTH_RATE_LIMITS: 'off',
  },
});
const shots: Shot[] = [];
const problems: Problem[] = [];
try {
  await answering();
  const seeded = await seedScreens(folder, origin);
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  mkdirSync(out, { recursive: true });
  for (const screen of listScreens(seeded)) {
    if (wanted && !wanted.some((name) => screen.name.includes(name))) continue;
    const result = await shootScreen(browser, { screen, origin, out, widths });
    shots.push(...result.shots);
    problems.push(...result.problems);
    console.log(`${result.problems.length === 0 ? '  ok ' : 'LOOK '} ${screen.name}`);
    // Right away, because a long run may be cut short.
    for (const { width, theme, problem } of result.problems)
      console.log(`      ${width} ${theme}: ${problem}`);
  }
  const sheet = join(out, 'index.html');
  writeFileSync(sheet, contactSheet(shots, problems));
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(`file://${sheet}`);
  // The sheet holds hundreds of pictures.
  await page.screenshot({ path: join(out, 'contact-sheet.png'), fullPage: true, timeout: 300_000 });
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${shots.length} pictures at ${widths.join(', ')} px, ${themes.join(' and ')}: ${out}`);
process.exit(problems.length === 0 ? 0 : 1);

async function answering(): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    const isUp = await fetch(`${origin}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error('The server does not answer.');
}
