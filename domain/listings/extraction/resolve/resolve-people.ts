import { tidyCase } from '../../address/tidy-case.ts';
import type { Candidate, PageFact } from '../facts.ts';
import { readBusinessName } from '../values/read-business-name.ts';
import { readPersonName } from '../values/read-person-name.ts';
import { decide, votesFor } from './vote.ts';

function nameKey(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/["“”'’.,]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word.length > 1);
  return words.length > 2 ? `${words[0]} ${words.at(-1)}` : words.join(' ');
}

export function resolveAgent(candidates: Candidate[]): PageFact<string> {
  return decide(
    votesFor(candidates, 'agent', ({ value }) => {
      const name = readPersonName(value);
      return name ? { value: tidyCase(name), key: nameKey(name) } : null;
    }),
  );
}

/** A number next to the agent's name counts most; one next to another name does not count. */
export function resolveAgentPhone(candidates: Candidate[], agent: string | null): PageFact<string> {
  return decide(
    votesFor(candidates, 'agentPhone', ({ value, unit }) => {
      if (typeof value !== 'string') return null;
      if (unit && (!agent || nameKey(unit) !== nameKey(agent))) return null;
      return { value, key: value.replace(/\D/g, '') };
    }),
  );
}

export function resolveBrokerage(candidates: Candidate[]): PageFact<string> {
  return decide(
    votesFor(candidates, 'brokerage', ({ value }) => {
      const name = readBusinessName(value);
      if (!name) return null;
      const key = name
        .toLowerCase()
        .replace(/\b(?:inc|llc|ltd|corp|co|company|the)\b/g, '')
        .replace(/[^a-z0-9]/g, '');
      return key ? { value: name, key } : null;
    }),
  );
}

export function resolveMls(candidates: Candidate[]): PageFact<string> {
  return decide(
    votesFor(candidates, 'mls', ({ value }) =>
      typeof value === 'string' ? { value, key: value.toUpperCase().replace(/[^A-Z0-9]/g, '') } : null,
    ),
  );
}
