import type { JobSettings } from '#db/queue.ts';

/** Every background job: its name and what it carries. Ids only; the job reads the truth when it runs. */
export type Jobs = {
  'send-mail': { mailId: string };
  'sweep-expired': Record<string, never>;
};

const patient: JobSettings = {
  retryLimit: 12,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 1800,
  expireInSeconds: 120,
};

export const jobSettings: Record<keyof Jobs, JobSettings> = {
  'send-mail': patient,
  'sweep-expired': { ...patient, retryLimit: 2 },
};
