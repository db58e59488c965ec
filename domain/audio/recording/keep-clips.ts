import type { Storage } from '#adapters/storage/contract.ts';
import { clipFolder } from './record-turns.ts';

/** A storage whose clips are in another one, where they are kept longer. */
export function keepClips(storage: Storage, clips: Storage): Storage {
  const of = (key: string) => (key.startsWith(`${clipFolder}/`) ? clips : storage);
  return {
    put: (key, body, options) => of(key).put(key, body, options),
    open: (key, range) => of(key).open(key, range),
    stat: (key) => of(key).stat(key),
    remove: (key) => of(key).remove(key),
    list: (prefix) => of(prefix).list(prefix),
  };
}
