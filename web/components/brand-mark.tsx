import type { ComponentProps } from 'react';

type BrandMarkProps = ComponentProps<'svg'> & {
  /** The house alone, without the waves: nothing is on the air. */
  quiet?: boolean;
};

/** A house whose chimney gives off sound. Decorative: the name stands beside it or on the link around it. */
export function BrandMark({ quiet = false, ...props }: BrandMarkProps) {
  return (
    <svg
      data-slot="brand-mark"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M2.5 14.2 9.5 8l7 6.2v6.3a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5Z" />
      <path d="M14 11.6V7.5" />
      {!quiet && (
        <>
          <path d="M14.8 4.4a3.2 3.2 0 0 1 2.3 2.3" />
          <path d="M15.7 1.3a6.4 6.4 0 0 1 4.5 4.5" />
        </>
      )}
    </svg>
  );
}
