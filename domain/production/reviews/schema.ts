import { z } from 'zod';
import { runStates } from '#db/column-values.ts';
import { SheetRows } from '../../listings/sheet/schema.ts';
import { ChapterName, claimKinds, Speaker } from '../../script/schema.ts';
import { MAX_TURN_LENGTH } from './rules.ts';

/** Text that the database can hold exactly as it was sent. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

export const MAX_TURNS = 200;

const SentTurn = z.object({
  /** The id of an existing turn; a new one has none. */
  id: z.string().min(1).max(40).optional(),
  speaker: Speaker,
  text: z
    .string()
    .trim()
    .min(1, 'A turn needs words; remove it instead')
    .max(MAX_TURN_LENGTH, `A turn may have at most ${MAX_TURN_LENGTH} characters`)
    .refine(storable, 'This text contains characters we can’t store')
    .refine((text) => /[\p{L}\p{N}]/u.test(text), 'A turn needs words that can be spoken'),
  chapter: ChapterName,
  branded: z.boolean(),
});

export const SaveScript = z.object({
  podcastId: z.uuid('This is not a podcast id'),
  /** The script that was open while it was changed. */
  seenHash: z.string().min(1).max(100),
  turns: z
    .array(SentTurn)
    .min(1, 'An episode needs at least one turn')
    .max(MAX_TURNS, `An episode may have at most ${MAX_TURNS} turns`)
    .refine((turns) => {
      const ids = turns.flatMap(({ id }) => (id === undefined ? [] : [id]));
      return new Set(ids).size === ids.length;
    }, 'Each turn can appear only once'),
});
export type SaveScript = z.infer<typeof SaveScript>;

const TurnView = SentTurn.extend({
  id: z.string(),
  text: z.string(),
  /** The clip of exactly these words. */
  audioUrl: z.string().nullable(),
  claims: z.array(
    z.object({
      claim: z.string(),
      kind: z.enum(claimKinds),
      /** The fact that backs it; null if none does. */
      fact: z.object({ label: z.string(), value: z.string(), excerpt: z.string() }).nullable(),
    }),
  ),
  findings: z.array(
    z.object({
      text: z.string(),
      tier: z.enum(['block', 'warn']),
      reason: z.string(),
      suggestion: z.string(),
    }),
  ),
});
export type TurnView = z.infer<typeof TurnView>;

/** Where a delivered episode no longer matches its listing. */
export const EpisodeChanges = z.object({
  state: z.enum(runStates).nullable(),
  /** The script was changed by a person since it was written. */
  isEdited: z.boolean(),
  /** Null if nothing was known before, or nothing is known anymore. */
  changedFacts: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** How many turns of the episode say it. */
      turns: z.number(),
    }),
  ),
});
export type EpisodeChanges = z.infer<typeof EpisodeChanges>;

/** The facts of an ordered home, for its customer to correct. */
export const CorrectableFacts = z.object({
  fields: SheetRows,
  /** Sentences of the description that are reworded on the page because of fair-housing law, or left out. */
  storyChanges: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
  /** Uploaded: staff recorded it elsewhere, so we can't record lines of it again. */
  episode: z.enum(['making', 'recorded', 'uploaded']),
});
export type CorrectableFacts = z.infer<typeof CorrectableFacts>;

/** A script with the checks and clips of its turns. */
export const ScriptView = EpisodeChanges.extend({
  podcastId: z.string(),
  home: z.string(),
  title: z.string(),
  contentHash: z.string(),
  isDelivered: z.boolean(),
  turns: z.array(TurnView),
});
export type ScriptView = z.infer<typeof ScriptView>;

/** The correct values, field by field, for a listing that contradicts itself. */
export const ResolveConflict = z.object({
  reviewItemId: z.uuid('This is not a review id'),
  choices: z
    .array(z.object({ field: z.string().max(40), value: z.string().trim().min(1).max(100) }))
    .min(1, 'Please choose the correct value')
    .max(20),
});
export type ResolveConflict = z.infer<typeof ResolveConflict>;
