import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#domain/errors.ts';
import { type KitProgress, makeKit } from '#domain/production/make-kit.ts';
import { type ReviewReason, reviewLabels } from '#domain/production/rules.ts';
import { type Env, readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';

/** `npm run produce -- <url or html file> [--out folder]`: the whole kit of one home, without the website. */
const usage =
  'Usage: npm run produce -- <listing link or saved page.html> [--url <its link>] [--out <folder>]';

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function readArguments(): { listingUrl: string; html?: string; out: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { out: { type: 'string' }, url: { type: 'string' } },
      allowPositionals: true,
    });
    const [source, ...extra] = positionals;
    if (!source || extra.length > 0) fail(usage, 2);
    const out = resolve(values.out ?? 'kit');
    if (/^https?:\/\//i.test(source)) return { listingUrl: source, out };
    return { listingUrl: values.url ?? 'https://saved.example/', html: readPage(source), out };
  } catch {
    return fail(usage, 2);
  }
}

function readPage(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fail(`Cannot read ${file}.`, 2);
  }
}

const isScreen = process.stdout.isTTY === true;
let begunAt = 0;

function show(progress: KitProgress): void {
  switch (progress.kind) {
    case 'begin':
      begunAt = performance.now();
      if (isScreen) process.stdout.write(`  ${progress.step} …`);
      return;
    case 'part':
      if (isScreen) process.stdout.write(`\r  ${progress.step} … ${progress.done} of ${progress.total}`);
      return;
    case 'end': {
      const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
      const line = `  ${progress.step.padEnd(18)} ${seconds} s`;
      process.stdout.write(`${isScreen ? '\r' : ''}${line.padEnd(44).trimEnd()}\n`);
      return;
    }
    case 'doubt': {
      const { reason, evidence } = progress.review;
      const details = JSON.stringify(evidence).slice(0, 600);
      process.stdout.write(`\n  ! ${reviewLabels[reason as ReviewReason]}: ${details}\n`);
    }
  }
}

/** A database of its own that leaves nothing behind; the voices are those of the installation. */
function ownEnvironment(env: Env, folder: string): Env {
  return {
    ...env,
    dataDir: folder,
    VOICES_DIR: env.VOICES_DIR ?? join(env.dataDir, 'voices'),
    DATABASE_URL: undefined,
    S3_BUCKET: undefined,
    SEED_DEMO: false,
    LOG_LEVEL: 'error',
    REVIEW: 'exceptions',
  };
}

const { listingUrl, html, out } = readArguments();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-produce-'));
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort(new Error('stopped')));
let exitCode = 0;
const opened = await openContext(ownEnvironment(readEnv(join(import.meta.dirname, '..')), folder), {
  isWorker: false,
});
try {
  const files = await makeKit(opened.ctx, { listingUrl, html, signal: stopping.signal, onProgress: show });
  mkdirSync(out, { recursive: true });
  for (const { name, body } of files) writeFileSync(join(out, name), body);
  process.stdout.write(`\n${files.map(({ name }) => `  ${join(out, name)}`).join('\n')}\n`);
} catch (error) {
  exitCode = 1;
  const text = error instanceof AppError || error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${text}\n`);
} finally {
  await opened.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode);
