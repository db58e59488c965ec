import { Arrow } from '../photos/arrow.tsx';

type CarouselButtonsProps = {
  /** The element that scrolls sideways; its children are the slides. */
  target: string;
  /** "photo", "provider": what a slide is called. */
  noun: string;
};

const look =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-rule-strong bg-raised text-ink hover:border-ink hover:bg-sunken';

/** Moves to the next slide, and from the last one back to the first. */
export function CarouselButtons({ target, noun }: CarouselButtonsProps) {
  function move(direction: 1 | -1) {
    const list = document.getElementById(target);
    if (!list) return;
    const slides = [...list.children] as HTMLElement[];
    const starts = slides.map((slide) => slide.offsetLeft - list.offsetLeft);
    const here = starts.reduce(
      (best, start, index) =>
        Math.abs(start - list.scrollLeft) < Math.abs((starts[best] ?? 0) - list.scrollLeft) ? index : best,
      0,
    );
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const next = direction === 1 && isAtEnd ? 0 : (here + direction + slides.length) % slides.length;
    list.scrollTo({ left: starts[next] ?? 0 });
  }
  return (
    <div className="with-script">
      <div className="flex gap-2">
        <button
          type="button"
          className={look}
          aria-label={`Previous ${noun}`}
          aria-controls={target}
          onClick={() => move(-1)}
        >
          <Arrow isForward={false} />
        </button>
        <button
          type="button"
          className={look}
          aria-label={`Next ${noun}`}
          aria-controls={target}
          onClick={() => move(1)}
        >
          <Arrow isForward />
        </button>
      </div>
    </div>
  );
}
