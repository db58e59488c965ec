import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { signedFileKinds, sourceTypes } from '../column-values.ts';
import { isOneOf, moment } from './columns.ts';
import { podcasts } from './podcasts.ts';

/**
 * Every file that we signed. A row outlives its file, so that a file downloaded before it was replaced can still be
 * recognized.
 */
export const signedFiles = pgTable(
  'signed_files',
  {
    fileKey: text().primaryKey(),
    /** Null for a picture of a home without an order. */
    podcastId: uuid().references(() => podcasts.id, { onDelete: 'cascade' }),
    kind: text({ enum: signedFileKinds }).notNull(),
    /** Which one of its kind, such as "square", "vertical-30" or the hash and width of a photo. */
    name: text().notNull(),
    manifestId: text().notNull(),
    mediaType: text().notNull(),
    /** Hash of what people see or hear, without metadata. */
    mediaHash: text().notNull(),
    factSheetHash: text(),
    /** Null if someone else made it and nobody knows how. */
    sourceType: text({ enum: sourceTypes }),
    /** What must be disclosed about it, such as "Virtually staged". */
    note: text(),
    /** The version of Hearthcast that made it. */
    version: text().notNull(),
    certificateFingerprint: text().notNull(),
    isTestCertificate: boolean().notNull(),
    signedAt: moment().notNull(),
    /** When it was last made or requested: the newest of a kind and name is the current one. */
    usedAt: moment().notNull(),
  },
  (t) => [
    check('signed_files_kind', isOneOf(t.kind, signedFileKinds)),
    check('signed_files_source_type', isOneOf(t.sourceType, sourceTypes)),
    uniqueIndex('signed_files_manifest').on(t.manifestId),
    index('signed_files_by_podcast').on(t.podcastId, t.kind, t.name, t.usedAt.desc()),
    index('signed_files_by_media').on(t.mediaHash),
  ],
);
