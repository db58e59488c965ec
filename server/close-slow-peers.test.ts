import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { closeSlowPeers } from './close-slow-peers.ts';

const limits = { everyMs: 20, graceMs: 1_000, minBodyBytesPerSecond: 1000, minReadBytesPerSecond: 1000 };
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
});

async function start(answer: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(answer as never);
  closeSlowPeers(server, limits);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

async function open(port: number, head: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`${head}\r\nHost: localhost\r\n`);
  return socket;
}

/** Not `once`: a peer that is still writing sees the close as an error first. */
const closed = (socket: Socket) => new Promise((done) => socket.once('close', done));

/** Resolves when this many connections are left. */
async function connectionsLeft(server: Server, count: number): Promise<void> {
  const left = () => new Promise<number>((done) => server.getConnections((_error, n) => done(n)));
  while ((await left()) !== count) await new Promise((done) => setImmediate(done));
}

test('a body that stalls or trickles is closed; one that keeps coming is not', async () => {
  const port = await start((request, response) => {
    request.resume().on('end', () => response.end('all of it'));
  });
  const head = 'POST / HTTP/1.1';
  const stalled = await open(port, head);
  stalled.write('Content-Length: 5000\r\n\r\nx');
  const trickling = await open(port, head);
  trickling.write('Content-Length: 5000\r\n\r\n');
  const drops = setInterval(() => trickling.write('x'), 20);
  const steady = await open(port, head);
  steady.write('Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  const pieces = setInterval(() => steady.write(`7d0\r\n${'x'.repeat(2000)}\r\n`), 15);
  const answer = (async () => (await steady.setEncoding('utf8').toArray()).join(''))();
  stalled.resume();
  trickling.resume();
  await Promise.all([closed(stalled), closed(trickling)]);
  clearInterval(drops);
  clearInterval(pieces);
  steady.write('0\r\n\r\n');
  expect(await answer).toContain('all of it');
});

test('a reader who stops is closed; a quiet stream and a fast reader are not', async () => {
  const quiet = Promise.withResolvers<void>();
  const port = await start((request, response) => {
    if (request.url === '/quiet') {
      response.write('open\n');
      void quiet.promise.then(() => response.end('beat\n'));
      return;
    }
    response.on('error', () => {});
    response.end(Buffer.alloc(request.url === '/large' ? 64 * 1024 * 1024 : 100_000));
  });
  const stuck = await open(port, 'GET /large HTTP/1.1');
  stuck.write('\r\n');
  stuck.pause();
  const listener = await open(port, 'GET /quiet HTTP/1.1');
  listener.write('Connection: close\r\n\r\n');
  await connectionsLeft(servers.at(-1) as Server, 2);
  const heard = (async () => (await listener.setEncoding('utf8').toArray()).join(''))();
  // The kernel takes a few megabytes of it; the rest waits for a reader who never comes.
  const server = servers.at(-1) as Server;
  await connectionsLeft(server, 1);
  stuck.destroy();
  const { status } = await fetch(`http://127.0.0.1:${port}/`).then(async (answer) => {
    await answer.arrayBuffer();
    return answer;
  });
  expect(status).toBe(200);
  quiet.resolve();
  expect(await heard).toContain('beat');
});
