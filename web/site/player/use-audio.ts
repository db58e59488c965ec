import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';

export const SKIP_SECONDS = 15;
export const DEFAULT_VOLUME = 0.8;
export const VOLUME_STEP = 0.1;
export const SEEK_STEP_SECONDS = 1;
/** A listener further in than this chose that position. */
const BEGINNING_SECONDS = 3;

/** The state of the audio element, and its controls. */
export function useAudio(knownDuration: number) {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(knownDuration);
  const [volume, setVolume] = useState(DEFAULT_VOLUME);
  const [isMuted, setMuted] = useState(false);
  const [rate, setRate] = useState(1);

  useEffect(() => {
    const audio = ref.current;
    if (!audio) return;
    audio.volume = DEFAULT_VOLUME;
    // It may have been started before this code arrived.
    setPlaying(!audio.paused);
    setStarted(!audio.paused);
    setTime(audio.currentTime);
    setFailed(audio.error !== null);
  }, []);

  function play() {
    const audio = ref.current;
    if (!audio) return;
    if (audio.error) audio.load();
    setFailed(false);
    // Refused or aborted: the element's own events report it.
    audio.play().catch(() => setWaiting(false));
  }

  function seek(seconds: number) {
    const audio = ref.current;
    if (!audio) return;
    const target = Math.max(0, Math.min(seconds, duration));
    audio.currentTime = target;
    setTime(target);
  }

  /** Starts there instead of at the beginning; a playing episode is left alone. */
  const resumeAt = useCallback((seconds: number) => {
    const audio = ref.current;
    if (!audio || audio.currentTime > BEGINNING_SECONDS) return;
    audio.currentTime = seconds;
    setTime(seconds);
  }, []);

  const events: ComponentProps<'audio'> = {
    onPlay: () => {
      setPlaying(true);
      setStarted(true);
      setEnded(false);
    },
    onPause: () => setPlaying(false),
    onWaiting: () => setWaiting(true),
    onPlaying: () => setWaiting(false),
    onTimeUpdate: (event) => setTime(event.currentTarget.currentTime),
    onDurationChange: ({ currentTarget: { duration: found } }) =>
      Number.isFinite(found) && setDuration(found),
    onVolumeChange: ({ currentTarget: audio }) => {
      setVolume(audio.volume);
      setMuted(audio.muted);
    },
    onRateChange: (event) => setRate(event.currentTarget.playbackRate),
    onEnded: (event) => {
      event.currentTarget.currentTime = 0;
      setTime(0);
      setPlaying(false);
      setEnded(true);
    },
    onError: () => {
      setFailed(true);
      setPlaying(false);
      setWaiting(false);
    },
  };

  return {
    ref,
    events,
    isPlaying,
    hasStarted,
    hasEnded,
    isWaiting,
    hasFailed,
    time,
    duration,
    volume,
    isMuted,
    rate,
    play,
    seek,
    resumeAt,
    pause: () => ref.current?.pause(),
    toggle: () => (isPlaying ? ref.current?.pause() : play()),
    skip: (seconds: number) => seek((ref.current?.currentTime ?? 0) + seconds),
    changeVolume: (value: number) => {
      if (!ref.current) return;
      ref.current.volume = value;
      ref.current.muted = value === 0;
    },
    toggleMute: () => {
      if (ref.current) ref.current.muted = !ref.current.muted;
    },
    changeRate: (value: number) => {
      if (ref.current) ref.current.playbackRate = value;
    },
  };
}

export type AudioControls = ReturnType<typeof useAudio>;

/** The initial state of `useAudio`. */
export function restingAudio(duration: number): AudioControls {
  return {
    ...{ isPlaying: false, hasStarted: false, hasEnded: false, isWaiting: false, hasFailed: false },
    ...{ time: 0, duration, volume: DEFAULT_VOLUME, isMuted: false, rate: 1 },
    ref: { current: null },
    events: {},
    ...{ play: still, seek: still, resumeAt: still, pause: still, toggle: still, skip: still },
    ...{ changeVolume: still, toggleMute: still, changeRate: still },
  };
}

function still(): undefined {}
