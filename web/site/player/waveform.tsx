import { formatTime, speakTime } from './format-time.ts';
import { SEEK_STEP_SECONDS } from './use-audio.ts';
import { BAR_STEP, WAVE_HEIGHT, waveformPath } from './waveform-path.ts';

type WaveformProps = {
  levels: readonly number[];
  time: number;
  duration: number;
  onSeek: (seconds: number) => void;
};

/** A page has one player. */
const WAVE_ID = 'podcast-wave';
const PLAYED_ID = 'podcast-played';

/**
 * The waveform itself is the slider: the lines are the audio's real peaks, with an invisible range input over
 * them.
 */
export function Waveform({ levels, time, duration, onSeek }: WaveformProps) {
  const width = Math.max(levels.length, 1) * BAR_STEP;
  const played = duration > 0 ? (time / duration) * width : 0;
  return (
    <div>
      <div className="relative">
        <svg
          viewBox={`0 0 ${width} ${WAVE_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          strokeWidth={2}
          className="block h-16 w-full"
        >
          <defs>
            <path id={WAVE_ID} d={waveformPath(levels)} />
            <clipPath id={PLAYED_ID}>
              <rect width={played.toFixed(2)} height={WAVE_HEIGHT} />
            </clipPath>
          </defs>
          <use href={`#${WAVE_ID}`} className="stroke-on-evergreen-soft/60" />
          <use href={`#${WAVE_ID}`} clipPath={`url(#${PLAYED_ID})`} className="stroke-ember-on-evergreen" />
        </svg>
        <input
          type="range"
          aria-label="Position in the episode"
          aria-valuetext={`${speakTime(time)} of ${speakTime(duration)}`}
          min={0}
          max={Math.ceil(duration)}
          step={SEEK_STEP_SECONDS}
          value={Math.floor(time)}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0 focus-visible:opacity-[0.01]"
        />
        <span className="pointer-events-none absolute -inset-1 hidden rounded-sm outline-3 outline-focus [input:focus-visible+&]:block" />
      </div>
      <p className="mt-1 flex justify-between text-on-evergreen-soft text-xs tabular-nums">
        <span>
          <span className="sr-only">Played </span>
          {formatTime(time)}
        </span>
        <span>
          <span className="sr-only">Length </span>
          {formatTime(duration)}
        </span>
      </p>
    </div>
  );
}
