import { parentPort } from 'node:worker_threads';
import { PageRefused } from '#domain/listings/extraction/page/parse-html.ts';
import type { PageOrigin } from '#domain/listings/extraction/read-listing-page.ts';
import { createPageReader } from '#domain/listings/page-reader.ts';

export type Task =
  | { kind: 'page'; html: string; origin: PageOrigin; withEvidence: boolean }
  | { kind: 'pasted'; content: string; url: string | null }
  | { kind: 'sent'; content: string | Uint8Array; url: string | null };
export type Answer =
  | { kind: 'ready' }
  | { kind: 'done'; output: unknown }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string };

const reader = createPageReader();
const send = (answer: Answer) => parentPort?.postMessage(answer);

function read(task: Task): Promise<unknown> {
  if (task.kind === 'page') return reader.readPage(task.html, task.origin, task);
  return task.kind === 'sent'
    ? reader.readSent(task.content, task.url)
    : reader.readPasted(task.content, task.url);
}

parentPort?.on('message', async (task: Task) => {
  try {
    send({ kind: 'done', output: await read(task) });
  } catch (error) {
    if (error instanceof PageRefused) send({ kind: 'refused', message: error.message });
    else
      send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : `${error}` });
  }
});
send({ kind: 'ready' });
