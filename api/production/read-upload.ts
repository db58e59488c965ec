import { Readable } from 'node:stream';
import type { z } from 'zod';
import { ONLY_MP3 } from '#domain/audio/rules.ts';
import { AppError } from '#domain/errors.ts';
import { UploadPodcast } from '#domain/production/run/schema.ts';
import { readFormFile } from './read-form-file.ts';

type Input = z.output<typeof UploadPodcast>;
type Upload = { target: Input; body: Readable; fileName?: string };

/** The MP3 of an upload. Bytes and forms are streamed; only a data URL is buffered, because it is JSON. */
export async function readUpload(request: Request, input: Input): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('audio/')) {
    if (!/^audio\/(?:mpeg|mp3)\b/.test(type)) throw new AppError('invalid', ONLY_MP3);
    if (!request.body) throw new AppError('invalid', 'Please select an MP3 file');
    return { target: input, body: Readable.fromWeb(request.body as never) };
  }
  if (type.startsWith('multipart/form-data')) {
    const form = await readFormFile(request, 'file');
    if (!form) throw new AppError('invalid', 'Please select an MP3 file');
    const { fields, body, fileName } = form;
    const { podcastId, listingId } = fields;
    const target = UploadPodcast.safeParse({ ...input, ...dropEmpty({ podcastId, listingId }) });
    if (target.success) return { target: target.data, body, fileName };
    body.destroy();
    throw target.error;
  }
  const [, encoded] = /^data:audio\/(?:mpeg|mp3);base64,([A-Za-z0-9+/=\s]*)$/.exec(input.file ?? '') ?? [];
  if (!input.file) throw new AppError('invalid', 'Please select an MP3 file');
  if (encoded === undefined) throw new AppError('invalid', ONLY_MP3, { fields: { file: ONLY_MP3 } });
  return { target: input, body: Readable.from([Buffer.from(encoded, 'base64')]) };
}

function dropEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
}
