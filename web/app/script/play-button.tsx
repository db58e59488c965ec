import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';

/** Plays one recorded turn, and stops it. */
export function PlayButton({ url, label }: { url: string; label: string }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => () => sound.current?.pause(), []);

  function toggle() {
    const audio = sound.current;
    if (!audio) return;
    if (isPlaying) {
      audio.pause();
      audio.currentTime = 0;
      return;
    }
    audio.play().catch(() => notify.error('We couldn’t play this recording.', { id: 'play-turn' }));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the words are shown beside it */}
      <audio
        ref={sound}
        src={url}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
      />
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={`${isPlaying ? 'Stop' : 'Play'} ${label}`}
        onClick={toggle}
      >
        {isPlaying ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
    </>
  );
}
