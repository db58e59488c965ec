import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';

/** The words of the video, for people who don't see it. */
const lines = [
  'Thank you for your order.',
  'First, we read your listing.',
  'Next, two hosts talk it over, using only the facts.',
  'Soon, buyers will hear it on the drive home.',
];

/**
 * Ten silent seconds with captions. People who prefer less motion start it by hand. The browser's controls appear only on
 * request, because they would cover the captions.
 */
export function ThankYouScene() {
  const video = useRef<HTMLVideoElement>(null);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isWaiting, setIsWaiting] = useState(isCalm);
  const [hasControls, setHasControls] = useState(false);
  return (
    <figure className="relative overflow-hidden rounded-lg bg-evergreen [--focus:var(--focus-on-evergreen)]">
      <video
        ref={video}
        src="/art/thank-you.mp4"
        poster="/art/thank-you.jpg"
        width={960}
        height={540}
        muted
        playsInline
        controls={hasControls}
        preload={isCalm ? 'none' : 'auto'}
        autoPlay={!isCalm}
        onPlay={() => setIsWaiting(false)}
        onEnded={() => setIsWaiting(true)}
        onPointerEnter={() => setHasControls(true)}
        aria-label="Thank-you video"
        className="h-auto w-full"
      />
      {isWaiting && (
        <button
          type="button"
          aria-label="Play the thank-you video"
          onClick={() => void video.current?.play().catch(() => setHasControls(true))}
          className="absolute top-4 right-4 grid size-12 cursor-pointer place-items-center rounded-full border-2 border-on-evergreen bg-evergreen text-on-evergreen shadow-floating"
        >
          <Play aria-hidden="true" className="ms-0.5 size-5 fill-current" />
        </button>
      )}
      <figcaption className="sr-only">{lines.join(' ')}</figcaption>
    </figure>
  );
}
