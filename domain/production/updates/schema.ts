import { z } from 'zod';
import { updateKinds, updateStates } from '#db/column-values.ts';
import { Measures, TranscriptCheck } from '../../audio/schema.ts';
import { OpenHouse } from '../../marketing/schema.ts';

const PodcastId = z.object({ podcastId: z.uuid('This is not a podcast id') });
const UpdateId = PodcastId.extend({ updateId: z.uuid('This is not an update id') });

/** What happened, as the customer chose it. The facts decide whether it can be announced. */
export const PreviewUpdate = PodcastId.extend({
  occasion: z.enum(updateKinds),
  openHouse: OpenHouse.nullish(),
});
export type PreviewUpdate = z.infer<typeof PreviewUpdate>;

export const RequestUpdate = PreviewUpdate.extend({
  /** Hash of the words that were read before. */
  seenHash: z.string().min(1).max(100),
});
export type RequestUpdate = z.infer<typeof RequestUpdate>;

export const ShowUpdate = UpdateId.extend({ isOnPage: z.boolean() });
export type ShowUpdate = z.infer<typeof ShowUpdate>;
export const RemoveUpdate = UpdateId;
export type RemoveUpdate = z.infer<typeof RemoveUpdate>;

/** Staff's decision about an update that a person has to hear first. */
export const DecideUpdate = z.object({
  updateId: UpdateId.shape.updateId,
  decision: z.enum(['approve', 'drop']),
});
export type DecideUpdate = z.infer<typeof DecideUpdate>;

const Words = z.array(z.object({ speaker: z.string(), text: z.string() }));

export const UpdatePreview = z.object({
  words: Words,
  seconds: z.number(),
  seenHash: z.string(),
});
export type UpdatePreview = z.infer<typeof UpdatePreview>;

export const UpdateView = z.object({
  id: z.string(),
  kind: z.enum(updateKinds),
  title: z.string(),
  state: z.enum(updateStates),
  doneParts: z.number(),
  totalParts: z.number(),
  words: Words,
  audioUrl: z.string().nullable(),
  unbrandedUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  isOnPage: z.boolean(),
  /** Why a person listens first, or why there is no recording. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type UpdateView = z.infer<typeof UpdateView>;

/** An update in the list that staff have to decide. */
export const HeldUpdateView = UpdateView.extend({
  podcastId: z.string(),
  home: z.string(),
  reason: z.string(),
  openedAt: z.iso.datetime(),
  isStillTrue: z.boolean(),
});
export type HeldUpdateView = z.infer<typeof HeldUpdateView>;

export const UpdatesView = z.object({
  updates: z.array(UpdateView),
  /** How many more may be recorded now. */
  left: z.number(),
});
export type UpdatesView = z.infer<typeof UpdatesView>;

/** How a recording was made, and its transcript. */
export const UpdateVerification = z.object({
  /** Old updates lack it. */
  voiceName: z.string().nullable().default(null),
  isDraft: z.boolean().nullable().default(null),
  transcriber: z.string().nullable().default(null),
  rewordedTurns: z.number().default(0),
  measures: Measures,
  check: TranscriptCheck.nullable(),
});
export type UpdateVerification = z.infer<typeof UpdateVerification>;
