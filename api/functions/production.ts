import { Readable } from 'node:stream';
import type { z } from 'zod';
import { recordAudit } from '#domain/audit.ts';
import { AppError } from '#domain/errors.ts';
import { attachAudio } from '#domain/production/delivery/attach-audio.ts';
import { notifyPodcastReady } from '#domain/production/delivery/notify-podcast-ready.ts';
import { UploadPodcast } from '#domain/production/run/schema.ts';
import type { Call } from '../caller.ts';
import type { Functions } from '../contract.ts';
import { readFormFile } from '../read-form-file.ts';
import { actorOf } from './listings.ts';

type Given<Name extends keyof Functions> = z.output<Functions[Name]['input']>;
type Upload = { target: Given<'upload-podcast'>; body: Readable; fileName?: string };

const wrongType = 'Only MP3 files are supported. Please convert your audio to MP3 format.';

export async function uploadPodcast(call: Call, input: Given<'upload-podcast'>) {
  const { target, body, fileName } = await readUpload(call.request, input);
  const { podcastId, listingId } = target;
  try {
    const attached = await attachAudio(call.ctx, {
      podcastId,
      listingId,
      body,
      fileName,
      actor: actorOf(call),
    });
    return { success: true, ...attached };
  } finally {
    body.destroy();
  }
}

/** Bytes and forms go straight to the storage; only a data URL is held, because it is JSON. */
async function readUpload(request: Request, input: Given<'upload-podcast'>): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('audio/')) {
    if (!/^audio\/(?:mpeg|mp3)\b/.test(type)) throw new AppError('invalid', wrongType);
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
  if (encoded === undefined) throw new AppError('invalid', wrongType, { fields: { file: wrongType } });
  return { target: input, body: Readable.from([Buffer.from(encoded, 'base64')]) };
}

const dropEmpty = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

export async function sendPodcastReadyNotification(
  call: Call,
  input: Given<'send-podcast-ready-notification'>,
) {
  const isNew = await notifyPodcastReady(call.ctx, input);
  const subject = input.podcastId;
  await recordAudit(call.ctx, { ...actorOf(call), action: 'podcast.notified', subject, details: { isNew } });
  return { success: true, isNew };
}
