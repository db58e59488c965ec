import { z } from 'zod';
import { Chapter, Clip, Measures, Rewording, TimedTurn, TranscriptCheck } from '../../audio/schema.ts';
import { Claim, FactConflict, FactSheet, Script } from '../../script/schema.ts';
import type { StepName } from '../rules.ts';

const text = z.string();
const texts = z.array(text);
const Faqs = z.array(z.object({ question: text, answer: text }));
const Places = z.array(z.object({ name: text, url: text.exactOptional() }));

/** Columns that both the episode and the page are based on. */
const HomeColumns = z.object({
  slug: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  price: text.nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  sqft: text.nullable(),
  yearBuilt: z.number().nullable(),
  propertyType: text.nullable(),
  description: text.nullable(),
  features: texts,
  neighborhoodName: text.nullable(),
  neighborhoodDescription: text.nullable(),
  schoolDistrict: text.nullable(),
  agentName: text.nullable(),
  agentBrokerage: text.nullable(),
  faqs: Faqs,
});

/** What a row says about the home itself; other jobs fill the rest in the meantime. */
export const SnapshotColumns = HomeColumns.extend({
  id: text,
  priceCut: text.nullable(),
  aiEnhancedDescription: text.nullable(),
  agentPhone: text.nullable(),
  nearbyAmenities: z
    .object({
      government: text.exactOptional(),
      dining: Places.exactOptional(),
      recreation: Places.exactOptional(),
    })
    .nullable(),
  marketStats: z
    .object({
      median_home_value: text.exactOptional(),
      annual_appreciation: text.exactOptional(),
      owner_occupied: text.exactOptional(),
    })
    .nullable(),
  saleStatus: text.nullable(),
});

/** Everything an episode is based on, as it was when the step ran. */
const ListingSnapshot = z.object({
  listing: SnapshotColumns.extend({ filledColumns: z.record(text, z.unknown()) }),
  podcast: z.object({
    id: text,
    listingUrl: text,
    agentName: text,
    additionalDetails: text,
    chatgptData: text.nullable(),
  }),
  answers: z.array(z.object({ question: text, answer: text })),
});

const CheckedFacts = z.object({
  sheet: FactSheet,
  conflicts: z.array(FactConflict),
  /** The customer's notes that didn't become facts. Old episodes lack them. */
  unusedNotes: texts.default([]),
  /** Text that addressed software. Old episodes lack it. */
  leftOut: texts.default([]),
});

const CheckedScript = z.object({
  script: Script,
  claims: z.array(Claim),
  changes: z.array(z.object({ turnId: text, from: text, to: text, why: text })),
});

const RecordedEpisode = z.object({
  clips: z.array(Clip),
  voiceName: text,
  isDraft: z.boolean(),
  /** Turn → hash of the words in its clip. Old episodes lack it. */
  spokenHashes: z.record(text, text).default({}),
  /** Turns that say their numbers in other words than the script. Old episodes lack it. */
  rewordings: z.array(Rewording).default([]),
});

const MasteredAudio = z.object({
  measures: Measures,
  turns: z.array(TimedTurn),
  chapters: z.array(Chapter),
  peaks: z.array(z.number()),
});
/** What the episode says about its voices, with the written wordings at that time. */
const Disclosure = z.object({
  version: z.number(),
  spoken: z.object({ text, startSeconds: z.number() }).nullable(),
  texts: z.record(text, text),
});

/** Old episodes have no times for the unbranded cut, and no disclosure. */
const MasteredEpisode = MasteredAudio.extend({
  unbranded: MasteredAudio.optional(),
  disclosure: Disclosure.optional(),
});

/** All null if nothing could transcribe the episode. */
const VerifiedEpisode = z.object({
  check: TranscriptCheck.nullable(),
  transcript: text.nullable(),
  transcriber: text.nullable(),
  /** Turns that are recorded in other words because they were misheard. Old episodes lack it. */
  rewordings: z.array(Rewording).default([]),
  /** The reworded turns haven't been verified yet, so the episode isn't delivered. */
  isPending: z.boolean().default(false),
});

export const PageColumns = HomeColumns.extend({
  pageTitle: text.nullable(),
  metaDescription: text.nullable(),
  keywords: texts,
});
const WrittenPage = z.object({
  page: PageColumns,
  /** Text that was reworded under fair-housing law. */
  changes: z.array(z.object({ column: text, from: text, to: text })),
});

/** What each step stores, validated when it's read. */
export const stepData = {
  'read-listing': ListingSnapshot,
  'check-facts': CheckedFacts,
  'write-script': Script,
  'check-script': CheckedScript,
  'record-episode': RecordedEpisode,
  'master-episode': MasteredEpisode,
  'verify-audio': VerifiedEpisode,
  'write-page': WrittenPage,
  /** The version of each part of the kit that was current when the episode was made. */
  'write-marketing': z.object({ parts: z.record(text, z.number()) }),
  'deliver-episode': z.object({ audioKey: text, durationSeconds: z.number() }),
} satisfies Record<StepName, z.ZodType>;

export type StepData = { [Name in StepName]: z.infer<(typeof stepData)[Name]> };
