import { respellIpa } from './respell-ipa.ts';

/** The letters that a voice reads. Words in lowercase, because capitals are spelled out; single letters should be. */
export function saidAs(entry: { notation: string; sayAs: string }): string {
  const letters = entry.notation === 'ipa' ? respellIpa(entry.sayAs) : entry.sayAs;
  return letters
    .replace(/[A-Za-z]{2,}/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}
