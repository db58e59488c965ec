import { artVariants, srcSet } from '../picture.tsx';

const narrowScreen = '(max-width: 47.99rem)';

export const heroWide = {
  variants: artVariants('/art/hero-wide', [1200, 1800, 2400]),
  alt: 'A cedar house on a lake shore at dusk, its windows lit, with rings of sound rising from the chimney like smoke',
  width: 2400,
  height: 1350,
  sizes: '100vw',
};

export const heroNarrow = {
  variants: artVariants('/art/hero-tall', [600, 900, 1200]),
  media: narrowScreen,
  sizes: '100vw',
};

export const heroPreloads = [
  {
    srcSet: srcSet(heroNarrow.variants, 'image/avif'),
    sizes: '100vw',
    type: 'image/avif',
    media: narrowScreen,
  },
  {
    srcSet: srcSet(heroWide.variants, 'image/avif'),
    sizes: '100vw',
    type: 'image/avif',
    media: '(min-width: 48rem)',
  },
];
