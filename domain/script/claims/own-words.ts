import type { SaidLine } from '../scenes/fill-line.ts';
import type { Claim, FactSheet, Turn } from '../schema.ts';
import { statedClaims } from './check-claims.ts';

const precise = /^(?:number|money|date|name|brand|distance)$/;

export type OwnWords = { own: string[]; bare?: string };

/** An episode is planned several times, and most of its lines stay the same. */
const cache = new WeakMap<FactSheet, Map<string, OwnWords>>();

/** Words of a line that no fact backs but its author vouches for; `bare` are those nobody vouches for. */
export function ownWordsOf(line: SaidLine, sheet: FactSheet): OwnWords {
  const known = cache.get(sheet) ?? new Map<string, OwnWords>();
  cache.set(sheet, known);
  const key = `${line.isGeneral}|${line.text}|${line.authored}|${line.factIds.join()}`;
  const found = known.get(key) ?? readOwnWords(line, sheet);
  known.set(key, found);
  return found;
}

function readOwnWords(line: SaidLine, sheet: FactSheet): OwnWords {
  const turn = { id: '', text: line.text, factIds: line.factIds } as Turn;
  if (line.isGeneral)
    return { own: [...new Set(statedClaims({ turns: [turn] }, sheet).map(({ claim }) => claim))] };
  const unbacked = statedClaims({ turns: [turn] }, sheet).filter(({ factId }) => factId === undefined);
  const authored = line.authored.toLowerCase();
  const isOwn = ({ claim, kind }: Claim) =>
    authored.includes(claim.toLowerCase()) && (!precise.test(kind) || !/[\d$]/.test(claim));
  const bare = unbacked.find((claim) => !isOwn(claim))?.claim;
  return { own: unbacked.map(({ claim }) => claim), ...(bare !== undefined && { bare }) };
}
