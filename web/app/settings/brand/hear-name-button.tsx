import { useMutation } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { HearButton } from '../../hear-button.tsx';
import { playWav } from '../../play-wav.ts';

/** Plays the name in a host's voice. */
export function HearNameButton() {
  const { watch } = useFormContext<{ name: string; spokenName: string }>();
  const said = (watch('spokenName') || watch('name') || '').trim();
  const hear = useMutation({
    mutationFn: async () => {
      const { wavBase64 } = await request('POST /api/brand/name-sample', { spokenName: said });
      await playWav(wavBase64);
    },
  });
  return <HearButton hear={hear} isDisabled={said === ''} className="sm:mb-7" />;
}
