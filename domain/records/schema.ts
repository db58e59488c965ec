import { z } from 'zod';
import { signedFileKinds, sourceTypes } from '#db/column-values.ts';
import { PhotoRecord } from '../listings/photos/origins/schema.ts';
import { claimKinds } from '../script/schema.ts';
import { channels, factOrigins, shareDays } from './rules.ts';

const text = z.string();
const moment = z.iso.datetime();

const FactSource = z.object({ kind: z.enum(factOrigins), excerpt: text });

export const RecordFact = z.object({
  id: text,
  label: text,
  value: text,
  source: FactSource,
  /** When it was read, said or confirmed; null where that was not written down. */
  at: moment.nullable(),
});
export type RecordFact = z.infer<typeof RecordFact>;

export const TracedClaim = z.object({
  claim: text,
  /** A statement is a whole sentence that repeats its fact word for word. */
  kind: z.enum([...claimKinds, 'statement']),
  /** Null if no fact backs it. */
  fact: RecordFact.omit({ at: true }).nullable(),
});
export type TracedClaim = z.infer<typeof TracedClaim>;

const Person = z.object({ name: text, role: z.enum(['staff', 'agent', 'system']) });

/** What each part of a record holds, by the part's name. An entry of the chain has one of these as its content. */
export const partContents = {
  facts: z.object({ facts: z.array(RecordFact) }),
  texts: z.object({
    channel: z.enum(channels),
    /** Exactly what was published, line by line. */
    lines: z.array(text),
    writtenBy: text,
    isEdited: z.boolean(),
    version: z.number().int().nullable(),
    claims: z.array(TracedClaim),
  }),
  'fair-housing': z.object({
    verdicts: z.array(
      z.object({
        channel: z.enum(channels),
        verdict: z.enum(['allow', 'rewrite', 'block', 'refuse']),
        found: z.array(text),
      }),
    ),
    /** What was reworded before publication; `to` is empty if it was removed. */
    rewordings: z.array(z.object({ where: text, from: text, to: text, why: text })),
  }),
  audio: z.object({
    voice: text.nullable(),
    isDraftVoice: z.boolean().nullable(),
    durationSeconds: z.number().nullable(),
    loudnessLufs: z.number().nullable(),
    transcriber: text.nullable(),
    words: z.number().nullable(),
    wordErrors: z.number().nullable(),
    wrongNumbers: z.number().nullable(),
    wrongStreets: z.number().nullable(),
    rewordedTurns: z.number(),
    file: text.nullable(),
  }),
  photos: z.object({
    photos: z.array(PhotoRecord),
  }),
  disclosures: z.object({
    disclosures: z.array(
      z.object({
        where: text,
        wording: text,
        /** The version of our wordings; null for other people's words. */
        version: z.number().int().nullable(),
        startSeconds: z.number().nullable(),
      }),
    ),
  }),
  credentials: z.object({
    files: z.array(
      z.object({
        kind: z.enum(signedFileKinds),
        name: text,
        manifestId: text,
        mediaType: text,
        mediaHash: text,
        factSheetHash: text.nullable(),
        sourceType: z.enum(sourceTypes).nullable(),
        note: text.nullable().optional(),
        certificate: text,
        isTestCertificate: z.boolean(),
        at: moment,
      }),
    ),
  }),
  approvals: z.object({
    approvals: z.array(
      z.object({
        what: text,
        details: z.array(text),
        decision: text,
        by: Person,
        at: moment,
        note: text,
        /** Hash of exactly what was shown and approved. */
        subjectHash: text.nullable(),
      }),
    ),
    waiting: z.array(z.object({ what: text, details: z.array(text), since: moment })),
  }),
  versions: z.object({
    steps: z.array(
      z.object({ name: text, inputHash: text, contentHash: text, isPinned: z.boolean(), at: moment }),
    ),
    texts: z.array(
      z.object({
        part: text,
        version: z.number().int(),
        state: text,
        writtenBy: text,
        isEdited: z.boolean(),
        at: moment,
      }),
    ),
    changes: z.array(z.object({ field: text, before: text.nullable(), after: text.nullable(), at: moment })),
  }),
  consents: z.object({
    leads: z.array(
      z.object({
        leadId: text,
        receivedAt: moment,
        wording: text.nullable(),
        givenAt: text.nullable(),
        pageVersion: text.nullable(),
      }),
    ),
  }),
  mls: z.object({
    name: text.nullable(),
    number: text.nullable(),
    attribution: text.nullable(),
    disclaimer: text.nullable(),
    changedAt: text.nullable(),
    confirmedAt: text.nullable(),
  }),
} as const;
export type PartContents = { [Name in keyof typeof partContents]: z.infer<(typeof partContents)[Name]> };
export type PartName = keyof PartContents;
export const partNames = Object.keys(partContents) as PartName[];

