import type { Part } from './part.ts';

/** "An assessment, and what is it for?": one that "goes towards the roof" has been told. */
export const asksPurpose = /^(?:and )?what(?: is|'?s) (?:it|that) for\W*$/i;
export const tellsPurpose = (part: Part | undefined) =>
  part?.kind === 'answer' &&
  /\b(?:go(?:es|ing)? towards?|to (?:fund|cover|pay for|finance|build up|replenish))\b/i.test(
    part.draft.text,
  );

const room = /\b(?:that|this|the) (?:[a-z-]+ )?(rooms?|floor|level|studio|attic|loft|basement)\b/i;
const ofIt = /^(?:and |so )?(?:does|do|is|are|has|have|can) (?:it|they|that)\b/i;

/** "What's that top room for, does it have its own bath?" Of a room that stays open, another one's bath says nothing. */
export function isOfOpenRoom(before: Part | undefined, question: string, part: Part): boolean {
  const open = before?.kind === 'unknown' ? room.exec(before.question ?? '')?.[1] : undefined;
  return (
    open !== undefined &&
    ofIt.test(question) &&
    part.kind === 'answer' &&
    !new RegExp(`\\b${open}\\b`, 'i').test(part.draft.text)
  );
}
