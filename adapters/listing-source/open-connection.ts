import { isIP, connect as netConnect, type Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { Unavailable } from '#adapters/unavailable.ts';
import type { CheckedUrl } from './check-url.ts';
import { Refused } from './refused.ts';

/** Opens a TCP connection to an address (never a name); tests replace the network here. */
export type Connect = (target: { address: string; port: number }) => Socket;

export type ConnectionOptions = { connect: Connect; connectTimeoutMs: number; signal: AbortSignal };

const maxAddressesTried = 3;

export function connectDirectly(target: { address: string; port: number }): Socket {
  if (!isIP(target.address)) throw new Error('connections are made to checked addresses only');
  return netConnect({ host: target.address, port: target.port });
}

/** Connects to the first of the checked addresses that answers; the name is used for TLS only. */
export async function openConnection(
  target: CheckedUrl,
  addresses: readonly string[],
  options: ConnectionOptions,
): Promise<Socket> {
  let lastError: unknown;
  for (const address of addresses.slice(0, maxAddressesTried)) {
    try {
      return await openOne(target, address, options);
    } catch (error) {
      options.signal.throwIfAborted();
      lastError = error;
    }
  }
  if (isCertificateError(lastError)) {
    throw new Refused('bad_certificate', `The security certificate of ${target.hostname} is not valid.`, {
      cause: lastError,
    });
  }
  throw new Unavailable('listing source', `no connection to ${target.hostname}`, { cause: lastError });
}

async function openOne(target: CheckedUrl, address: string, options: ConnectionOptions): Promise<Socket> {
  const deadline = AbortSignal.any([options.signal, AbortSignal.timeout(options.connectTimeoutMs)]);
  const plain = options.connect({ address, port: target.port });
  await untilReady(plain, 'connect', deadline);
  if (target.url.protocol === 'http:') return plain;
  const secure = tlsConnect({
    socket: plain,
    host: target.hostname,
    servername: isIP(target.hostname) ? '' : target.hostname,
    ALPNProtocols: ['http/1.1'],
  });
  await untilReady(secure, 'secureConnect', deadline);
  return secure;
}

function untilReady(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function settle(error?: unknown): void {
      signal.removeEventListener('abort', onAbort);
      socket.off(event, onReady).off('close', onClose);
      if (!error) {
        resolve();
      } else {
        socket.destroy();
        reject(error);
      }
    }
    const onReady = () => settle();
    const onClose = () => settle(new Error('the connection was closed'));
    const onAbort = () => settle(signal.reason);
    // Stays attached: a second error must not go unhandled and end the process.
    socket.on('error', settle);
    socket.once(event, onReady).once('close', onClose);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
  });
}

function isCertificateError(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  return /CERT|^UNABLE_TO_|^ERR_TLS_CERT|SELF_SIGNED/.test(code);
}
