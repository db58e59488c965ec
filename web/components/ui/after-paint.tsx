import { cloneElement, type ReactElement, type Ref } from 'react';
import { useIsPainted } from './use-is-painted.ts';

type AfterPaintProps = {
  ref?: Ref<HTMLElement>;
  children: ReactElement<{ ref?: Ref<HTMLElement> | undefined }>;
};

/**
 * Mounts its child once the previous frame has been painted. A dialog locks the page behind it, so the browser has to
 * restyle all of it; the overlay responds to the press before that.
 */
export function AfterPaint({ ref, children }: AfterPaintProps) {
  const isPainted = useIsPainted();
  return isPainted ? cloneElement(children, { ref }) : null;
}
