import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the frame in which this was first drawn has been painted, and as many more. What waits for it is drawn in
 * pieces; what waits for one frame each is put into the page one at a time, because that can't be done in pieces.
 */
export function useIsPainted(frames = 1): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const wait = (left: number) => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => (left > 1 ? wait(left - 1) : startTransition(() => setIsPainted(true))));
      });
    };
    wait(frames);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [frames]);
  return isPainted;
}
