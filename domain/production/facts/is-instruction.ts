import { instructionSigns } from './data/unusable.ts';

/** Whether a sentence speaks to whoever processes the listing instead of describing a home. */
export function isInstruction(sentence: string): boolean {
  return instructionSigns.some((sign) => sign.test(sentence));
}
