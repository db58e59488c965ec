import { z } from 'zod';

const count = z.number().int();

export const JobTally = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  retrying: count,
  failed: count,
  done: count,
});
export type JobTally = z.infer<typeof JobTally>;

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  attempts: count,
  lastError: z.string().nullable(),
  failedAt: z.iso.datetime(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const DestinationTally = z.object({
  destination: z.string(),
  pending: count,
  delivered: count,
  failed: count,
  /** From deliveries that are pending or were abandoned. */
  lastError: z.string().nullable(),
});
export type DestinationTally = z.infer<typeof DestinationTally>;

export const UnsentMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  status: z.string(),
  attempts: count,
  lastError: z.string(),
  createdAt: z.iso.datetime(),
  canSendAgain: z.boolean(),
});
export type UnsentMail = z.infer<typeof UnsentMail>;

export const MailOutbox = z.object({
  pending: count,
  sent: count,
  failed: count,
  troubles: z.array(UnsentMail),
});
export type MailOutbox = z.infer<typeof MailOutbox>;

/** Partial: there are more files than we count at once. */
export const StorageUse = z.object({ files: count, bytes: z.number(), isPartial: z.boolean() });
export type StorageUse = z.infer<typeof StorageUse>;

export const Throughput = z.object({
  delivered: count,
  medianHours: z.number().nullable(),
  days: z.array(z.object({ day: z.string(), delivered: count, medianHours: z.number().nullable() })),
});
export type Throughput = z.infer<typeof Throughput>;

export const CapabilityState = z.object({
  name: z.string(),
  inUse: z.string(),
  /** Null until a call has been made. */
  lastSuccessAt: z.iso.datetime().nullable(),
  lastFailureAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
});
export type CapabilityState = z.infer<typeof CapabilityState>;

export const OperationsView = z.object({
  jobs: z.array(JobTally),
  failedJobs: z.array(FailedJob),
  deliveries: z.array(DestinationTally),
  mails: MailOutbox,
  capabilities: z.array(CapabilityState),
  /** Null while storage is unavailable. */
  storage: StorageUse.nullable(),
  throughput: Throughput,
});
export type OperationsView = z.infer<typeof OperationsView>;
