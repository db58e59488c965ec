import { useEffect, useRef } from 'react';
import { findPlace, keepPlace } from './listening-place.ts';
import type { AudioControls } from './use-audio.ts';

const EVERY_SECONDS = 5;

/** Resumes where the listener left off, and remembers the position. A playing episode is left alone. */
export function useResume(audio: AudioControls, fileUrl: string): void {
  const { time, duration, isPlaying } = audio;
  const kept = useRef(0);
  const { resumeAt } = audio;

  useEffect(() => {
    const place = findPlace(fileUrl);
    if (place > 0) resumeAt(place);
  }, [fileUrl, resumeAt]);

  useEffect(() => {
    if (time === 0 || Math.abs(time - kept.current) < EVERY_SECONDS) return;
    kept.current = time;
    keepPlace(fileUrl, time, duration);
  }, [fileUrl, time, duration]);

  const now = useRef({ time, duration });
  now.current = { time, duration };
  useEffect(() => {
    if (isPlaying) return () => keepPlace(fileUrl, now.current.time, now.current.duration);
  }, [isPlaying, fileUrl]);
}
