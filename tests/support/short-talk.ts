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

/** What is known of a home, for tests of the steps behind it. */
export function checkedFacts(given: Partial<CheckedFacts> = {}): CheckedFacts {
  return {
    sheet: { listingId: 'short', facts: [] },
    conflicts: [],
    unusedNotes: [],
    plan: { verdict: 'enough', words: 20, seconds: 8, questions: [] },
    isShort: true,
    ...given,
  };
}

const given: Partial<Record<Step['name'], unknown>> = {
  'check-facts': checkedFacts(),
  'write-script': shortTalk,
};

/** The real steps with a talk of a few seconds that nobody has doubts about, for tests of the steps themselves. */
export const shortSteps: readonly Step[] = episodeSteps.map((step) => ({
  ...step,
  make: async (work) =>
    given[step.name] ? { data: given[step.name] } : step.make({ ...work, requireApproval: async () => {} }),
}));
