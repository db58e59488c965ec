import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Names our tokens add, so that a later class of the same kind wins over an earlier one.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      shadow: ['raised', 'floating', 'pressed'],
      ease: ['settle'],
      container: ['prose', 'page'],
    },
  },
});

export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
