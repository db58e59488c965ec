import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';
import { createRepeatThrottle } from './repeat-throttle.ts';

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

/**
 * Strips the values from a failed SQL statement. They are personal data and hashes, and the statement alone
 * says what failed.
 */
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

const WARN = 40;

/**
 * JSON lines on standard output that name the process, with secrets redacted. Most repeats of warnings and errors are
 * left out.
 */
export function createLog(level: string, process: string, output?: DestinationStream): Logger {
  const throttle = createRepeatThrottle();
  const options: LoggerOptions = {
    level,
    base: { process },
    serializers: { err: errorWithoutValues },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    hooks: {
      logMethod(args, write, lineLevel) {
        if (lineLevel < WARN) return write.apply(this, args);
        const [details, message] = args as unknown as [LineDetails, string];
        const line = throttle(`${message} ${details.err?.name} ${details.err?.code}`);
        if (line)
          write.call(this, line.leftOut > 0 ? { ...details, leftOut: line.leftOut } : details, message);
      },
    },
  };
  return output ? pino(options, output) : pino(options);
}

type LineDetails = { err?: Error & { code?: string } };
