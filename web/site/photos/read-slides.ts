export type Slide = {
  alt: string;
  caption: string;
  src: string;
  sources: { type: string; srcSet: string }[];
  fallback: string | undefined;
};

/** The photos of the page's strip, read from the page itself, so that their URLs aren't sent twice. */
export function readSlides(stripId: string): Slide[] {
  const items = document.getElementById(stripId)?.querySelectorAll('li') ?? [];
  return [...items].flatMap((item) => {
    const image = item.querySelector('img');
    if (!image) return [];
    const sources = [...item.querySelectorAll('source')].map(({ type, srcset }) => ({
      type,
      srcSet: srcset,
    }));
    const caption = item.querySelector('[data-caption]')?.textContent ?? '';
    return [{ alt: image.alt, caption, src: image.src, sources, fallback: image.dataset.fallback }];
  });
}
