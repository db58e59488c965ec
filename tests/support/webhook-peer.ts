import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { WebhookSender } from '#adapters/webhook-sender/contract.ts';
import { createGuardedSender } from '#adapters/webhook-sender/guarded-sender.ts';

export type ReceivedCall = {
  id: string;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  body: any;
};

export type WebhookPeer = {
  url: string;
  sender: WebhookSender;
  /** Every call that it accepted. */
  taken: ReceivedCall[];
  /** Every call, including those it refused. */
  calls: ReceivedCall[];
  /** What it responds from now on; 200 by default. */
  answerWith: (answer: (call: ReceivedCall) => number) => void;
};

/** A customer's server on loopback. Call it at the top of a test file. */
export async function startWebhookPeer(): Promise<WebhookPeer> {
  const taken: ReceivedCall[] = [];
  const calls: ReceivedCall[] = [];
  let answer: (call: ReceivedCall) => number = () => 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const headers = request.headers as Record<string, string>;
    const call = { id: headers['webhook-id'] ?? '', headers, text, body: JSON.parse(text) };
    calls.push(call);
    const status = answer(call);
    if (status >= 200 && status < 300) taken.push(call);
    response.writeHead(status, { 'content-type': 'text/plain' }).end(`peer says ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/hooks`,
    sender: createGuardedSender({ siteUrl: 'https://hearthcast.example', allowedHosts: [host] }),
    taken,
    calls,
    answerWith: (next) => {
      answer = next;
    },
  };
}
