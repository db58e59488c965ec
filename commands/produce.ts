import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keepClips } from '#domain/audio/recording/keep-clips.ts';
import { sweepClips } from '#domain/audio/recording/sweep-clips.ts';
import { TOO_LARGE_TO_READ } from '#domain/listings/extraction/page/parse-html.ts';
import { type KitProgress, makeKit } from '#domain/production/kit/make-kit.ts';
import { chooseStorage } from '#server/context.ts';
import { type Env, readEnv } from '#server/env.ts';
import { openContext } from '#server/open-context.ts';
import { fail, readArguments } from './read-arguments.ts';

const usage = `Usage: npm run produce -- <listing link or file> [--url <its link>] [--page <link for the posts>] [--out <folder>]
Makes the whole kit for one home: episode, posts, image, email and flyer. The file can be a saved page (HTML, MHTML or a
Safari web archive, gzipped or not), a text file or a PDF.`;
const MAX_FILE_BYTES = 48 * 1024 * 1024;
/** Where the posts link if a saved page has no known link. */
const placeholder = 'https://your-listing-page.example/';
const SHORT_EPISODE = 3;

type Saved = { file: Uint8Array; url: string | null };
type Arguments = { listingUrl: string; saved?: Saved; pageUrl: string; out: string };

function readHome(): Arguments {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(usage, {
    names: 1,
    options: { out: text, url: text, page: text },
  });
  const [source = ''] = positionals;
  const out = resolve(values.out ?? 'kit');
  const isLink = /^https?:\/\//i.test(source);
  const pageUrl = values.page ?? (isLink ? source : values.url) ?? placeholder;
  if (!/^https?:$/.test(URL.parse(pageUrl)?.protocol ?? '')) fail(usage);
  if (isLink) return { listingUrl: source, pageUrl, out };
  const saved = { file: readBytes(source), url: values.url ?? null };
  return { listingUrl: values.url ?? 'https://saved.example/', saved, pageUrl, out };
}

function readBytes(file: string): Uint8Array {
  try {
    if (statSync(file).size > MAX_FILE_BYTES) fail(TOO_LARGE_TO_READ, 1);
    return readFileSync(file);
  } catch {
    return fail(`Cannot read ${file}.`, 2);
  }
}

const isTerminal = process.stdout.isTTY === true;
let startedAt = 0;
let hasRecorded = false;

function show(progress: KitProgress): void {
  switch (progress.kind) {
    case 'begin':
      startedAt = performance.now();
      if (isTerminal) process.stdout.write(`  ${progress.step} …`);
      return;
    case 'part':
      if (progress.step === 'record-episode' && progress.done > 0) hasRecorded = true;
      if (isTerminal) process.stdout.write(`\r  ${progress.step} … ${progress.done} of ${progress.total}`);
      return;
    case 'end': {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const line = `  ${progress.step.padEnd(18)} ${seconds} s`;
      process.stdout.write(`${isTerminal ? '\r' : ''}${line.padEnd(44).trimEnd()}\n`);
      return;
    }
    case 'again':
      process.stdout.write(`\n  ! ${progress.step}: ${progress.message}. Going on from there.\n`);
      return;
    case 'issue': {
      const lines = progress.sentences.map((sentence) => `    ${sentence}\n`).join('');
      process.stdout.write(`\n  ! ${progress.label}.\n${lines}`);
    }
  }
}

/** A temporary database that leaves nothing behind, with the voices of the installation. */
function temporaryEnvironment(env: Env, folder: string): Env {
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

const { listingUrl, saved, pageUrl, out } = readHome();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-produce-'));
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort(new Error('stopped')));
let exitCode = 0;
const env = readEnv(join(import.meta.dirname, '..'));
const opened = await openContext(temporaryEnvironment(env, folder), { process: 'command', isWorker: false });
try {
  const { signal } = stopping;
  // Recordings outlive this run: the next one continues from there.
  const clips = await chooseStorage({ ...env, S3_BUCKET: undefined });
  await sweepClips({ ...opened.ctx, storage: clips });
  const ctx = { ...opened.ctx, storage: keepClips(opened.ctx.storage, clips) };
  const kit = await makeKit(ctx, { listingUrl, saved, pageUrl, signal, onProgress: show });
  const { files } = kit;
  mkdirSync(out, { recursive: true });
  // A note from an earlier run may no longer apply.
  rmSync(join(out, 'DRAFT.txt'), { force: true });
  for (const { name, body } of files) writeFileSync(join(out, name), body);
  process.stdout.write(`\n${files.map(({ name }) => `  ${join(out, name)}`).join('\n')}\n`);
  if (pageUrl === placeholder)
    process.stdout.write(
      `\n  The posts link to ${placeholder}. Replace it with your page, or pass --page <link>.\n`,
    );
  if (kit.draftBecause.length > 0)
    process.stderr.write(`\n  This kit is a draft. ${kit.draftBecause.join(' ')}\n`);
  if (kit.isShort) exitCode = SHORT_EPISODE;
} catch (error) {
  exitCode = 1;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${text}\n`);
  if (hasRecorded)
    process.stderr.write('Finished clips are kept. Run the same command to go on from there.\n');
} finally {
  await opened.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode);
