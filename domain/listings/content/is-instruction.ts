import { addressSigns, instructionSigns, namesAddressee, squeezedSign } from './data/instruction-signs.ts';

const digitLetters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };

/** Whether a sentence addresses a model or our system instead of describing a home. */
export function isInstruction(sentence: string): boolean {
  const text = sentence.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const signs = namesAddressee.test(text) ? [...instructionSigns, ...addressSigns] : instructionSigns;
  if (signs.some((sign) => sign.test(text))) return true;
  // "I.g.n.o.r.e your 1nstruct10ns"
  const spelled = text.toLowerCase().replace(/[01345@$]/g, (sign) => digitLetters[sign] as string);
  return squeezedSign.test(spelled.replace(/[^a-z]/g, ''));
}

/** Whether an instruction announces the next sentence: "New instructions follow." */
function pointsAhead(instruction: string): boolean {
  return /(?:\bfollow(?:s|ing)?|\bbelow|\bnext|:)\W*$/i.test(instruction);
}

/** Separates sentences that address a model, with what they announce, from those about the home. */
export function partInstructions(sentences: readonly string[]): { prose: string[]; instructions: string[] } {
  const prose: string[] = [];
  const instructions: string[] = [];
  let isAnnounced = false;
  for (const sentence of sentences) {
    const isAddressed = isInstruction(sentence);
    (isAddressed || isAnnounced ? instructions : prose).push(sentence);
    isAnnounced = isAddressed && pointsAhead(sentence);
  }
  return { prose, instructions };
}
