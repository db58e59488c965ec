import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { coverPath } from '#domain/listings/cover/rules.ts';
import { cn } from '../../components/cn.ts';
import { Spinner } from '../../components/ui/spinner.tsx';

type EpisodeCoverProps = {
  listingId: string | undefined;
  name: string;
  /** Null until there is an episode. */
  fileUrl: string | null;
  hasControls?: boolean;
  className?: string;
};

/** The home's picture with its episode to play. */
export function EpisodeCover({ listingId, name, fileUrl, hasControls, className }: EpisodeCoverProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  /** Shows the player before there is sound: on a slow connection the sound takes a while. */
  function play() {
    setIsPlaying(true);
    setIsLoading(true);
    void audio.current?.play().catch(() => {
      setIsPlaying(false);
      setIsLoading(false);
    });
  }

  useEffect(() => {
    // One voice at a time.
    const hush = (event: Event) => event.target !== audio.current && audio.current?.pause();
    document.addEventListener('play', hush, true);
    return () => document.removeEventListener('play', hush, true);
  }, []);

  return (
    <div className={cn('flex min-w-0 flex-col gap-3', className)}>
      <div className="relative isolate aspect-[16/10] overflow-hidden rounded-lg bg-evergreen [--focus:var(--focus-on-evergreen)]">
        {listingId && (
          <img
            src={coverPath(listingId)}
            alt=""
            width={1200}
            height={750}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
        {fileUrl && (
          <button
            type="button"
            aria-label={`${isPlaying ? 'Pause' : 'Play'} the episode about ${name}`}
            aria-busy={isLoading || undefined}
            onClick={() => (isPlaying ? audio.current?.pause() : play())}
            className="absolute inset-0 m-auto grid size-16 cursor-pointer place-items-center rounded-full border-2 border-on-evergreen bg-evergreen text-on-evergreen shadow-floating transition-transform duration-150 hover:scale-105 active:scale-95"
          >
            {isLoading && <Spinner className="absolute inset-0 size-full" />}
            {isPlaying ? (
              <Pause aria-hidden="true" className="size-7 fill-current" />
            ) : (
              <Play aria-hidden="true" className="ms-1 size-7 fill-current" />
            )}
          </button>
        )}
      </div>
      {fileUrl && (
        // biome-ignore lint/a11y/useMediaCaption: the listing page has the transcript
        <audio
          ref={audio}
          src={fileUrl}
          // Controls without a length look broken.
          preload={hasControls ? 'metadata' : 'none'}
          controls={hasControls ?? false}
          aria-label={`Episode of ${name}`}
          className={hasControls ? 'w-full' : 'hidden'}
          onPlay={() => setIsPlaying(true)}
          onPlaying={() => setIsLoading(false)}
          onPause={() => {
            setIsPlaying(false);
            setIsLoading(false);
          }}
        />
      )}
    </div>
  );
}
