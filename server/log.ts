import { type Logger, pino } from 'pino';

const SECRETS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'secret',
  'code',
  'apikey',
  'cookie',
];

/** JSON lines on standard output; values that could open a door are blacked out wherever they stand. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  });
}
