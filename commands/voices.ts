import { join } from 'node:path';
import { Unavailable } from '#adapters/unavailable.ts';
import { openVoicePack } from '#server/choose-speech.ts';
import { readEnv } from '#server/env.ts';

const barLength = 30;
let lastShown = -1;

/** `npm run voices`: fetches the voice pack ahead of the first episode; may be interrupted and repeated. */
const pack = openVoicePack(readEnv(join(import.meta.dirname, '..')));
if (pack.isPresent()) {
  console.log('The voice pack is there.');
} else {
  try {
    await pack.fetch({ signal: new AbortController().signal, onProgress: show });
    if (process.stdout.isTTY) process.stdout.write('\n');
    console.log('The voice pack is there, whole and checked.');
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\n');
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Unavailable) console.error('Run it again: what has arrived is kept.');
    process.exit(1);
  }
}

/** A bar on a screen; in a log a line for every tenth. */
function show({
  what,
  doneBytes,
  totalBytes,
}: {
  what: string;
  doneBytes: number;
  totalBytes: number;
}): void {
  const share = doneBytes / totalBytes;
  const step = Math.floor(share * (process.stdout.isTTY ? 200 : 10));
  if (step === lastShown) return;
  lastShown = step;
  const filled = Math.round(share * barLength);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barLength - filled)}`;
  const amount = `${(doneBytes / 1e6).toFixed(0)} of ${(totalBytes / 1e6).toFixed(0)} MB`;
  if (process.stdout.isTTY) process.stdout.write(`\r${what} ${bar} ${amount} `);
  else console.log(`${what}: ${amount}`);
}
