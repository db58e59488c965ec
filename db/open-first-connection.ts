import pg from 'pg';
import { StartRefused } from './start-refused.ts';

/**
 * Why a first connection fails, by system or PostgreSQL error code, as the end of a sentence about a host.
 */
const reasons: Record<string, (url: URL) => string> = {
  ECONNREFUSED: () => 'nothing answers there',
  ENOENT: () => 'nothing answers there',
  ETIMEDOUT: () => 'it does not answer',
  EHOSTUNREACH: () => 'it cannot be reached',
  ENETUNREACH: () => 'it cannot be reached',
  ENOTFOUND: () => 'there is no such host',
  EAI_AGAIN: () => 'its name cannot be looked up',
  '28P01': () => 'it refuses the password',
  '28000': () => 'it refuses the user',
  '3D000': (url) => `it has no database "${decodeURIComponent(url.pathname.slice(1))}"`,
  '53300': () => 'it has no connection left',
};

/**
 * The first connection of a start. Problems that an operator can fix are reported in one line, without the
 * password.
 */
export async function openFirstConnection(connectionString: string): Promise<pg.Client> {
  const url = parse(connectionString);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection that breaks would end the process with a stack trace.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    const reason = reasons[code]?.(url) ?? (/timeout/.test(message) ? 'it does not answer' : undefined);
    if (!reason) throw error;
    throw new StartRefused(`DATABASE_URL names a database at ${whereIs(url)}, but ${reason}.`);
  }
}

function parse(connectionString: string): URL {
  try {
    return new URL(connectionString);
  } catch {
    throw new StartRefused('DATABASE_URL is not right; it takes postgresql://user:password@host/database.');
  }
}

function whereIs(url: URL): string {
  return url.searchParams.get('host') ?? `${url.hostname || 'localhost'}:${url.port || 5432}`;
}
