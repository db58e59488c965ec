import type { StepName } from '#domain/production/rules.ts';
import type { Step } from '#domain/production/run/step.ts';
import type { StepData } from '#domain/production/run/step-data.ts';
import { episodeSteps } from '#domain/production/steps/episode-steps.ts';
import type { Script, Turn } from '#domain/script/schema.ts';

const lines: [Turn['speaker'], Turn['chapter'], string][] = [
  ['nora', 'welcome', 'Welcome to a short one.'],
  ['miles', 'welcome', "Happy to be here. We're AI voices."],
  ['nora', 'home', 'Let us look around together.'],
  ['miles', 'visit', 'Come and see it for yourself.'],
];

export const shortTalk: Script = {
  title: 'A short one',
  turns: lines.map(([speaker, chapter, text], index) => ({
    id: `t${index + 1}`,
    speaker,
    chapter,
    text,
    spokenText: text,
    factIds: [],
    branded: false,
  })),
  writer: { name: 'test' },
};

const home = {
  slug: 'short',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  price: null,
  beds: null,
  baths: null,
  sqft: null,
  yearBuilt: null,
  propertyType: null,
  description: null,
  features: [],
  neighborhoodName: null,
  neighborhoodDescription: null,
  schoolDistrict: null,
  agentName: null,
  agentBrokerage: null,
  faqs: [],
};

/** The minimum that each step may store. */
export const shortData: StepData = {
  'read-listing': {
    listing: {
      ...home,
      id: 'short',
      priceCut: null,
      aiEnhancedDescription: null,
      agentPhone: null,
      nearbyAmenities: null,
      marketStats: null,
      saleStatus: null,
      filledColumns: {},
    },
    podcast: { id: 'short', listingUrl: '', agentName: '', additionalDetails: '', chatgptData: null },
    answers: [],
  },
  'check-facts': {
    sheet: { listingId: 'short', facts: [] },
    conflicts: [],
    unusedNotes: [],
    leftOut: [],
  },
  'write-script': shortTalk,
  'check-script': { script: shortTalk, claims: [], changes: [] },
  'record-episode': { clips: [], voiceName: 'test', isDraft: false, spokenHashes: {}, rewordings: [] },
  'master-episode': {
    measures: {
      durationSeconds: 8,
      loudnessLufs: -16,
      truePeakDb: -2,
      longestSilenceSeconds: 0,
      decodeErrors: [],
    },
    turns: [],
    chapters: [],
    peaks: [],
  },
  'verify-audio': { check: null, transcript: null, transcriber: null, rewordings: [], isPending: false },
  'write-page': { page: { ...home, pageTitle: null, metaDescription: null, keywords: [] }, changes: [] },
  'write-marketing': { parts: {} },
  'deliver-episode': { audioKey: 'short.mp3', durationSeconds: 8 },
};

/** A step that stores the minimum plus the given data. */
export function givenStep<Name extends StepName>(
  name: Name,
  data: Partial<StepData[Name]> = {},
  files: Record<string, string> = {},
): Step {
  return {
    name,
    from: [],
    limitSeconds: 5,
    run: async () => ({ data: { ...shortData[name], ...data }, files }),
  };
}

/** The real steps with an episode of a few seconds that needs no review, for tests of the steps themselves. */
export const shortSteps: readonly Step[] = episodeSteps.map((step) => ({
  ...step,
  run: async (work) =>
    step.name === 'check-facts' || step.name === 'write-script'
      ? { data: shortData[step.name] }
      : step.run({ ...work, requireApproval: async () => {} }),
}));
