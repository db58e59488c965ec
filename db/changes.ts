import pg from 'pg';

/** A row that changed; without an id, any row of the table; table '*' means anything may have changed. */
export type Change = { table: string; id?: string };

export type ChangeFeed = {
  subscribe: (listener: (change: Change) => void) => () => void;
  stop: () => Promise<void>;
};

const CHANNEL = 'hearthcast_changes';
const RECONNECT_MS = 500;

/** Listens to row changes on a connection of its own; after a lost connection it reports '*', because changes may have been missed. */
export async function openChangeFeed(url: string, onError: (error: Error) => void): Promise<ChangeFeed> {
  const listeners = new Set<(change: Change) => void>();
  let client: pg.Client | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'hearthcast-changes',
      keepAlive: true,
    });
    next.on('error', (error) => {
      onError(error);
      reconnectLater(next);
    });
    next.on('end', () => reconnectLater(next));
    next.on('notification', (message) => {
      if (message.payload) tell(JSON.parse(message.payload) as Change);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
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

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      listeners.clear();
      await client?.end();
    },
  };
}
