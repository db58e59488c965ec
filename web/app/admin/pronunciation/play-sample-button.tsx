import { useMutation } from '@tanstack/react-query';
import Volume2 from 'lucide-react/icons/volume-2';
import type { z } from 'zod';
import type { PreviewPronunciation } from '#domain/speech-text/pronunciations/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { playWav } from '../../play-wav.ts';

type PlaySampleButtonProps = { entry: z.input<typeof PreviewPronunciation>; label?: string };

export function PlaySampleButton({ entry, label }: PlaySampleButtonProps) {
  const { word, sayAs, notation } = entry;
  const hear = useMutation({
    mutationFn: async () => {
      const { wavBase64 } = await request('POST /api/pronunciations/sample', { word, sayAs, notation });
      await playWav(wavBase64);
    },
    onError: (error) => notify.error(`We couldn’t play the sample. ${error.message}`, { id: 'hear' }),
  });
  return (
    <Button
      type="button"
      variant={label ? 'secondary' : 'quiet'}
      size={label ? 'md' : 'icon'}
      aria-label={label ? undefined : `Hear ${word}`}
      loading={hear.isPending}
      loadingLabel={label ? 'Speaking…' : `Speaking ${word}`}
      disabled={!word.trim() || !sayAs.trim()}
      onClick={() => hear.mutate()}
    >
      <Volume2 aria-hidden="true" /> {label}
    </Button>
  );
}
