import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { AppError } from '#domain/errors.ts';

export type FormFile = {
  /** The fields before the file. */
  fields: Record<string, string>;
  body: Readable;
  fileName: string;
};

const limits = { fields: 20, fieldSize: 1024, fieldNameSize: 100, files: 1, parts: 40, headerPairs: 50 };
const MAX_NAME_LENGTH = 200;
const unreadable = 'The form could not be read. Please send it again.';

/**
 * Reads a form up to the named file and streams that file; undefined if there is none. Anything after the file is
 * discarded, and destroying the body stops reading.
 */
export function readFormFile(request: Request, name: string): Promise<FormFile | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<FormFile | undefined>();
  const fields: Record<string, string> = {};
  let taken: BusboyFileStream | undefined;
  const fail = (reason: unknown) => {
    const error = reason instanceof AppError ? reason : new AppError('invalid', unreadable);
    reject(error);
    if (taken && !taken.readableEnded) taken.destroy(error);
  };
  if (!request.body) return Promise.resolve(undefined);
  let parser: ReturnType<typeof Busboy>;
  try {
    parser = Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' }, limits });
  } catch {
    return Promise.reject(new AppError('invalid', unreadable));
  }
  const source = Readable.fromWeb(request.body as never);
  parser.on('field', (field, value) => {
    fields[field] = value;
  });
  parser.on('file', (field, stream, fileName) => {
    // A form submitted without choosing a file contains a file without a name.
    if (taken || field !== name || fileName === '') {
      stream.resume();
      return;
    }
    taken = stream;
    stream.on('error', () => {});
    stream.once('close', () => {
      if (!stream.readableEnded) source.destroy();
    });
    resolve({ fields, body: stream, fileName: fileName.slice(0, MAX_NAME_LENGTH) });
  });
  pipeline(source, parser).then(() => resolve(undefined), fail);
  return promise;
}
