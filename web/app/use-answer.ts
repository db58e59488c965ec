import { useEffect, useState } from 'react';
import { ApiError } from '../browser/api.ts';

const PAUSES_MS = [1000, 2000];

/**
 * Asks the server once and again after a failure, for screens that load without the query cache. Undefined until there is
 * an answer. `ask` must stay the same function.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function tryAgain(failures: number): Promise<void> {
      try {
        const given = await ask();
        if (!isOver) setAnswer(given);
      } catch (error) {
        const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
        const pause = PAUSES_MS[failures];
        if (!isOver && !isRefusal && pause) timer = setTimeout(() => void tryAgain(failures + 1), pause);
      }
    }
    void tryAgain(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask]);
  return answer;
}
