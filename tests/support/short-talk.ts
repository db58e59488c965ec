import type { Step } from '#domain/production/run/step.ts';
import type { CheckedFacts } from '#domain/production/steps/check-facts.ts';
import { episodeSteps } from '#domain/production/steps/episode-steps.ts';
import type { Script, Turn } from '#domain/script/schema.ts';

const lines: [Turn['speaker'], Turn['chapter'], string][] = [
  ['nora', 'welcome', 'Welcome to a short one.'],
  ['miles', 'welcome', 'Happy to be here.'],
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

const shortFacts: CheckedFacts = {
  sheet: { listingId: 'short', facts: [] },
  conflicts: [],
  unusedNotes: [],
  plan: { verdict: 'enough', words: 20, seconds: 8, questions: [] },
  isShort: true,
};
const given: Partial<Record<Step['name'], unknown>> = {
  'check-facts': shortFacts,
  'write-script': shortTalk,
};

/** The real steps with a talk of a few seconds that nobody has doubts about, for tests of the steps themselves. */
export const shortSteps: readonly Step[] = episodeSteps.map((step) => ({
  ...step,
  make: async (work) =>
    given[step.name] ? { data: given[step.name] } : step.make({ ...work, requireApproval: async () => {} }),
}));
