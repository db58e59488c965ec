import { z } from 'zod';
import { runStates } from '#db/column-values.ts';
import { FactConflict, Script } from '../../script/schema.ts';
import { NO_ANSWERS, stages, stepNames } from '../rules.ts';

/** Text that the database can hold exactly as it was sent. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const storableMessage = 'This text contains characters we can’t store';
const freeText = (max: number) =>
  z.string().max(max, `This may have at most ${max} characters`).refine(storable, storableMessage);

const stageNames = stages.map(({ name }) => name) as [
  (typeof stages)[number]['name'],
  ...(typeof stages)[number]['name'][],
];

/** A run as the customer follows it. */
export const ProductionView = z.object({
  state: z.enum(runStates).nullable(),
  /** What the customer reads while the run waits for someone. */
  message: z.string().nullable(),
  stages: z.array(
    z.object({
      name: z.enum(stageNames),
      title: z.string(),
      state: z.enum(['waiting', 'running', 'done']),
      startedAt: z.iso.datetime().nullable(),
      endedAt: z.iso.datetime().nullable(),
      doneParts: z.number().nullable(),
      totalParts: z.number().nullable(),
    }),
  ),
  /** A step is being repeated, which moves no stage back. */
  isSecondLook: z.boolean(),
  /** Based on recent episodes; null while there is no estimate. */
  secondsLeft: z.number().nullable(),
  /** What the hosts are saying now. */
  lines: z.array(z.object({ id: z.string(), speaker: z.string(), text: z.string() })),
  /** The first seconds, as soon as they are recorded. */
  openingUrl: z.string().nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string().nullable(),
      /** A question about photos, which is answered by marking them. */
      isAboutPhotos: z.boolean(),
    }),
  ),
  /** Every episode is reviewed before delivery, so the customer may still edit the script. */
  canEditScript: z.boolean(),
});
export type ProductionView = z.infer<typeof ProductionView>;

/** What a payment bought, for anyone with its session. */
export const PaidHome = z.object({
  podcastId: z.string(),
  name: z.string(),
  listingId: z.string().nullable(),
  isReady: z.boolean(),
  production: ProductionView.omit({ questions: true, canEditScript: true }),
});
export type PaidHome = z.infer<typeof PaidHome>;

export const AnswerQuestions = z.object({
  podcastId: z.uuid('This is not a podcast id'),
  answers: z
    .array(z.object({ questionId: z.uuid('This is not a question id'), answer: freeText(2000) }))
    .min(1, NO_ANSWERS)
    .max(50),
});

export const DecideReview = z.object({
  reviewItemId: z.uuid('This is not a review id'),
  decision: z.enum(['approve', 'retry']),
  fromStep: z.enum(stepNames).optional(),
  note: freeText(2000).optional(),
});

export const RestartProduction = z.object({
  podcastId: z.uuid('This is not a podcast id'),
  fromStep: z.enum(stepNames).optional(),
});

const Misheard = z.object({ expected: z.string(), heard: z.string() });

/** The evidence of every kind of issue. Missing or malformed parts are left out instead of breaking a screen. */
export const Evidence = z.object({
  conflicts: z.array(FactConflict).catch([]),
  unbacked: z.array(z.object({ turnId: z.string(), claim: z.string() })).catch([]),
  flagged: z
    .array(
      z.object({
        turnId: z.string(),
        text: z.string(),
        reason: z.string().optional(),
        findings: z.array(z.object({ text: z.string(), reason: z.string(), suggestion: z.string() })),
      }),
    )
    .catch([]),
  problems: z.array(z.object({ message: z.string() })).catch([]),
  turns: z.array(z.object({ turnId: z.string() })).catch([]),
  message: z.string().optional().catch(undefined),
  saleStatus: z.string().optional().catch(undefined),
  unreadable: z.string().optional().catch(undefined),
  service: z.string().nullish().catch(undefined),
  voice: z.string().optional().catch(undefined),
  words: z.number().optional().catch(undefined),
  wordErrors: z.number().optional().catch(undefined),
  wrongNumbers: z.array(Misheard).catch([]),
  wrongStreets: z.array(Misheard).catch([]),
  facts: z.number().optional().catch(undefined),
  seconds: z.number().optional().catch(undefined),
});
export type Evidence = z.infer<typeof Evidence>;

export const ReviewView = z.object({
  id: z.string(),
  podcastId: z.string(),
  home: z.string(),
  listingUrl: z.string(),
  customerEmail: z.string(),
  step: z.string(),
  reason: z.string(),
  canApprove: z.boolean(),
  evidence: Evidence,
  openedAt: z.iso.datetime(),
  orderedAt: z.iso.datetime(),
  isDelivered: z.boolean(),
  /** The payment can be refunded. */
  isPaidOnline: z.boolean(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** Everything that staff can see about a run. */
export const ProductionRecord = z.object({
  state: z.enum(runStates).nullable(),
  attempt: z.number(),
  steps: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      attempt: z.number(),
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      outcome: z.string().nullable(),
      detail: z.string().nullable(),
      doneParts: z.number().nullable(),
      totalParts: z.number().nullable(),
    }),
  ),
  reviews: z.array(
    z.object({
      id: z.string(),
      step: z.string(),
      reason: z.string(),
      canApprove: z.boolean(),
      evidence: z.record(z.string(), z.unknown()),
      openedAt: z.iso.datetime(),
      closedAt: z.iso.datetime().nullable(),
      decision: z.string().nullable(),
      note: z.string(),
    }),
  ),
  questions: ProductionView.shape.questions,
  /** URLs of the files made so far. */
  files: z.record(z.string(), z.string()),
  /** Who wrote the script and, for a language model, how each scene was created; null before there is one. */
  writer: Script.shape.writer.nullable(),
});
export type ProductionRecord = z.infer<typeof ProductionRecord>;

export const UploadPodcast = z.object({
  podcastId: z.uuid('This is not a podcast id').nullish(),
  listingId: z.uuid('This is not a listing id').nullish(),
  /** An MP3 as a data URL; a program may send the bytes instead (audio/mpeg, or a form). */
  file: z.string().nullish(),
});

export const NotifyPodcastReady = z.object({
  podcastId: z.uuid('This is not a podcast id'),
  userId: z.uuid('This is not a user id').nullish(),
});

export function readEvidence(evidence: Record<string, unknown>): Evidence {
  return Evidence.parse(evidence);
}
