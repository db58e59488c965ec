import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ONLY_MP3 } from '#domain/audio/rules.ts';
import { sendPodcastFile } from '../../browser/send-podcast-file.ts';
import { notify } from '../../components/ui/notify.ts';
import { ORDERS } from './use-live-orders.ts';

/** How long a finished upload stays visible. */
const SHOW_DONE_MS = 3000;

/** The server takes nothing else; a WAV or M4A is refused before minutes of uploading. */
function isMp3({ type, name }: File): boolean {
  return ['audio/mpeg', 'audio/mp3'].includes(type) || /\.mp3$/i.test(name);
}

/** Uploads an audio file for an order and tracks its progress. The server delivers it to the customer. */
export function useAudioUpload(podcastId: string, done: { title: string; description?: string }) {
  const queries = useQueryClient();
  const [sentPercent, setSentPercent] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => sendPodcastFile({ podcastId }, file, setSentPercent),
    onMutate: () => setSentPercent(0),
    onSuccess: () => notify.success(done.title, done.description ? { description: done.description } : {}),
    onError: (error) => notify.error('Failed to upload podcast', { description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });

  const { isSuccess, reset } = upload;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SHOW_DONE_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  function take(file: File | undefined) {
    if (!file) return;
    if (!file.type.startsWith('audio/')) notify.error('Please select an audio file');
    else if (!isMp3(file))
      notify.error('Invalid file type', {
        description: ONLY_MP3,
      });
    else upload.mutate(file);
  }
  return { take, sentPercent, isUploading: upload.isPending, isDone: isSuccess };
}
