import { useRef, useState } from 'react';
import type { SimulatedEvent, SimulatedTurn } from '#domain/phone/schema.ts';
import { invoke, request } from '../../../browser/api.ts';

export type PlayedLine = { by: 'caller' | 'assistant'; text: string };
export type PlayedCall = ReturnType<typeof usePlayedCall>;

/** A call that is played on the screen, turn by turn. */
export function usePlayedCall() {
  const [turn, setTurn] = useState<SimulatedTurn | null>(null);
  const [lines, setLines] = useState<PlayedLine[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const [problem, setProblem] = useState('');
  const audio = useRef<HTMLAudioElement | null>(null);

  const add = (by: PlayedLine['by'], text: string) => text && setLines((before) => [...before, { by, text }]);

  async function take(ask: () => Promise<SimulatedTurn>) {
    setIsBusy(true);
    setProblem('');
    audio.current?.pause();
    try {
      const next = await ask();
      if (next.heard) add('caller', next.heard);
      add('assistant', next.say);
      setTurn(next);
      // People who read faster than the voice can go on.
      setIsBusy(false);
      if (isHeard && next.ticket) audio.current = await speak(next.say, next.ticket);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong.');
    } finally {
      setIsBusy(false);
    }
  }

  async function start(slug: string, callerState: string) {
    setLines([]);
    setTurn(null);
    await take(() => request('POST /api/dev/phone/calls', { slug, callerState }));
  }

  async function tell(event: SimulatedEvent['event'], shown = '') {
    if (!turn || isBusy) return;
    add('caller', shown);
    const { callId, number, turn: at } = turn;
    await take(() => request('POST /api/dev/phone/turns', { callId, number, turn: at, event }));
  }

  return { turn, lines, isBusy, isHeard, setIsHeard, problem, setProblem, start, tell };
}

/** Starts saying the words; the caller can talk over them. */
async function speak(answer: string, ticket: string): Promise<HTMLAudioElement> {
  const { wavBase64 } = await invoke('speak-answer', { answer, ticket });
  const bytes = Uint8Array.from(atob(wavBase64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
  const audio = new Audio(url);
  audio.onended = () => URL.revokeObjectURL(url);
  await audio.play().catch(() => {});
  return audio;
}
