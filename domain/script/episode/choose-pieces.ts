import type { SaidLine } from '../scenes/fill-line.ts';
import type { Piece } from './scene-picker.ts';

export type ChoosingOptions = {
  /** Words that there is room for. */
  budget: number;
  /** From here on, nothing is said only to fill up. */
  enough: number;
  /** What the shortest talk needs. */
  least: number;
  /** Turns of the opening and the ending. */
  turnsAround: number;
  wordsOf: (lines: readonly SaidLine[]) => number;
  isFilling: (piece: Piece) => boolean;
};

type TipRules = {
  share: number;
  perPart: number;
  most: number;
  /** Only what editors preferred. */
  isChoice?: boolean;
  hasMinor: boolean;
  hasSpare?: boolean;
};

/** What the listing says comes first. */
const noTips: TipRules = { share: 0, perPart: 0, most: 0, hasMinor: false };
/** Where it nearly says enough for a full episode, one thing worth knowing beside it. */
const oneTip: TipRules = { share: 0.1, perPart: 1, most: 1, isChoice: true, hasMinor: false };
/** For a home that would otherwise miss a full episode. More than this, and the home drops out of sight. */
const fewTips: TipRules = { share: 0.1, perPart: 1, most: 2, hasMinor: false };
/** Where that is still too little: about ordinary things, too. */
const minorTips: TipRules = { share: 0.15, perPart: 1, most: 3, hasMinor: true };
/** For one that would be too short for any. */
const moreTips: TipRules = { share: 0.25, perPart: 2, most: 6, hasMinor: true, hasSpare: true };

/** What Miles makes of a piece comes on top: so much for certain, and so much where he has a lot to say. */
const [replyWords, maxReplyWords] = [3, 6];

/** What fits, the most telling first, in the order of the walk. */
export function choosePieces(
  pieces: readonly Piece[],
  { budget, enough, least, turnsAround, wordsOf, isFilling }: ChoosingOptions,
): { chosen: Piece[]; words: number } {
  const chosen: Piece[] = [];
  let words = 0;
  const inOrder = (some: readonly Piece[]) =>
    [...some].sort((a, b) => a.at - b.at || pieces.indexOf(a) - pieces.indexOf(b));
  const turnsOf = (some: readonly Piece[]) =>
    some.reduce((sum, { lines }) => sum + lines.length, turnsAround);
  const byWorth = [...pieces].sort((a, b) => b.worth - a.worth);
  function take(
    { share, perPart, most, isChoice = false, hasMinor, hasSpare = false }: TipRules,
    isEnough: () => boolean,
  ) {
    for (const piece of byWorth) {
      if (chosen.includes(piece)) continue;
      if (isEnough()) return;
      const count = wordsOf(piece.lines);
      // Nobody picks up what was not told.
      const isLoose = piece.behind !== undefined && !chosen.includes(piece.behind);
      if (isLoose || words + count > budget || (isFilling(piece) && words > enough)) continue;
      const after = inOrder([...chosen, piece]);
      if (tipsOf([piece]) > 0) {
        const tips = tipsOf(after);
        const isTooMany = tips > turnsOf(after) * share || tips > most;
        const isCrowded = after.filter((one) => tipsOf([one]) > 0 && isSamePart(one, piece)).length > perPart;
        const isLeft =
          (piece.isMinor === true && !hasMinor) ||
          (piece.isSpare === true && !hasSpare) ||
          (isChoice && piece.scene?.rank !== 'best');
        if (isLeft || isTooMany || isCrowded || longestRun(after) > 1) continue;
      }
      chosen.push(piece);
      words += count;
    }
  }
  take(noTips, () => false);
  // Again: what a late piece tells may be picked up by one that came before it.
  take(noTips, () => false);
  const before = { count: chosen.length, words };
  const isFull = (perPiece = replyWords) => words + chosen.length * perPiece >= enough;
  take(oneTip, () => isFull());
  take(fewTips, () => isFull());
  take(minorTips, () => isFull());
  // Tips that don't make a full episode of it only keep listeners from the home.
  if (!isFull(maxReplyWords)) {
    chosen.splice(before.count);
    words = before.words;
  }
  take(moreTips, () => words >= least);
  return { chosen: inOrder(chosen), words };
}

/** What to try or to look at, whether it is said as general knowledge or not. */
const tipsOf = (some: readonly Piece[]) =>
  some.filter(({ scene, lines }) => (scene && !scene.part) || lines.some(({ isGeneral }) => isGeneral))
    .length;

const isSamePart = (a: Piece, b: Piece) => Math.floor(a.at) === Math.floor(b.at);

/** How many pieces with general knowledge follow each other. */
function longestRun(some: readonly Piece[]): number {
  let [run, longest] = [0, 0];
  for (const piece of some) {
    run = tipsOf([piece]) > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
