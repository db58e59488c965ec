import { useMutation } from '@tanstack/react-query';
import { invoke, request } from '../../../browser/api.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { HearButton } from '../../hear-button.tsx';
import { playWav } from '../../play-wav.ts';

/** Plays the greeting in a host's voice. */
export function HearGreetingButton() {
  const { watch } = useFormContext<{ greeting: string }>();
  const greeting = watch('greeting');
  const hear = useMutation({
    mutationFn: async () => {
      const { say, ticket } = await request('POST /api/phone-lines/greeting-sample', { greeting });
      const { wavBase64 } = await invoke('speak-answer', { answer: say, ticket });
      await playWav(wavBase64);
    },
  });
  return <HearButton hear={hear} className="self-start" />;
}
