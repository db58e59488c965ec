/** Drawn here because they must be sent to the browser with the player. */
export function PlayIcon({ isPlaying, className }: { isPlaying: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path
        d={
          isPlaying
            ? 'M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z'
            : 'M8 4.6v14.8a.8.8 0 0 0 1.2.7l12-7.4a.8.8 0 0 0 0-1.4l-12-7.4A.8.8 0 0 0 8 4.6Z'
        }
      />
    </svg>
  );
}

/** A turning arrow around the number of seconds. */
export function SkipIcon({ isForward }: { isForward: boolean }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.1}
      strokeLinecap="round"
      aria-hidden="true"
      className="size-8"
    >
      <g transform={isForward ? 'matrix(-1 0 0 1 32 0)' : undefined}>
        <path d="M9.4 8.2a11 11 0 1 0 6.6-2.2" strokeLinejoin="round" />
        <path d="m9.8 3.4-.6 5 5 .8" strokeLinejoin="round" />
      </g>
      <text
        x="16"
        y="20.8"
        textAnchor="middle"
        fontSize="10"
        fontWeight="700"
        fill="currentColor"
        stroke="none"
      >
        15
      </text>
    </svg>
  );
}

export function VolumeIcon({ isMuted }: { isMuted: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5"
    >
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor" />
      <path d={isMuted ? 'm16 9.5 5 5m0-5-5 5' : 'M15.8 9a4.2 4.2 0 0 1 0 6m2.4-8.6a7.8 7.8 0 0 1 0 11.2'} />
    </svg>
  );
}

export function BusyIcon() {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.75}
      strokeLinecap="round"
      aria-hidden="true"
      className="size-7 animate-spin"
    >
      <circle cx="12" cy="12" r="9" opacity={0.25} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
