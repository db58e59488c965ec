import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProcess } from '../processes/open-process.ts';
import { Unavailable } from '../unavailable.ts';
import { describeCertificate, findCertificateProblem } from './certificate.ts';
import type { Credentials, Inspection, SignedMedia } from './contract.ts';
import { readMediaType } from './media/media-type.ts';
import type { SignTask } from './sign-media.ts';
import { testCertificate } from './test-certificate.ts';

type Options = {
  root: string;
  /** The signer's certificate and those that issued it, and the signer's key; without them, the test certificate. */
  own?: { chain: string; privateKey: string } | undefined;
  /** Where the process that signs keeps its compiled code. */
  compiledDir?: string | undefined;
  /** The time limit for a stranger's file. */
  inspectMs?: number;
  now?: () => Date;
};

const name = 'credentials';
const signMs = 60_000;
const maxWaiting = 12;
/** How long a process waits for the file that it was started for. */
const warmMs = 180_000;
/** Nobody cancels it; a new one for each call, because each call listens to it. */
const neverAborted = () => new AbortController().signal;

/**
 * Signing and reading in two processes: strangers' files are read away from our key, and neither holds up a page. A
 * file that takes too long or crashes the reader counts as damaged; the next file gets a new process.
 */
export function createCredentials({
  root,
  own,
  compiledDir,
  inspectMs = 15_000,
  now = () => new Date(),
}: Options): Credentials {
  const script = join(root, 'adapters/credentials/credentials-process.ts');
  // Code that the reader could have written must not run next to our key.
  const signing = openProcess({ name, script, compiledDir });
  const reading = openProcess({ name, script });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const used = own ?? testCertificate;
  let lastReading: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function read(bytes: Uint8Array): Promise<Inspection> {
    const mediaType = readMediaType(bytes);
    if (!mediaType) return { kind: 'unknown-type' };
    try {
      return await reading.call<Inspection>(
        'inspect',
        { bytes },
        { signal: neverAborted(), silenceMs: inspectMs },
      );
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      return { kind: 'damaged', mediaType };
    }
  }

  return {
    certificate: describeCertificate(used.chain, { isTest: !own }),
    version,
    warm() {
      const options = { signal: neverAborted(), silenceMs: signMs, idleMs: warmMs };
      // Errors surface when a file is signed.
      signing.call('warm', { version, ...used }, options).catch(() => {});
    },
    async sign({ bytes, mediaType }, claim) {
      const found = findCertificateProblem(used, now());
      if (found) throw new Unavailable(name, `the ${found.of} ${found.problem}`);
      const task: SignTask = { bytes, mediaType, claim, version, ...used };
      return signing.call<SignedMedia>('sign', task, { signal: neverAborted(), silenceMs: signMs });
    },
    inspect(bytes) {
      if (waiting >= maxWaiting) return Promise.reject(new Unavailable(name, 'too many files are waiting'));
      waiting += 1;
      // One at a time, so that a file that never ends fails alone.
      const mine = lastReading.then(() => read(bytes)).finally(() => (waiting -= 1));
      lastReading = mine.catch(() => {});
      return mine;
    },
  };
}