const Link = { sequence: z.number().int().min(1), recordedAt: moment, previousHash: text, hash: text };

/** One row of the chain. `content` is null once its subject is gone. */
export const RecordEntry = z.discriminatedUnion(
  'part',
  partNames.map((name) =>
    z.object({ ...Link, part: z.literal(name), subject: text, content: partContents[name].nullable() }),
  ) as never,
) as unknown as z.ZodType<AnyEntry>;

export type RecordLink = { sequence: number; recordedAt: string; previousHash: string; hash: string };
export type AnyEntry = RecordLink & { part: string; subject: string; content: unknown };

/** How much of one part is in order: "132 of 132 facts have a source". */
export const RecordCheck = z.object({
  part: text,
  title: text,
  done: z.number().int(),
  total: z.number().int(),
  words: text,
});
export type RecordCheck = z.infer<typeof RecordCheck>;

/** Who answers for the listing. */
export const RecordAgent = z.object({
  name: text.nullable(),
  brokerage: text.nullable(),
  license: text.nullable(),
});
export type RecordAgent = z.infer<typeof RecordAgent>;

export const HomeRecord = z.object({
  schema: z.url(),
  home: z.object({
    podcastId: z.uuid(),
    name: text,
    listingUrl: text,
    pageUrl: text.nullable(),
    /** Records issued earlier don't have it. */
    agent: RecordAgent.optional(),
  }),
  issuedAt: moment,
  /** The state of each check; records issued earlier have none. */
  checks: z.array(RecordCheck).optional(),
  /** What someone still has to look at, in plain words. */
  open: z.array(text),
  /** The whole history, oldest first. The newest entry of a part and subject is the current one. */
  entries: z.array(RecordEntry),
  head: z.object({ sequence: z.number().int(), hash: text }),
  /** Ed25519 over the canonical JSON of everything else; the key is at /.well-known/record-keys.json. */
  signature: z.object({ alg: z.literal('EdDSA'), kid: text, value: text }),
});
export type HomeRecord = z.infer<typeof HomeRecord>;
export type UnsignedRecord = Omit<HomeRecord, 'signature' | 'home' | 'checks'> & {
  home: HomeRecord['home'] & { agent: RecordAgent };
  checks: RecordCheck[];
};

/** One line of a record as people read it, on the screen and on paper. */
export const RecordLine = z.object({
  label: text,
  value: text,
  detail: text,
  isOpen: z.boolean(),
});
export type RecordLine = z.infer<typeof RecordLine>;

/** A fact with everything in a text that is based on it; without a fact, what nothing backs. */
export const ClaimPair = z.object({ claims: z.array(text), fact: TracedClaim.shape.fact });
export type ClaimPair = z.infer<typeof ClaimPair>;

export const RecordGroup = z.object({
  title: text,
  recordedAt: moment,
  sequence: z.number().int(),
  lines: z.array(RecordLine),
  /** Only texts make claims. */
  pairs: z.array(ClaimPair).optional(),
});
export type RecordGroup = z.infer<typeof RecordGroup>;

export const RecordSection = z.object({
  part: text,
  title: text,
  about: text,
  groups: z.array(RecordGroup),
});
export type RecordSection = z.infer<typeof RecordSection>;

export const RecordShare = z.object({
  id: text,
  label: text,
  createdAt: moment,
  expiresAt: moment,
  lastOpenedAt: moment.nullable(),
  state: z.enum(['open', 'expired', 'revoked']),
});
export type RecordShare = z.infer<typeof RecordShare>;

export const CreateShare = z.object({
  podcastId: z.uuid('This is not a podcast id'),
  label: z.string().trim().min(1, 'Say who this link is for').max(80),
  days: z.union(shareDays.map((days) => z.literal(days)) as never) as unknown as z.ZodType<
    (typeof shareDays)[number]
  >,
});
export type CreateShare = z.infer<typeof CreateShare>;

/** A record as people read it. */
export const ReadableRecord = z.object({
  home: text,
  agent: RecordAgent,
  head: z.object({ sequence: z.number().int(), hash: text }),
  checks: z.array(RecordCheck),
  open: z.array(text),
  sections: z.array(RecordSection),
});
export type ReadableRecord = z.infer<typeof ReadableRecord>;

export const RecordView = ReadableRecord.extend({ podcastId: text, shares: z.array(RecordShare) });
export type RecordView = z.infer<typeof RecordView>;

/** The content behind a private link. */
export type SharedRecord = ReadableRecord & { expiresAt: string };

/** A home of a team with what its record leaves open. */
export const TeamRecord = z.object({
  podcastId: text,
  home: text,
  orderedBy: text,
  open: z.array(text),
  updatedAt: moment.nullable(),
});
export type TeamRecord = z.infer<typeof TeamRecord>;
