import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { StudioSounds } from '#domain/audio/mixing/studio-sounds.ts';

const prefix = 'studio-sounds-';
const rules = join(import.meta.dirname, '../../domain/audio');
/** What the sounds are rendered by; when one of these changes, so do they. */
const sources = ['studio-sounds', 'motif', 'bed', 'room-tone'].map((name) => `mixing/${name}.ts`);

/**
 * The sounds of every mix: from the file that an earlier studio left, or rendered and left for the next. Rendering takes
 * most of a second of processor time, reading 20 ms.
 */
export function keepSounds(folder: string | undefined, render: () => StudioSounds): StudioSounds {
  if (!folder) return render();
  const path = join(folder, `${prefix}${fingerprint()}`);
  const kept = read(path);
  if (kept) return kept;
  const sounds = render();
  keep(path, folder, serialize(sounds));
  return sounds;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of [...sources, 'signal/sample-rate.ts']) hash.update(readFileSync(join(rules, source)));
  return hash.digest('hex').slice(0, 16);
}

/** Nothing if there is none, or none that is complete: they can always be rendered. */
function read(path: string): StudioSounds | undefined {
  try {
    return deserialize(readFileSync(path)) as StudioSounds;
  } catch {
    return undefined;
  }
}

/** Under another name first, because a second studio may be reading. A full disk only costs the time. */
function keep(path: string, folder: string, bytes: Buffer): void {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    // Those of an earlier version.
    for (const name of readdirSync(folder)) if (name.startsWith(prefix)) rmSync(join(folder, name));
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } catch {}
}
