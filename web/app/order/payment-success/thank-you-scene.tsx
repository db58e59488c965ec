import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { cn } from '../../../components/cn.ts';

/** The captions of the scene. */
const lines = [
  'Thank you for your order.',
  'Right now we are reading your listing, line by line.',
  'Then two voices talk about the home, only from its facts.',
  'Tomorrow somebody hears it on the way home.',
];
const LINE_MS = 4000;

/** An animated scene with captions. It respects reduced motion and can be paused. */
export function ThankYouScene() {
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((line) => (line + 1) % lines.length), LINE_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return (
    <figure className="relative isolate aspect-[3/2] sm:aspect-video overflow-hidden rounded-lg bg-[#1c3032] text-on-evergreen [--focus:var(--focus-on-evergreen)]">
      <picture>
        <source
          type="image/avif"
          srcSet="/art/hero-wide-1200.avif 1200w, /art/hero-wide-1800.avif 1800w"
          sizes="(min-width: 64rem) 43rem, 100vw"
        />
        <img
          src="/art/hero-wide-1200.jpg"
          alt="A house at dusk with warm light in its windows"
          width={1200}
          height={675}
          className={cn(
            'absolute inset-0 -z-10 size-full object-cover transition-[scale] duration-[4000ms] ease-linear motion-reduce:transition-none',
            at % 2 === 1 && 'scale-[1.06]',
          )}
        />
      </picture>
      <div className="absolute inset-x-0 bottom-0 -z-10 h-3/5 bg-linear-to-t from-[#12211f] to-transparent" />
      <figcaption className="absolute inset-x-0 bottom-0 flex items-end gap-4 p-4 sm:p-6">
        <div className="min-w-0 flex-1">
          <p aria-hidden="true" className="max-w-[28ch] font-display text-xl leading-tight sm:text-2xl">
            {lines[at]}
          </p>
          <p className="sr-only">{lines.join(' ')}</p>
          <span aria-hidden="true" className="mt-3 flex gap-1.5">
            {lines.map((line, index) => (
              <span
                key={line}
                className={cn(
                  'h-1 flex-1 rounded-full',
                  index <= at ? 'bg-ember-on-evergreen' : 'bg-white/30',
                )}
              />
            ))}
          </span>
        </div>
        <button
          type="button"
          aria-label={isPlaying ? 'Pause the captions' : 'Play the captions'}
          onClick={() => setIsPlaying(!isPlaying)}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-on-evergreen text-evergreen"
        >
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </button>
      </figcaption>
    </figure>
  );
}
