/** Without a height if the picture is another site's and its true size isn't known. */
export type ImageVariant = { url: string; width: number; height?: number; type: string };

type PictureProps = {
  variants: readonly ImageVariant[];
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
  className?: string;
  /** The largest picture of the first screen loads first; all others load when they are near. */
  isFirst?: boolean;
  /** Another crop for narrow screens. */
  narrow?: { variants: readonly ImageVariant[]; media: string; sizes: string };
  /** Shown if the picture can't be loaded. */
  fallback?: string;
};

const typesByPreference = ['image/avif', 'image/webp'];

export function Picture({
  variants,
  alt,
  width,
  height,
  sizes,
  className,
  isFirst = false,
  narrow,
  fallback,
}: PictureProps) {
  const jpegs = variants.filter(({ type }) => !typesByPreference.includes(type));
  const last = (jpegs.length > 0 ? jpegs : variants).reduce((a, b) => (b.width > a.width ? b : a));
  return (
    <picture>
      {narrow &&
        [...typesByPreference, 'image/jpeg'].map((type) => (
          <source
            key={type}
            type={type}
            media={narrow.media}
            srcSet={srcSet(narrow.variants, type)}
            sizes={narrow.sizes}
          />
        ))}
      {typesByPreference.map((type) => {
        const set = srcSet(variants, type);
        return set && <source key={type} type={type} srcSet={set} sizes={sizes} />;
      })}
      <img
        src={last.url}
        srcSet={jpegs.length > 1 ? srcSet(variants, 'image/jpeg') : undefined}
        sizes={jpegs.length > 1 ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        data-fallback={fallback}
      />
    </picture>
  );
}

export function srcSet(variants: readonly ImageVariant[], type: string): string {
  let set = '';
  // Called about fifty times for a page of photos.
  for (const variant of variants)
    if (variant.type === type) set += `${set === '' ? '' : ', '}${variant.url} ${variant.width}w`;
  return set;
}

/** The sizes of one of our drawings: `/art/hero-wide-1200.avif` and so on. */
export function artVariants(path: string, widths: readonly number[]): ImageVariant[] {
  const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
  return Object.entries(types).flatMap(([ending, type]) =>
    widths.map((width) => ({ url: `${path}${widths.length > 1 ? `-${width}` : ''}.${ending}`, width, type })),
  );
}
