import { sendFile } from './send-file.ts';

type Target = { podcastId: string } | { listingId: string };
type Answer = { podcastId: string; fileUrl: string; slug: string; durationSeconds: number };

/** Uploads an audio file for a podcast or a listing. */
export function sendPodcastFile(
  target: Target,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Answer> {
  return sendFile({
    path: `/functions/v1/upload-podcast?${new URLSearchParams(target)}`,
    file,
    contentType: file.type || 'audio/mpeg',
    failed: 'Failed to upload podcast. Please try again.',
    onProgress,
  });
}
