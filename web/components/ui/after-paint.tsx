import { cloneElement, type ReactElement, type Ref, useEffect, useState } from 'react';

type AfterPaintProps = {
  ref?: Ref<HTMLElement>;
  children: ReactElement<{ ref?: Ref<HTMLElement> | undefined }>;
};

/**
 * Mounts its child once the frame before has been painted. A dialog locks the page behind it, for which the browser has
 * to style all of it again; the dusk over the page answers the press before that.
 */
export function AfterPaint({ ref, children }: AfterPaintProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted ? cloneElement(children, { ref }) : null;
}
