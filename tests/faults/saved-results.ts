import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { FaultResult } from './run-fault.ts';

export type NamedResult = FaultResult & { name: string };

/** Results of an interrupted run, one line of JSON for each fault, so that the next run continues after them. */
export function openSavedResults(path: string | undefined) {
  const lines = path && existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').filter(Boolean) : [];
  const saved = lines.map((line) => JSON.parse(line) as NamedResult);
  return {
    find: (name: string, orders: number) => saved.find((row) => row.name === name && row.orders === orders),
    add(result: NamedResult): void {
      if (path) appendFileSync(path, `${JSON.stringify(result)}\n`);
    },
  };
}
