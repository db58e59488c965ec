import type { SaidLine } from '../scenes/fill-line.ts';
import type { Piece } from './scene-picker.ts';

export type ChoosingOptions = {
  /** The word budget. */
  budget: number;
  /** Above this, say nothing just to fill time. */
  enough: number;
  /** What the shortest talk needs. */
  least: number;
  /** Turns in the opening and the ending. */
  turnsAround: number;
  wordsOf: (lines: readonly SaidLine[]) => number;
  isFilling: (piece: Piece) => boolean;
};

type TipRules = {
  share: number;
  perPart: number;
  most: number;
  /** Only those that editors preferred. */
  isChoice?: boolean;
  hasMinor: boolean;
  hasSpare?: boolean;
};

/** The listing's content comes first. */
const noTips: TipRules = { share: 0, perPart: 0, most: 0, hasMinor: false };
/** If it's nearly enough for a full episode, add one useful tip. */
const oneTip: TipRules = { share: 0.1, perPart: 1, most: 1, isChoice: true, hasMinor: false };
/** For a home that would otherwise miss a full episode. With more tips than this, the home gets lost. */
const fewTips: TipRules = { share: 0.1, perPart: 1, most: 2, hasMinor: false };
/** If that still isn't enough: tips about ordinary things, too. */
const minorTips: TipRules = { share: 0.15, perPart: 1, most: 3, hasMinor: true };
/** For a talk that would otherwise be too short to use. */
const moreTips: TipRules = { share: 0.25, perPart: 2, most: 6, hasMinor: true, hasSpare: true };

/** Miles's reply to a piece adds words: at least this many, and at most this many when he has a lot to say. */
const [replyWords, maxReplyWords] = [3, 6];

/** What fits, best first, in tour order. */
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
      // Don't pick up something that wasn't told.
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
  // Try again: a piece may pick up something that a later piece tells.
  take(noTips, () => false);
  const before = { count: chosen.length, words };
  const isFull = (perPiece = replyWords) => words + chosen.length * perPiece >= enough;
  take(oneTip, () => isFull());
  take(fewTips, () => isFull());
  take(minorTips, () => isFull());
  // Tips that don't make it a full episode only delay the home.
  if (!isFull(maxReplyWords)) {
    chosen.splice(before.count);
    words = before.words;
  }
  take(moreTips, () => words >= least);
  return { chosen: inOrder(chosen), words };
}

/** Tips on what to try or look at, whether or not they're general knowledge. */
const tipsOf = (some: readonly Piece[]) =>
  some.filter(({ scene, lines }) => (scene && !scene.part) || lines.some(({ isGeneral }) => isGeneral))
    .length;

const isSamePart = (a: Piece, b: Piece) => Math.floor(a.at) === Math.floor(b.at);

/** The longest run of pieces with general knowledge. */
function longestRun(some: readonly Piece[]): number {
  let [run, longest] = [0, 0];
  for (const piece of some) {
    run = tipsOf([piece]) > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
