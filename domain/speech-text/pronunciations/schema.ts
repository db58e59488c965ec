import { z } from 'zod';
import { notations } from '#db/column-values.ts';

export const Notation = z.enum(notations);

const word = z
  .string()
  .trim()
  .min(1, 'Please enter a word or name.')
  .max(60, 'Please enter at most 60 characters.')
  .regex(/^[\p{L}\p{M}' ’.,-]+$/u, 'Please enter a word or name of letters.')
  .refine((text) => text.split(/[\s,]+/).length <= 4, 'Please enter at most four words.');

/** A respelling is in lowercase: capitals would be spelled out. */
const letters = /^[A-Za-z][A-Za-z' ,-]*$/;
const ipa = /^[\p{L}\p{M}ˈˌːˑ.‿ ()/[\]-]+$/u;

const entryFields = {
  word,
  notation: Notation.default('respelling'),
  sayAs: z
    .string()
    .trim()
    .min(1, 'Please enter how it is said.')
    .max(120, 'Please enter at most 120 characters.'),
};

function checkNotation(value: { notation: string; sayAs: string }, issues: z.RefinementCtx): void {
  const pattern = value.notation === 'ipa' ? ipa : letters;
  if (pattern.test(value.sayAs)) return;
  const message =
    value.notation === 'ipa'
      ? 'Please enter sounds of the phonetic alphabet, such as wɪˈlæmɪt.'
      : 'Please enter letters, spaces and hyphens only, such as wuh-lam-it.';
  issues.addIssue({ code: 'custom', path: ['sayAs'], message });
}

export const SavePronunciation = z
  .object({ id: z.uuid().nullish(), marketId: z.uuid().nullish(), ...entryFields })
  .superRefine(checkNotation);
export type SavePronunciation = z.output<typeof SavePronunciation>;

export const PreviewPronunciation = z.object(entryFields).superRefine(checkNotation);
export type PreviewPronunciation = z.output<typeof PreviewPronunciation>;

export const Pronunciation = z.object({
  id: z.string(),
  marketId: z.string().nullable(),
  marketName: z.string().nullable(),
  word: z.string(),
  notation: Notation,
  sayAs: z.string(),
  /** What the voice reads. */
  spoken: z.string(),
  changedBy: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Pronunciation = z.output<typeof Pronunciation>;
