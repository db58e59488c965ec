import { join } from 'node:path';
import { Unavailable } from '#adapters/unavailable.ts';
import { openVoicePack } from '#server/choose-speech.ts';
import { readEnv } from '#server/env.ts';
import { createDownloadDescriber } from './describe-download.ts';
import { readArguments } from './read-arguments.ts';

const usage = `Usage: npm run voices
Downloads the voice pack now instead of with the first episode. If it's interrupted, run it again to resume.`;
readArguments(usage);

const BAR_LENGTH = 30;
let lastShown = -1;
const sayAmount = createDownloadDescriber(() => performance.now());

const pack = openVoicePack(readEnv(join(import.meta.dirname, '..')));
if (pack.isPresent()) {
  console.log('The voice pack is already installed.');
} else {
  try {
    await pack.fetch({ signal: new AbortController().signal, onProgress: show });
    if (process.stdout.isTTY) process.stdout.write('\n');
    console.log('The voice pack is installed and verified.');
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\n');
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Unavailable) console.error('Run it again to resume the download.');
    process.exit(1);
  }
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
