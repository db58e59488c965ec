import type { ComponentProps } from 'react';

type BrandMarkProps = ComponentProps<'svg'> & {
  /** The house alone, without the waves, for when nothing is playing. */
  quiet?: boolean;
};

/**
 * A house with a lit hearth whose chimney gives off sound. Decorative: the name is next to it or on the link
 * around it.
 */
export function BrandMark({ quiet = false, ...props }: BrandMarkProps) {
  return (
    <svg
      data-slot="brand-mark"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M2.2 19.4 12.6 9.6 23 19.4" />
      <path d="M5.4 17.2v12.4h14.4V17.2" />
      <path d="M18.9 14.6V10" />
      <path d="M9.8 29.6v-4.2a2.8 2.8 0 0 1 5.6 0v4.2Z" fill="currentColor" stroke="none" />
      {!quiet && (
        <>
          <path d="M20 6.2a4.6 4.6 0 0 1 3.1 3.1" />
          <path d="M21.3 1.9a9 9 0 0 1 6.1 6.1" />
        </>
      )}
    </svg>
  );
}
