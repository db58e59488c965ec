import { useMutation } from '@tanstack/react-query';
import Volume2 from 'lucide-react/icons/volume-2';
import { request } from '../../../browser/api.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { playWav } from '../../play-wav.ts';

/** One of the hosts says the name. */
export function HearNameButton() {
  const { watch } = useFormContext<{ name: string; spokenName: string }>();
  const said = (watch('spokenName') || watch('name') || '').trim();
  const hear = useMutation({
    mutationFn: async () => {
      const { wavBase64 } = await request('POST /api/brand/name-sample', { spokenName: said });
      await playWav(wavBase64);
    },
    onError: (error) => notify.error('We couldn’t play it', { description: error.message, id: 'hear-name' }),
  });
  return (
    <Button
      variant="secondary"
      type="button"
      disabled={said === ''}
      loading={hear.isPending}
      loadingLabel="Speaking…"
      onClick={() => hear.mutate()}
      className="sm:mb-7"
    >
      <Volume2 aria-hidden="true" /> Hear it
    </Button>
  );
}
