import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { productionArtifacts } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { type StepName, stepNames } from '../rules.ts';
import type { Lease } from './acquire-lease.ts';
import { type StepData, stepData } from './step-data.ts';

/** The result of a finished step. */
export type Artifact = {
  inputHash: string;
  contentHash: string;
  data: unknown;
  files: Record<string, string>;
  isPinned: boolean;
};
export type Artifacts = Partial<Record<StepName, Artifact>>;

export async function loadArtifacts(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Artifacts> {
  const rows = await ctx.db
    .select()
    .from(productionArtifacts)
    .where(eq(productionArtifacts.podcastId, podcastId));
  return Object.fromEntries(rows.map((row) => [row.step, row]));
}

export async function saveArtifact(
  ctx: Pick<Context, 'db' | 'now'>,
  lease: Lease,
  step: StepName,
  artifact: Artifact,
): Promise<void> {
  const row = { ...artifact, attempt: lease.attempt, createdAt: ctx.now() };
  await ctx.db
    .insert(productionArtifacts)
    .values({ podcastId: lease.podcastId, step, ...row })
    .onConflictDoUpdate({ target: [productionArtifacts.podcastId, productionArtifacts.step], set: row });
}

export async function deleteArtifacts(
  tx: Pick<Context, 'db'>,
  podcastId: string,
  steps: StepName[],
  { keepPinned = false } = {},
): Promise<void> {
  await tx.db
    .delete(productionArtifacts)
    .where(
      and(
        eq(productionArtifacts.podcastId, podcastId),
        inArray(productionArtifacts.step, steps),
        keepPinned ? eq(productionArtifacts.isPinned, false) : undefined,
      ),
    );
}

/** The result of an earlier step. Throws if there is none, or none that can be read. */
export function artifactOf<Name extends StepName>(
  { artifacts }: { artifacts: Artifacts },
  name: Name,
): StepData[Name] {
  const artifact = artifacts[name];
  if (!artifact) throw new Error(`${name} has no artifact yet`);
  const { data, error } = stepData[name].safeParse(artifact.data);
  if (error) throw new Error(`The stored artifact of ${name} cannot be read. ${z.prettifyError(error)}`);
  return data as StepData[Name];
}

/** The same for artifacts that may not exist yet. */
export function findArtifact<Name extends StepName>(
  { artifacts }: { artifacts: Artifacts },
  name: Name,
): StepData[Name] | undefined {
  return artifacts[name] && artifactOf({ artifacts }, name);
}

/** Artifacts that can no longer be read count as missing, so that their steps run again; a person's edit is kept. */
export function dropUnreadable(artifacts: Artifacts): Artifacts {
  const known = stepNames.flatMap((name) => {
    const artifact = artifacts[name];
    const isUsable = artifact && (artifact.isPinned || stepData[name].safeParse(artifact.data).success);
    return isUsable ? [[name, artifact]] : [];
  });
  return Object.fromEntries(known);
}
