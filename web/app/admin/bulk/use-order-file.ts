import { useState } from 'react';
import { type OrderFile, readOrderFile, refusalOf } from './order-file.ts';
import { decodeText } from './read-csv.ts';

export type ReadFile = OrderFile & { file: File; batchKey: string };

/** The chosen file, parsed. An unusable file is rejected with the reason. */
export function useOrderFile() {
  const [read, setRead] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState('');

  function refuse(text: string) {
    setRead(null);
    setProblem(text);
  }

  async function take(file: File | null) {
    setProblem('');
    if (!file) return setRead(null);
    const refusal = refusalOf(file);
    if (refusal) return refuse(refusal);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const orders = readOrderFile(decodeText(bytes));
      setRead({ ...orders, file, batchKey: await fingerprint(bytes) });
    } catch (error) {
      refuse(error instanceof Error ? error.message : 'Failed to parse CSV file');
    }
  }
  return { read, problem, take };
}

/** A hash of the content identifies the same file, even in another browser. */
async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
