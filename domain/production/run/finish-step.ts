import { eq } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import type { StepName } from '../rules.ts';
import { type Artifact, saveArtifact } from './artifacts.ts';
import { resetTries } from './end-run.ts';
import { hashValue } from './hash-value.ts';
import { requireOrder, writeWithLease } from './hold-lease.ts';
import type { Attempt, Step, StepResult } from './step.ts';
import { hashInput, hashStepInput } from './step-input.ts';
import { endStep } from './step-records.ts';

/** The artifact, its changes elsewhere and the end of its step commit together. */
export function finishStep(
  attempt: Attempt,
  at: { step: Step; stepId: string; inputHash: string },
  { data, files = {}, input, apply, refreshesInputHashOf = [] }: StepResult,
): Promise<void> {
  const { ctx, lease, artifacts } = attempt;
  const { step, stepId } = at;
  return writeWithLease(ctx, lease, async (tx) => {
    await requireOrder(tx, lease.podcastId);
    await requireFiles(tx, Object.values(files));
    const upToDate = await findUpToDate(tx, attempt, refreshesInputHashOf);
    await apply?.(tx);
    const contentHash = hashValue([data, files]);
    const inputHash = input === undefined ? at.inputHash : hashInput(artifacts, step, input);
    const artifact = { inputHash, contentHash, data, files, isPinned: false };
    await saveArtifact(tx, lease, step.name, artifact);
    await removeReplaced(tx, lease.podcastId, artifacts[step.name], artifact);
    for (const other of upToDate) await refreshInputHash(tx, attempt, other);
    await endStep(tx, stepId, 'done');
    await resetTries(tx, lease);
    artifacts[step.name] = artifact;
  });
}

/** An artifact never references a missing file, no matter who cleans up in the meantime. */
async function requireFiles(ctx: Pick<Context, 'storage'>, keys: string[]): Promise<void> {
  for (const key of keys)
    if (!(await ctx.storage.stat(key))) throw new Unavailable('storage', `${key} is not there`);
}

async function removeReplaced(tx: Context, podcastId: string, before: Artifact | undefined, now: Artifact) {
  const referenced = new Set(Object.values(now.files));
  const replacedKeys = Object.values(before?.files ?? {}).filter((key) => !referenced.has(key));
  if (replacedKeys.length > 0) await tx.queue.send('tidy-episode-files', { podcastId, replacedKeys });
}

/** The steps whose artifacts are up to date. The lock keeps the listing as it is from here on. */
async function findUpToDate(tx: Context, attempt: Attempt, names: StepName[]): Promise<Step[]> {
  if (names.length === 0) return [];
  const { lease, artifacts, steps } = attempt;
  await tx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.podcastId, lease.podcastId))
    .for('update');
  const upToDate: Step[] = [];
  for (const step of steps.filter(({ name }) => names.includes(name)))
    if (artifacts[step.name]?.inputHash === (await hashStepInput({ ...attempt, ctx: tx }, step)))
      upToDate.push(step);
  return upToDate;
}

/** If a later step improved a row, that is no reason to run the earlier one again. */
async function refreshInputHash(tx: Context, attempt: Attempt, step: Step): Promise<void> {
  const { lease, artifacts } = attempt;
  const known = artifacts[step.name];
  if (!known) return;
  const artifact = { ...known, inputHash: await hashStepInput({ ...attempt, ctx: tx }, step) };
  await saveArtifact(tx, lease, step.name, artifact);
  artifacts[step.name] = artifact;
}
