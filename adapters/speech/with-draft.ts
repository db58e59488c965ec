import type { Speech } from './contract.ts';

type Options = { first: Speech; draft: Speech; onFallback: (reason: unknown) => void };

/** The first voices, or the draft voices when the first cannot be made ready: an episode is then at least a draft. */
export function withDraft({ first, draft, onFallback }: Options): Speech {
  return {
    name: first.name,
    wordsPerMinute: first.wordsPerMinute,
    async prepare(options) {
      try {
        return await first.prepare(options);
      } catch (error) {
        options.signal.throwIfAborted();
        onFallback(error);
        return draft.prepare(options);
      }
    },
  };
}
