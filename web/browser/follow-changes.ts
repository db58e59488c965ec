import { accessToken } from './access-token.ts';

export type RowChange = { table: string; id?: string };

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/**
 * The server sends a heartbeat at least every 25 seconds, so after this the connection is dead, though nobody
 * closed it.
 */
const MAX_SILENCE_MS = 60_000;

/**
 * Follows row changes until it is stopped. It uses fetch, because EventSource can't send the session. Each connection
 * reports '*' first, because changes may have been missed. One that falls silent, for example after a laptop slept, is
 * replaced.
 */
export function followChanges(onChange: (change: RowChange) => void): () => void {
  const stopped = new AbortController();
  let retryMs = FIRST_RETRY_MS;

  async function connect(): Promise<void> {
    const token = await accessToken();
    if (!token) return;
    const silent = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => silent.abort(), MAX_SILENCE_MS);
    };
    heard();
    try {
      const response = await fetch('/events', {
        headers: { Authorization: `Bearer ${token}` },
        signal: AbortSignal.any([stopped.signal, silent.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`);
      onChange({ table: '*' });
      retryMs = FIRST_RETRY_MS;
      await readEvents(response.body, { onChange, heard });
    } finally {
      clearTimeout(silence);
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await connect().catch(() => {});
      if (stopped.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }
  void run();
  return () => stopped.abort();
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onChange, heard }: { onChange: (change: RowChange) => void; heard: () => void },
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    buffered += value;
    const events = buffered.split('\n\n');
    buffered = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1];
      if (/^event: ?change$/m.test(event) && data) onChange(JSON.parse(data) as RowChange);
    }
  }
}
