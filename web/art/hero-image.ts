/** What a page needs to show the hero: files are `<path>-<width>.<avif|webp|jpg>`. */
export const heroImage = {
  alt: 'A cedar house on a lake shore at dusk, its windows lit, with rings of sound rising from the chimney like smoke',
  /** The colour behind the words, shown until the picture arrives. */
  background: '#1a2b2e',
  wide: { path: '/art/hero-wide', widths: [1200, 1800, 2400], width: 2400, height: 1350 },
  tall: { path: '/art/hero-tall', widths: [600, 900, 1200], width: 1200, height: 1500 },
} as const;

/** Shown in place of a photo that cannot be loaded. */
export const placeholderImages = ['/placeholder-1.jpg', '/placeholder-2.jpg', '/placeholder-3.jpg'] as const;
