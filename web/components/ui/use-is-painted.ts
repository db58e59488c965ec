import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the frame of the first render has been painted, plus this many more. Content that waits for it is
 * rendered in pieces; content that waits one frame each is inserted into the page one at a time, because insertion
 * can't be done in pieces.
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
