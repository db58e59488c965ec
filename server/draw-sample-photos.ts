import { join } from 'node:path';
import type { DrawTask } from '#adapters/listing-source/sample-pages/photos/process.ts';
import { openProcess } from '#adapters/processes/open-process.ts';
import { niceness } from './choose-speech.ts';

const silenceMs = 120_000;

/** Renders each photo of the sample pages once, in a separate process that frees its memory when it exits. */
export function drawSamplePhotos(root: string): (path: string) => Promise<Uint8Array> {
  const script = join(root, 'adapters', 'listing-source', 'sample-pages', 'photos', 'process.ts');
  const painter = openProcess({ name: 'sample photos', script, niceness, idleMs: 500 });
  const drawn = new Map<string, Promise<Uint8Array>>();
  const { signal } = new AbortController();
  return (path) => {
    const known = drawn.get(path);
    if (known) return known;
    const task: DrawTask = { path };
    const drawing = painter.call<Uint8Array>('draw', task, { signal, silenceMs });
    drawn.set(path, drawing);
    drawing.catch(() => drawn.delete(path));
    return drawing;
  };
}
