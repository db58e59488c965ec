import { cloneElement, type ReactElement, type Ref } from 'react';
import { useIsPainted } from './use-is-painted.ts';

type AfterPaintProps = {
  ref?: Ref<HTMLElement>;
  children: ReactElement<{ ref?: Ref<HTMLElement> | undefined }>;
};

/**
 * Mounts its child once the frame before has been painted. A dialog locks the page behind it, for which the browser has
 * to style all of it again; the dusk over the page answers the press before that.
 */
export function AfterPaint({ ref, children }: AfterPaintProps) {
  const isPainted = useIsPainted();
  return isPainted ? cloneElement(children, { ref }) : null;
}
