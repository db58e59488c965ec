import type { ReviewReason, RunState } from '#db/column-values.ts';

/** The steps of the pipeline, in order. */
export const stepNames = [
  'read-listing',
  'check-facts',
  'write-script',
  'check-script',
  'record-episode',
  'master-episode',
  'verify-audio',
  'write-page',
  'write-marketing',
  'deliver-episode',
] as const;
export type StepName = (typeof stepNames)[number];

/** The steps that may ask for more or better facts. */
export const factSteps: StepName[] = ['read-listing', 'check-facts', 'write-script'];

/** The pipeline as a customer follows it. */
export const stages = [
  { name: 'facts', title: 'Reading the listing', steps: ['read-listing', 'check-facts'] },
  { name: 'script', title: 'Writing the script', steps: ['write-script', 'check-script'] },
  {
    name: 'voice',
    title: 'Recording the audio',
    steps: ['record-episode', 'master-episode', 'verify-audio'],
  },
  { name: 'page', title: 'Building your listing page', steps: ['write-page'] },
  {
    name: 'marketing',
    title: 'Preparing your marketing kit',
    steps: ['write-marketing', 'deliver-episode'],
  },
] as const satisfies { name: string; title: string; steps: StepName[] }[];

export type { ReviewReason, RunState };

export const reviewLabels: Record<ReviewReason, string> = {
  fact_conflict: 'The listing contradicts itself',
  thin_listing: 'The listing doesn’t have enough detail',
  fair_housing: 'Some wording needs a fair-housing decision',
  failed_gate: 'The episode failed a quality check',
  provider_failure: 'Production stopped',
  draft_voice: 'Recorded with the draft voice',
  review_always: 'Every episode is reviewed before delivery',
  photo_originals: 'An altered photo lacks its original',
};

const photoQuestion = 'photo-originals:';

/** The name of a question about photos; one for each set of photos that is missing something. */
export function photoQuestionField(hash: string): string {
  return `${photoQuestion}${hash.slice(0, 16)}`;
}

/** Such a question is answered by marking photos, not in words. */
export function isPhotoQuestion(field: string): boolean {
  return field.startsWith(photoQuestion);
}

/** What a customer reads while the run waits for someone; undefined while it is running. */
export function describeWait(state: RunState, reasons: readonly string[]): string | undefined {
  if (state === 'waiting_for_agent' && reasons.includes('photo_originals'))
    return 'Your episode is ready. Before we publish it, we need the original of a photo.';
  if (state === 'waiting_for_agent')
    return 'We need a few details about this home before we can go on. Please answer the questions below.';
  if (state !== 'in_review') return undefined;
  if (reasons.includes('provider_failure'))
    return 'Something on our side took longer than it should. Our team has been told and will finish your episode.';
  if (reasons.includes('thin_listing'))
    return 'We could not find enough about this home on its page. Our team is looking into it and will be in touch if we need anything.';
  return 'Our team is taking a closer look at this episode before you get it. You do not have to do anything.';
}

export const NO_ANSWERS = 'Please answer at least one question.';
