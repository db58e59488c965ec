import type { ComponentProps } from 'react';

/**
 * A list that scrolls sideways and snaps to its items; works by hand, wheel and keyboard without a script.
 */
export function Strip({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={`relative flex snap-x snap-mandatory scroll-px-4 overflow-x-auto scroll-smooth px-4 pb-4 [scrollbar-width:thin] ${className}`}
      {...props}
    />
  );
}
