import { accessToken } from './access-token.ts';

export type RowChange = { table: string; id?: string };

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/**
 * Follows row changes until it is stopped. It uses fetch, because EventSource can't send the session. Each connection
 * reports '*' first, because changes may have been missed.
 */
export function followChanges(onChange: (change: RowChange) => void): () => void {
  const stopped = new AbortController();
  let retryMs = FIRST_RETRY_MS;

  async function connect(): Promise<void> {
    const token = await accessToken();
    if (!token) return;
    const response = await fetch('/events', {
      headers: { Authorization: `Bearer ${token}` },
      signal: stopped.signal,
    });
    if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`);
    onChange({ table: '*' });
    retryMs = FIRST_RETRY_MS;
    await readEvents(response.body, onChange);
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
  onChange: (change: RowChange) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    buffered += value;
    const events = buffered.split('\n\n');
    buffered = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1];
      if (/^event: ?change$/m.test(event) && data) onChange(JSON.parse(data) as RowChange);
    }
  }
}
