import { useState } from 'react';
import { fetchSpeech } from './send-question.ts';

/** Plays an answer in a host's voice. */
export function HearAnswer({ answer, ticket }: { answer: string; ticket: string }) {
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');

  async function play() {
    if (state === 'loading') return;
    setState('loading');
    const spoken = await fetchSpeech(answer, ticket);
    if ('problem' in spoken) return setState('failed');
    const bytes = Uint8Array.from(atob(spoken.body.wavBase64), (letter) => letter.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
    const audio = new Audio(url);
    audio.onended = () => URL.revokeObjectURL(url);
    await audio.play().catch(() => {});
    setState('still');
  }

  return (
    <button
      type="button"
      onClick={play}
      className="mt-2 inline-flex min-h-9 cursor-pointer items-center rounded-full border border-rule-strong px-3 text-sm hover:border-ink-soft"
    >
      {state === 'loading' ? 'One moment…' : state === 'failed' ? 'Try again' : 'Hear the answer'}
    </button>
  );
}
