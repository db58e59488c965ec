import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type DatabaseProxy = {
  /** The same database through the proxy. */
  url: string;
  /** Open connections stay open, but nothing gets through anymore. New ones work. */
  freeze: () => void;
  /** Like `freeze`, and new connections are accepted but get no response either, until `resume`. */
  freezeAll: () => void;
  /** New connections work again; frozen ones stay as they are. */
  resume: () => void;
  close: () => void;
};

/** A network device between us and PostgreSQL that can stop forwarding without closing anything. */
export async function startDatabaseProxy(
  databaseUrl: string,
  { dropsMessages = false } = {},
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const socketFolder = target.searchParams.get('host');
  const pairs = new Set<[Socket, Socket]>();
  const held = new Set<Socket>();
  let isFrozen = false;

  const server = createServer((client) => {
    client.on('error', () => {});
    if (isFrozen) {
      held.add(client.pause());
      return;
    }
    const upstream = socketFolder
      ? dial(`${socketFolder}/.s.PGSQL.5432`)
      : dial(Number(target.port || 5432), target.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    upstream.on('error', () => client.destroy());
    client.on('close', () => {
      upstream.destroy();
      pairs.delete(pair);
    });
    upstream.on('close', () => {
      if (!held.has(client)) client.destroy();
    });
    client.pipe(upstream);
    if (dropsMessages) upstream.pipe(withoutNotifications()).pipe(client);
    else upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const freeze = () => {
    for (const [client, upstream] of pairs) {
      held.add(client);
      client.unpipe(upstream).pause();
      upstream.unpipe(client).pause();
    }
  };
  return {
    url: `${target.protocol}//${target.username ? `${target.username}@` : ''}127.0.0.1:${port}${target.pathname}`,
    freeze,
    freezeAll: () => {
      isFrozen = true;
      freeze();
    },
    resume: () => {
      isFrozen = false;
    },
    close: () => {
      for (const socket of held) socket.destroy();
      for (const [client] of pairs) client.destroy();
      server.close();
    },
  };
}

/** Drops the messages of LISTEN, as a pooler in transaction mode does. A message has a type, a length and a body. */
function withoutNotifications(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        if (rest[0] !== 'A'.charCodeAt(0)) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}
