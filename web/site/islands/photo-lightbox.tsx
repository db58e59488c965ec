import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Arrow } from '../photos/arrow.tsx';
import { readSlides, type Slide } from '../photos/read-slides.ts';
import { Thumbnails } from '../photos/thumbnails.tsx';
import { useAsked } from '../photos/use-asked.ts';
import { useZoom } from '../photos/use-zoom.ts';

const round =
  'grid size-12 cursor-pointer place-items-center rounded-full bg-black/55 text-white hover:bg-black/80';

/** The photos of a strip, one at a time over the whole screen. The browser's own dialog keeps the focus inside. */
export function PhotoLightbox({ strip }: { strip: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [slides, setSlides] = useState<Slide[]>([]);
  const [at, setAt] = useState(0);
  const stage = useRef<HTMLDivElement>(null);

  const open = useCallback(
    (index: string) => {
      setSlides(readSlides(strip));
      setAt(Number(index) || 0);
      if (!dialog.current?.open) dialog.current?.showModal();
    },
    [strip],
  );
  useAsked(dialog, open);

  const count = slides.length;
  const move = (by: number) => count > 0 && setAt((at + by + count) % count);

  const zoom = useZoom(stage, move);
  const { reset } = zoom;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other photo.
  useEffect(reset, [reset, at]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '-') return zoom.isClose === (event.key === '-') && zoom.toggle();
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined || count === 0) return;
    event.preventDefault();
    setAt((target + count) % count);
  }

  const slide = slides[at];
  return (
    <dialog
      ref={dialog}
      aria-label="Photos"
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-[#0e100b] text-white backdrop:bg-black [--focus:white]"
    >
      {slide && (
        <div className="grid h-full grid-rows-[auto_1fr_auto]">
          <div className="flex items-center justify-between gap-4 p-3">
            <p aria-live="polite" className="ps-1 font-semibold tabular-nums">
              <span className="sr-only">Photo </span>
              {at + 1} of {count}
            </p>
            <div className="flex gap-2">
              <button
                type="button"
                className={round}
                aria-label="Zoom in"
                aria-pressed={zoom.isClose}
                onClick={zoom.toggle}
              >
                <span aria-hidden="true" className="text-2xl leading-none">
                  {zoom.isClose ? '−' : '+'}
                </span>
              </button>
              <button
                type="button"
                className={round}
                aria-label="Close photos"
                onClick={() => dialog.current?.close()}
              >
                <span aria-hidden="true" className="text-2xl leading-none">
                  ×
                </span>
              </button>
            </div>
          </div>
          <div className="relative min-h-0">
            <div
              ref={stage}
              {...zoom.handlers}
              className={`absolute inset-0 touch-none select-none overflow-hidden ${zoom.isClose ? 'cursor-grab' : 'cursor-zoom-in'}`}
            >
              <picture key={at}>
                {slide.sources.map(({ type, srcSet }) => (
                  <source key={type} type={type} srcSet={srcSet} sizes={zoom.isClose ? '250vw' : '100vw'} />
                ))}
                <img
                  src={slide.src}
                  alt={slide.alt}
                  draggable={false}
                  data-fallback={slide.fallback}
                  className="absolute inset-0 size-full object-contain"
                />
              </picture>
            </div>
            {count > 1 && (
              <>
                <button
                  type="button"
                  aria-label="Previous photo"
                  onClick={() => move(-1)}
                  className={`${round} absolute start-3 top-1/2 -translate-y-1/2`}
                >
                  <Arrow isForward={false} />
                </button>
                <button
                  type="button"
                  aria-label="Next photo"
                  onClick={() => move(1)}
                  className={`${round} absolute end-3 top-1/2 -translate-y-1/2`}
                >
                  <Arrow isForward />
                </button>
              </>
            )}
          </div>
          <div className="min-w-0">
            <p className="mx-auto min-h-10 max-w-[70ch] px-5 pt-2 text-center text-sm">{slide.caption}</p>
            {count > 1 && <Thumbnails slides={slides} at={at} onChoose={setAt} />}
          </div>
        </div>
      )}
    </dialog>
  );
}
