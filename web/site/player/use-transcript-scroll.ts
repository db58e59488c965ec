import { type RefObject, useEffect, useRef } from 'react';
import { currentTurn } from './transcript.tsx';
import type { AudioControls } from './use-audio.ts';

/** Keeps the current words visible in the list of turns. */
export function useTranscriptScroll(
  { time, isPlaying }: AudioControls,
  turns: Parameters<typeof currentTurn>[0],
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const current = currentTurn(turns, time);
  useEffect(() => {
    const item = list.current?.children[current];
    if (!isPlaying || !list.current || !(item instanceof HTMLElement)) return;
    // Only the list scrolls, never the page under the reader.
    list.current.scrollTo({ top: item.offsetTop - list.current.clientHeight / 3, behavior: 'smooth' });
  }, [current, isPlaying]);
  return list;
}
