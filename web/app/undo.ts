import { notify } from '../components/ui/notify.ts';

export const UNDO_MS = 10_000;

type Undoable = {
  /** The item of the action; it counts as gone until the action is undone. */
  id: string;
  said: string;
  run: () => Promise<unknown>;
};

const gone = new Set<string>();
const listeners = new Set<() => void>();
const waiting = new Set<() => Promise<void>>();
let snapshot: ReadonlySet<string> = new Set();

function mark(id: string, isGone: boolean): void {
  if (isGone) gone.add(id);
  else gone.delete(id);
  snapshot = new Set(gone);
  for (const tell of listeners) tell();
}

/** Does at once what still waits: after a sign-out nobody could. */
export async function finishWaiting(): Promise<void> {
  await Promise.allSettled([...waiting].map((finish) => finish()));
}

/** Does something after ten seconds unless it is undone. Leaving the page or signing out does it at once. */
export function runWithUndo({ id, said, run }: Undoable): void {
  const toast = `undo-${id}`;
  mark(id, true);
  const end = () => {
    clearTimeout(timer);
    waiting.delete(finish);
    removeEventListener('pagehide', finish);
    notify.dismiss(toast);
  };
  const finish = async () => {
    end();
    await run().finally(() => mark(id, false));
  };
  const undo = () => {
    end();
    mark(id, false);
  };
  const timer = setTimeout(finish, UNDO_MS);
  waiting.add(finish);
  addEventListener('pagehide', finish);
  notify.success(said, { id: toast, durationMs: UNDO_MS, action: { label: 'Undo', onClick: undo } });
}

/** For `useSyncExternalStore`: what is gone unless it is undone. */
export const undoStore = {
  follow(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ReadonlySet<string> => snapshot,
};
