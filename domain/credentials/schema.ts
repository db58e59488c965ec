import { z } from 'zod';
import { signedFileKinds, sourceTypes } from '#db/column-values.ts';
import { checkNames, verdicts } from './rules.ts';

export const VerifyLink = z.object({
  link: z.string().trim().min(1, 'Paste a link first.').max(2048, 'This link is too long.'),
});

/** What anyone may know about a file. It contains no names. */
export const Verification = z.object({
  verdict: z.enum(verdicts),
  /** Which of our files it is or was. */
  file: z
    .object({
      kind: z.enum(signedFileKinds),
      /** Null if nobody told us. */
      sourceType: z.enum(sourceTypes).nullable(),
      /** "Virtually staged" */
      note: z.string().nullable(),
      madeAt: z.iso.datetime(),
      version: z.string(),
      manifestId: z.string(),
      factSheetHash: z.string().nullable(),
      isTestCertificate: z.boolean(),
      /** False if a newer one has been made since. */
      isCurrent: z.boolean(),
    })
    .nullable(),
  /** Its certificate has since expired. */
  isExpired: z.boolean(),
  /** Only while its page is public. */
  home: z.object({ title: z.string(), path: z.string() }).nullable(),
  checks: z.array(z.object({ name: z.enum(checkNames), count: z.number().int().nullable() })),
});
export type Verification = z.infer<typeof Verification>;
