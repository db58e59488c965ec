import type { Socket } from 'node:net';
import type pg from 'pg';

/** The driver's private parts: its socket, and whether a response is outstanding. */
type Inside = { connection: { stream: Socket }; readyForQuery: boolean };

const SECOND_LOOK_MS = 200;

/** The error for queries on a connection that was closed for its silence. */
export const STOPPED_ANSWERING = 'The database stopped answering on this connection.';

/**
 * Closes a connection that owes a response and has been silent for too long, for example because a proxy stopped
 * forwarding: nothing else would end its query. A connection without a query may stay silent.
 */
export function watchSilence(client: pg.ClientBase, maxSilenceMs: number, onDead = () => {}): void {
  const inside = client as unknown as Inside;
  const { stream } = inside.connection;
  stream.setTimeout(maxSilenceMs, () => {
    // Nobody is waiting, so a query sent from now on waits from then.
    if (inside.readyForQuery) return;
    const { bytesRead } = stream;
    // If this process itself was paused, the response may have been waiting for it: read first, then judge.
    setTimeout(() => {
      if (inside.readyForQuery || stream.bytesRead > bytesRead) return;
      breakConnection(client, new Error(STOPPED_ANSWERING));
      onDead();
    }, SECOND_LOOK_MS);
  });
}

/** Closes a connection without waiting for the other side, which may be gone. */
export function breakConnection(client: pg.ClientBase, reason?: Error): void {
  (client as unknown as Inside).connection.stream.destroy(reason);
}
