import { join } from 'node:path';
import { Unavailable } from '#adapters/unavailable.ts';
import { openVoicePack, prepareVoices } from '#server/choose-speech.ts';
import { readEnv } from '#server/env.ts';
import { createDownloadDescriber } from './describe-download.ts';
import { readArguments } from './read-arguments.ts';

const usage = `Usage: npm run voices
Downloads the voice pack and prepares it for this processor now instead of with the first episode. If it's interrupted,
run it again to resume.`;
readArguments(usage);

const BAR_LENGTH = 30;
let lastShown = -1;
const sayAmount = createDownloadDescriber(() => performance.now());

const env = readEnv(join(import.meta.dirname, '..'));
const pack = openVoicePack(env);
const signal = new AbortController().signal;
if (pack.isPresent()) {
  console.log('The voice pack is already installed.');
} else {
  await pack.fetch({ signal, onProgress: show }).catch((error: unknown) => {
    if (process.stdout.isTTY) process.stdout.write('\n');
    fail(error, error instanceof Unavailable ? 'Run it again to resume the download.' : '');
  });
  if (process.stdout.isTTY) process.stdout.write('\n');
  console.log('The voice pack is installed and verified.');
}
// The first time, this writes a faster version of the model.
await prepareVoices(env, pack, signal).catch((error: unknown) => fail(error));
console.log('The voices are ready.');

function fail(error: unknown, advice = ''): never {
  console.error(error instanceof Error ? error.message : error);
  if (advice) console.error(advice);
  process.exit(1);
}

/** A progress bar in a terminal; in a log, one line per tenth. */
function show({
  what,
  doneBytes,
  totalBytes,
}: {
  what: string;
  doneBytes: number;
  totalBytes: number;
}): void {
  const amount = sayAmount({ doneBytes, totalBytes });
  const share = doneBytes / totalBytes;
  const step = Math.floor(share * (process.stdout.isTTY ? 200 : 10));
  if (step === lastShown) return;
  lastShown = step;
  const filled = Math.round(share * BAR_LENGTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)}`;
  // The next text may be shorter, so the rest of this one is erased.
  if (process.stdout.isTTY) process.stdout.write(`\r${what} ${bar} ${amount}\x1b[K`);
  else console.log(`${what}: ${amount}`);
}
