import { z } from 'zod';
import { exportStates } from '#db/column-values.ts';

export const AccountExport = z.object({
  id: z.string(),
  state: z.enum(exportStates),
  doneParts: z.number().int(),
  totalParts: z.number().int(),
  sizeBytes: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const DeleteAccount = z.object({
  /** Missing for an account without a password, which needs a fresh sign-in instead. */
  password: z.string().max(200).optional(),
  /** Typed by hand, so that nobody deletes an account by accident. */
  confirmation: z.string().refine((text) => text.trim().toUpperCase() === 'DELETE', 'Type DELETE to confirm'),
});
export type DeleteAccount = z.infer<typeof DeleteAccount>;

/** What prevents a deletion, and what would be deleted. */
export const DeletionPreview = z.object({
  homes: z.number().int(),
  leads: z.number().int(),
  hasPassword: z.boolean(),
  /** In plain words; empty when the account can be deleted. */
  blockers: z.array(z.string()),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;
