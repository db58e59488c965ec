import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { Unavailable } from '#adapters/unavailable.ts';
import type { CheckedUrl } from './check-url.ts';
import { Refused } from './refused.ts';

export type RequestHeaders = Record<string, string>;

const maxHeaderBytes = 32 * 1024;

/**
 * Sends one GET, or a POST of `body`, over an open connection and resolves with the response's head; its body
 * isn't read yet.
 */
export function requestOnce(
  target: CheckedUrl,
  socket: Socket,
  headers: RequestHeaders,
  signal: AbortSignal,
  body?: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method: body === undefined ? 'GET' : 'POST',
      path: `${target.url.pathname}${target.url.search}`,
      headers: { host: target.url.host, connection: 'close', ...headers },
      maxHeaderSize: maxHeaderBytes,
      // Naming an agent, even `false`, would make Node open its own connection to the host's name.
      createConnection: () => socket,
      signal,
    });
    outgoing.on('response', resolve);
    // A response that asks to switch protocols isn't a page.
    outgoing.on('upgrade', (_answer, upgraded) => {
      upgraded.destroy();
      reject(new Refused('broken_answer', 'The web site did not answer with a page.'));
    });
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : explain(error, target.hostname)));
    outgoing.on('close', () => reject(new Unavailable('listing source', `${target.hostname} hung up`)));
    outgoing.end(body);
  });
}

function explain(error: NodeJS.ErrnoException, hostname: string): Error {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new Refused('too_large', 'The answer of the web site is too large to be a listing page.', {
      cause: error,
    });
  }
  if (error.code?.startsWith('HPE_')) {
    return new Refused('broken_answer', 'The web site did not answer in a way browsers understand.', {
      cause: error,
    });
  }
  return new Unavailable('listing source', `the connection to ${hostname} broke`, { cause: error });
}
