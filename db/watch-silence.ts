import type { Socket } from 'node:net';
import type pg from 'pg';

/** What the driver keeps to itself: its socket, and whether an answer is outstanding. */
type Inside = { connection: { stream: Socket }; readyForQuery: boolean };

const SECOND_LOOK_MS = 200;

/** What queries on a connection that was broken for its silence fail with. */
export const STOPPED_ANSWERING = 'The database stopped answering on this connection.';

/**
 * Breaks a connection that owes an answer and has been silent for too long, as when a proxy stops forwarding: nothing
 * else would end its query. A connection without a query may be silent for as long as it likes.
 */
export function watchSilence(client: pg.ClientBase, maxSilenceMs: number, onDead = () => {}): void {
  const inside = client as unknown as Inside;
  const { stream } = inside.connection;
  stream.setTimeout(maxSilenceMs, () => {
    // Nobody is waiting, and whoever sends a query from now on waits from then on.
    if (inside.readyForQuery) return;
    const { bytesRead } = stream;
    // Where this process itself stood still, the answer may have been waiting for it: read first, then judge.
    setTimeout(() => {
      if (inside.readyForQuery || stream.bytesRead > bytesRead) return;
      breakConnection(client, new Error(STOPPED_ANSWERING));
      onDead();
    }, SECOND_LOOK_MS);
  });
}

/** Ends a connection without waiting for the other side, which may no longer be there. */
export function breakConnection(client: pg.ClientBase, reason?: Error): void {
  (client as unknown as Inside).connection.stream.destroy(reason);
}
