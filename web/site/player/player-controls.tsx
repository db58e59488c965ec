import { BusyIcon, PlayIcon, SkipIcon, VolumeIcon } from './icons.tsx';
import { type AudioControls, SKIP_SECONDS, VOLUME_STEP } from './use-audio.ts';

/** Created once, so that the server recognizes the list. */
const rates = [0.75, 1, 1.25, 1.5, 2].map((value) => (
  <option key={value} value={value}>
    {value}×
  </option>
));
const round = 'grid cursor-pointer place-items-center rounded-full hover:bg-current/10';

type PlayerControlsProps = {
  audio: AudioControls;
  /** Missing if the words aren't known. */
  captions?: { isOn: boolean; toggle: () => void } | undefined;
};

export function PlayerControls({ audio, captions }: PlayerControlsProps) {
  const { isPlaying, isWaiting, isMuted, volume, rate } = audio;
  const shownVolume = isMuted ? 0 : volume;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="flex flex-1 items-center justify-center gap-2 sm:flex-none">
        <button
          type="button"
          className={`${round} size-12`}
          aria-label="Skip back 15 seconds"
          onClick={() => audio.skip(-SKIP_SECONDS)}
        >
          <SkipIcon isForward={false} />
        </button>
        <button
          type="button"
          data-play
          aria-label={isPlaying ? 'Pause' : 'Play'}
          aria-busy={(isPlaying && isWaiting) || undefined}
          onClick={audio.toggle}
          className="grid size-16 cursor-pointer place-items-center rounded-full bg-ember-on-evergreen text-evergreen shadow-pressed transition-transform duration-150 hover:scale-105 active:scale-95"
        >
          {isPlaying && isWaiting ? <BusyIcon /> : <PlayIcon isPlaying={isPlaying} className="size-8" />}
        </button>
        <button
          type="button"
          className={`${round} size-12`}
          aria-label="Skip forward 15 seconds"
          onClick={() => audio.skip(SKIP_SECONDS)}
        >
          <SkipIcon isForward />
        </button>
      </div>
      <div className="flex w-full min-w-0 items-center justify-between gap-x-4 max-[22rem]:gap-x-2 sm:ms-auto sm:w-auto">
        <label className="flex items-center gap-1.5 text-sm">
          <span className="max-[22rem]:sr-only text-on-evergreen-soft">Speed</span>
          <select
            value={rate}
            onChange={(event) => audio.changeRate(Number(event.currentTarget.value))}
            className="min-h-11 cursor-pointer rounded-md bg-evergreen-soft px-2 font-semibold tabular-nums"
          >
            {rates}
          </select>
        </label>
        <div className="flex min-w-0 items-center">
          {captions && (
            <button
              type="button"
              aria-pressed={captions.isOn}
              onClick={captions.toggle}
              className={`${round} size-11 aria-pressed:text-ember-on-evergreen`}
            >
              <span
                aria-hidden="true"
                className="rounded-sm border-2 border-current px-1 font-bold text-xs leading-5 in-aria-pressed:bg-ember-on-evergreen in-aria-pressed:text-evergreen"
              >
                CC
              </span>
              <span className="sr-only">Captions</span>
            </button>
          )}
          <button
            type="button"
            className={`${round} size-11`}
            aria-label={isMuted ? 'Unmute' : 'Mute'}
            onClick={audio.toggleMute}
          >
            <VolumeIcon isMuted={isMuted || volume === 0} />
          </button>
          <input
            type="range"
            aria-label="Volume"
            aria-valuetext={`${Math.round(shownVolume * 100)} percent`}
            min={0}
            max={1}
            step={VOLUME_STEP}
            value={shownVolume}
            onChange={(event) => audio.changeVolume(event.currentTarget.valueAsNumber)}
            className="h-11 w-24 min-w-12 shrink cursor-pointer accent-ember-on-evergreen"
          />
        </div>
      </div>
    </div>
  );
}
