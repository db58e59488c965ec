import { createServer, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; recipients: string[]; raw: string; parsed: Email };
/** What the server says instead of accepting the next email; the queue is used up from the front. */
export type Refusal = { at: 'sender' | 'recipient' | 'data'; code: number; message: string };

/** What happens to the next emails once all their text has arrived. `late`: accepted, but the response never arrives. */
export type SmtpFault = 'reset' | 'hang' | 'late';

export type FakeSmtp = {
  url: string;
  received: ReceivedMail[];
  refusals: Refusal[];
  /** Each of the next emails hits one. */
  faults: SmtpFault[];
  stop: () => Promise<void>;
};

/** A real SMTP server on loopback that keeps what it accepts. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const refusals: Refusal[] = [];
  const faults: SmtpFault[] = [];
  const refusal = (at: Refusal['at']) => {
    if (refusals[0]?.at !== at) return null;
    const { message, code } = refusals.shift() as Refusal;
    return Object.assign(new Error(message), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refused = refusal('data');
        if (refused) return done(refused);
        const fault = faults.shift();
        if (fault === 'hang') return;
        if (fault === 'reset') return drop(session.id);
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const recipients = rcptTo.map(({ address }) => address);
        received.push({ from, recipients, raw, parsed: await PostalMime.parse(raw) });
        if (fault !== 'late') done();
      });
    },
  });
  function drop(sessionId: string): void {
    for (const connection of server.connections)
      if (connection.id === sessionId) connection._socket.destroy();
  }
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    faults,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Accepts connections and says only this, or nothing at all. */
export async function startMuteServer(says: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(says);
  });
  const sockets = new Set<{ destroy: () => void }>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
