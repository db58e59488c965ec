const LABEL = 'Drawing, not this home';

/**
 * If a photo can't be loaded, it is replaced by the drawing that its page names for it, and the drawing says
 * so.
 */
export function watchImages(): void {
  const replace = (image: HTMLImageElement) => {
    const { fallback } = image.dataset;
    if (!fallback) return;
    delete image.dataset.fallback;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    image.src = fallback;
    image.alt = LABEL;
    const frame = image.closest('a')?.parentElement;
    if (!frame?.matches('.relative') || frame.querySelector('[data-drawing]')) return;
    const label = document.createElement('p');
    label.dataset.drawing = '';
    label.className =
      'absolute start-3 bottom-3 rounded-sm bg-raised px-2 py-0.5 font-semibold text-ink text-xs';
    label.textContent = LABEL;
    frame.append(label);
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
