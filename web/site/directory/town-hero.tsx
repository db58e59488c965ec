import type { ReactNode } from 'react';
import { artVariants, Picture, srcSet } from '../picture.tsx';
import { columnStyles } from '../styles.ts';

const drawings = ['/placeholder-2', '/placeholder-1', '/placeholder-3'] as const;
const sizes = '(min-width: 64rem) 44vw, 100vw';

/** A page's drawing: always the same one for the same place. */
export function chooseDrawing(place = ''): string {
  const sum = [...place].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return drawings[sum % drawings.length] as string;
}

export function drawingPreload(drawing: string) {
  return { srcSet: srcSet(artVariants(drawing, [1280]), 'image/avif'), sizes, type: 'image/avif' };
}

/** Words on the left, and on the right a horizon that extends past the page. */
export function TownHero({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <div className="relative">
      <div className="h-48 overflow-hidden sm:h-64 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[44%] lg:rounded-bl-[14rem]">
        <Picture
          variants={artVariants(drawing, [1280])}
          alt=""
          width={1280}
          height={853}
          sizes={sizes}
          isFirst
          className="size-full object-cover object-[40%_50%]"
        />
      </div>
      <div className={columnStyles}>
        <div className="lg:w-[56%] lg:pe-12">{children}</div>
      </div>
    </div>
  );
}

/** Names of places and people may be long and in any script. */
export const heroTitle =
  'wrap-anywhere text-[clamp(2.75rem,2rem+4vw,5rem)] leading-none tracking-[-0.02em] text-balance';
