import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartRefused } from './start-refused.ts';
import { breakConnection } from './watch-silence.ts';

/** A row that changed; without an id, any row of the table; table '*' means anything may have changed. */
export type Change = { table: string; id?: string };

export type ChangeFeed = {
  subscribe: (listener: (change: Change) => void) => () => void;
  /** Milliseconds since a message last came through. */
  ageMs: () => number;
  stop: () => Promise<void>;
};

type Options = {
  onError: (error: Error) => void;
  /** The connection turned out to be dead; others over the same route probably are, too. */
  onDead?: () => void;
  heartbeatMs?: number;
};

const CHANNEL = 'hearthcast_changes';
const RECONNECT_MS = 500;
const HEARTBEAT_MS = 3_000;
/** If a first message takes longer than this, it isn't coming. */
const MAX_PROBE_MS = 5_000;

/**
 * Listens to row changes on its own connection. It sends itself a message every few seconds; if one doesn't come back,
 * the connection is dead, even if nothing closed it. After losing a connection, it listens on a new one and reports
 * '*', because changes may have been missed.
 */
export async function openChangeFeed(url: string, options: Options): Promise<ChangeFeed> {
  const { onError, onDead = () => {}, heartbeatMs = HEARTBEAT_MS } = options;
  const listeners = new Set<(change: Change) => void>();
  const ownChannel = `hearthcast_pulse_${randomBytes(8).toString('hex')}`;
  let client: pg.Client | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let heardAt = performance.now();
  let beatAt = performance.now();
  let onPulse = () => {};

  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'hearthcast-changes',
      keepAlive: true,
      keepAliveInitialDelayMillis: heartbeatMs,
      connectionTimeoutMillis: 5_000,
    });
    next.on('error', (error) => {
      onError(error);
      reconnectLater(next);
    });
    next.on('end', () => reconnectLater(next));
    next.on('notification', ({ channel, payload }) => {
      heardAt = performance.now();
      if (channel === ownChannel) onPulse();
      else if (payload) for (const change of readMessage(payload)) tell(change);
    });
    const late = setTimeout(() => breakConnection(next), MAX_PROBE_MS);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      await next.query(`listen ${ownChannel}`);
    } catch (error) {
      breakConnection(next);
      throw error;
    } finally {
      clearTimeout(late);
    }
    heardAt = performance.now();
    client = next;
  }

  function reconnectLater(lost: pg.Client): void {
    if (isStopped || client !== lost) return;
    client = undefined;
    const attempt = () => {
      connect().then(
        () => tell({ table: '*' }),
        () => {
          if (!isStopped) retry = setTimeout(attempt, RECONNECT_MS);
        },
      );
    };
    retry = setTimeout(attempt, RECONNECT_MS);
  }

  function beat(): void {
    const sinceBeatMs = performance.now() - beatAt;
    beatAt = performance.now();
    if (!client) return;
    // If this process itself was paused, messages may be waiting for it; the next beat decides.
    const isOnTime = sinceBeatMs < heartbeatMs * 1.4;
    // The message before this one did not come back.
    if (isOnTime && performance.now() - heardAt > heartbeatMs * 1.5) {
      breakConnection(client, new Error('The change feed stopped getting messages.'));
      onDead();
      return;
    }
    client.query('select pg_notify($1, $2)', [ownChannel, '']).catch(() => {});
  }

  /** Through a pooler in transaction mode, LISTEN is accepted and nothing ever arrives. */
  async function requireMessages(): Promise<void> {
    const arrived = new Promise<boolean>((resolve) => {
      onPulse = () => resolve(true);
      setTimeout(() => resolve(false), MAX_PROBE_MS).unref();
    });
    // Sent from another connection, because a pooler may deliver what a client itself sent.
    const sender = new pg.Client({ connectionString: url, application_name: 'hearthcast-changes' });
    sender.on('error', () => {});
    await sender.connect();
    await sender.query('select pg_notify($1, $2)', [ownChannel, '']);
    const isHeard = await arrived;
    await sender.end();
    if (isHeard) return;
    throw new StartRefused(
      'LISTEN gets no messages from this database, as behind a pooler in transaction mode. Set DATABASE_DIRECT_URL to the database itself, or let the pooler work in session mode.',
    );
  }

  let heartbeat: NodeJS.Timeout | undefined;
  const stop = async () => {
    isStopped = true;
    clearInterval(heartbeat);
    clearTimeout(retry);
    listeners.clear();
    if (client) await endClient(client);
  };
  await connect();
  try {
    await requireMessages();
    // Not earlier: the probe would mistake a heartbeat for its own message.
    heartbeat = setInterval(beat, heartbeatMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ageMs: () => performance.now() - heardAt,
    stop,
  };
}

/** A statement that changed several rows sends one message. */
function readMessage(payload: string): Change[] {
  const { table, id, ids } = JSON.parse(payload) as Change & { ids?: string[] };
  if (ids) return ids.map((each) => ({ table, id: each }));
  return [id === undefined ? { table } : { table, id }];
}

/** Closes the connection politely, but doesn't wait for a server that is gone. */
async function endClient(client: pg.Client): Promise<void> {
  const late = setTimeout(() => breakConnection(client), 1_000);
  await client.end();
  clearTimeout(late);
}
