import { z } from 'zod';
import { BrandFields, BrandImageKind, BrandView, PreviewName } from '#domain/brands/schema.ts';
import type { DataTable } from '../operation.ts';

/** With a team, everyone on it may read its brand; owners and admins may change it. */
const Holder = z.object({ teamId: z.uuid('This is not a team id').optional() });
const Shown = z.object({ brand: BrandView.nullable() });

/** How agents and teams present themselves. Photos and logos go to POST /brand-images/:kind. */
export const brandData = {
  'GET /api/brand': {
    access: 'user',
    summary: 'The brand of the caller or of a team; null until it was saved or skipped',
    input: Holder,
    output: Shown,
  },
  'PATCH /api/brand': {
    access: 'user',
    summary: 'Saves the brand; images and emails of delivered homes are made again',
    input: BrandFields.extend(Holder.shape),
    output: Shown,
  },
  'POST /api/brand/skip': {
    access: 'user',
    summary: 'Notes that the caller was asked for a brand; changes nothing else',
    input: z.object({}),
    output: Shown,
  },
  'DELETE /api/brand/images/:kind': {
    access: 'user',
    summary: 'Removes the photo or the logo',
    input: Holder.extend({ kind: BrandImageKind }),
    output: Shown,
  },
  'POST /api/brand/name-sample': {
    access: 'user',
    summary: 'A short audio sample of a name, as a WAV file',
    input: PreviewName,
    output: z.object({ wavBase64: z.string() }),
  },
} as const satisfies DataTable;
