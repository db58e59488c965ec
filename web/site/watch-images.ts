/** A photo that cannot be loaded is replaced by the drawing that its page names for it. */
export function watchImages(): void {
  const replace = (image: HTMLImageElement) => {
    const { fallback } = image.dataset;
    if (!fallback) return;
    delete image.dataset.fallback;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    image.src = fallback;
  };
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}
