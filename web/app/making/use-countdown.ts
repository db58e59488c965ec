import { useEffect, useState } from 'react';

/** Counts down between two responses from the server, which only has a better estimate when a step is done. */
export function useCountdown(seconds: number | null): number | null {
  const [start, setStart] = useState({ seconds, at: Date.now() });
  const [now, setNow] = useState(start.at);
  if (start.seconds !== seconds) setStart({ seconds, at: Date.now() });
  useEffect(() => {
    if (seconds === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds === null ? null : countDown(start, now);
}

export function countDown(start: { seconds: number | null; at: number }, now: number): number {
  return Math.max(0, (start.seconds ?? 0) - (now - start.at) / 1000);
}
