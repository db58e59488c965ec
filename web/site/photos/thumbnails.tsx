import { useEffect, useRef } from 'react';
import type { Slide } from './read-slides.ts';

type ThumbnailsProps = { slides: readonly Slide[]; at: number; onChoose: (at: number) => void };

/** All photos in a row; the current one stays visible. */
export function Thumbnails({ slides, at, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.children[at] as HTMLElement | undefined;
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
  }, [at]);
  return (
    <ul
      ref={list}
      aria-label="All photos"
      className="relative mx-auto flex max-w-full gap-1.5 overflow-x-auto p-2 [scrollbar-width:thin]"
    >
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a page keep their order.
        <li key={index} className="shrink-0">
          <button
            type="button"
            aria-label={`Show photo ${index + 1}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
            className="block cursor-pointer rounded-sm opacity-60 hover:opacity-100 aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-white"
          >
            <picture>
              {slide.sources.map(({ type, srcSet }) => (
                <source key={type} type={type} srcSet={srcSet} sizes="84px" />
              ))}
              <img
                src={slide.src}
                alt=""
                width={84}
                height={56}
                loading="lazy"
                decoding="async"
                data-fallback={slide.fallback}
                className="h-14 w-21 rounded-sm bg-white/10 object-cover"
              />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  );
}
