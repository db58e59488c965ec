import { useCallback, useState } from 'react';
import { MAX_VERIFY_BYTES, VERIFY_TOO_LARGE } from '#domain/credentials/rules.ts';
import type { Verification } from '#domain/credentials/schema.ts';
import { type CheckAnswer, sendFileCheck, sendLinkCheck } from './send-file-check.ts';

export type FileCheckState =
  | { kind: 'empty' }
  /** `name` is the visitor's name for it: the file's name or the link. */
  | { kind: 'checking'; name: string }
  | { kind: 'refused'; problem: string }
  | { kind: 'checked'; name: string; verification: Verification };

/** One check at a time; anything requested in the meantime waits until the visitor asks again. */
export function useFileCheck() {
  const [state, setState] = useState<FileCheckState>({ kind: 'empty' });

  const ask = useCallback(async (name: string, send: () => Promise<CheckAnswer>) => {
    setState({ kind: 'checking', name });
    const answer = await send();
    if ('problem' in answer) setState({ kind: 'refused', problem: answer.problem });
    else setState({ kind: 'checked', name, verification: answer.verification });
  }, []);
  const checkFile = useCallback(
    (file: File) => {
      if (file.size > MAX_VERIFY_BYTES) setState({ kind: 'refused', problem: VERIFY_TOO_LARGE });
      else void ask(file.name, () => sendFileCheck(file));
    },
    [ask],
  );
  const checkLink = useCallback(
    (link: string) => {
      if (link === '') setState({ kind: 'refused', problem: 'Paste a link first.' });
      else void ask(link, () => sendLinkCheck(link));
    },
    [ask],
  );
  return { state, checkFile, checkLink };
}
