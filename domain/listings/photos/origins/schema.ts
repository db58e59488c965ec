import { z } from 'zod';
import { photoKinds, photoWitnesses } from '#db/column-values.ts';
import { markableKinds } from '../rules.ts';

/** What a state's law requires of photos in advertising. */
export const StateRule = z.object({
  state: z.string().regex(/^[A-Z]{2}$/),
  law: z.string().min(1),
  citation: z.string().min(1),
  source: z.url(),
  /** The first and the last day it is in force, as local days at the home. */
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  covers: z.enum(['sale', 'sale-and-rent']),
  /** Photos of these kinds have to be labeled. */
  labels: z.array(z.enum(photoKinds)),
  /** Photos of these kinds need an accessible unaltered one. */
  originals: z.array(z.enum(photoKinds)),
});
export type StateRule = z.output<typeof StateRule>;

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** What an agent says about one photo. */
export const PhotoMark = z.object({
  url: z.string().max(2048),
  kind: z.enum(markableKinds),
  /** What was changed. */
  edits: z
    .string()
    .trim()
    .max(120, 'Use up to 120 characters')
    .refine(storable, 'This text cannot be stored')
    .default(''),
  /** The URL of the unaltered photo. */
  original: z.string().max(2048).nullable().default(null),
  /** Must not be shown. */
  isLeftOut: z.boolean().default(false),
});
export type PhotoMark = z.output<typeof PhotoMark>;

/**
 * A mark without an original keeps the existing one, which may have arrived while the mark was on its way.
 */
const EditedMark = PhotoMark.extend({ original: PhotoMark.shape.original.unwrap().optional() });
export type EditedMark = z.output<typeof EditedMark>;

export const EditedMarks = z.array(EditedMark).max(80, 'Mark up to 80 photos');

/** A photo on the screen where its agent says what it is. */
export const MarkedPhoto = PhotoMark.extend({
  /** Where our server shows it, and its original. */
  src: z.string(),
  originalSrc: z.string().nullable(),
  alt: z.string(),
  /** The words that told us; null if nobody said anything. */
  quote: z.string().nullable(),
  saidBy: z.enum(photoWitnesses).nullable(),
  /** A law requires the original, and it is missing. */
  needsOriginal: z.boolean(),
});
export type MarkedPhoto = z.output<typeof MarkedPhoto>;

export const MarkedPhotos = z.object({
  photos: z.array(MarkedPhoto),
  /** "California (AB 723)", if a law requires originals. */
  law: z.string().nullable(),
  /** What the remarks say about photos that they don't name. */
  unclear: z.array(z.string()),
});
export type MarkedPhotos = z.output<typeof MarkedPhotos>;

/** Where one photo comes from, for the record of a home. */
export const PhotoRecord = z.object({
  /** Hash of the photo's file; null while we have no copy. */
  photoId: z.string().nullable(),
  url: z.string(),
  sourceUrl: z.string().nullable(),
  alt: z.string(),
  kind: z.enum(photoKinds),
  label: z.string().nullable(),
  edits: z.string().nullable(),
  /** How we know: who said it, in which words, and for an agent who and when. */
  saidBy: z.enum(photoWitnesses).nullable(),
  quote: z.string().nullable(),
  markedBy: z.string().nullable(),
  markedAt: z.iso.datetime().nullable(),
  original: z.object({ photoId: z.string(), url: z.string(), sourceUrl: z.string() }).nullable(),
  credit: z.string().nullable(),
});
export type PhotoRecord = z.output<typeof PhotoRecord>;
