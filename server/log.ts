import { type Logger, pino, stdSerializers } from 'pino';

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

/** Strips the values from a failed SQL statement: they are personal data and hashes, and the statement alone says what failed. */
export function errorWithoutValues(error: Error): object {
  const { params: _, cause: __, ...fields } = stdSerializers.err(error) as Record<string, unknown>;
  const cut = (text: unknown) => chainOf(error).reduce(withoutValues, String(text ?? ''));
  return { ...fields, message: cut(fields.message), stack: cut(fields.stack) };
}

function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

function withoutValues(text: string, { message }: Error): string {
  const from = message.indexOf('\nparams: ');
  return from < 0 ? text : text.replaceAll(message, message.slice(0, from));
}

/** JSON lines on standard output, with secrets redacted. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: { err: errorWithoutValues },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  });
}
