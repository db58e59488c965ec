import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-step.ts';
import type { Mutation } from './mutation.ts';

export type Outcome = {
  mutation: Mutation;
  /** The test that failed, or undefined if none did. */
  killedBy: { file: string; test: string } | undefined;
  /** Why a mutation counts as survived although its tests didn't pass. */
  note?: string;
  seconds: number;
};

const introduction = `# Mutations: which test notices when a guard is gone

\`npm run mutate\` removes one guard at a time in a copy of the tree, runs the tests listed for it, and requires at least one
to fail. \`npm run mutate -- --only <area or part of a name>\` runs some of them. The rows are in \`tools/mutate/table\`; a row
whose text is no longer found is an error, and so is a test that fails with no mutation applied. A new guard gets a row. This
file is written by a complete run.

We keep our own table instead of using Stryker (tried with 10.1.1): Stryker reads \`tsconfig.json\` through an API that
TypeScript 7 no longer has, its first run of the PostgreSQL tests never finished, and it has no mutator that removes one
condition from \`and(…)\`, which is where most of our guards are.
`;

/** Writes the outcome of a complete run to docs/mutations.md. */
export function writeReport(outcomes: readonly Outcome[], seconds: number): void {
  const areas = [...new Set(outcomes.map(({ mutation }) => mutation.area))];
  const killed = outcomes.filter(({ killedBy }) => killedBy).length;
  const sections = areas.map((area) =>
    [
      `## ${area}`,
      '',
      '| mutation | in | killed by | s |',
      '| --- | --- | --- | --- |',
      ...outcomes.filter(({ mutation }) => mutation.area === area).map(rowOf),
    ].join('\n'),
  );
  const today = new Date().toISOString().slice(0, 10);
  const summary = `Last run: ${today}, ${killed} killed, ${outcomes.length - killed} survived, ${Math.round(seconds)} s.\n`;
  writeFileSync(
    join(projectRoot, 'docs', 'mutations.md'),
    `${[introduction, summary, ...sections].join('\n')}\n`
      .replaceAll('\n## ', '\n\n## ')
      .replaceAll(/\n{3,}/g, '\n\n'),
  );
}

function rowOf({ mutation, killedBy, seconds }: Outcome): string {
  const killer = killedBy ? `\`${killedBy.file}\`: ${killedBy.test}` : '**nobody**';
  const cells = [mutation.name, `\`${mutation.file}\``, killer, seconds.toFixed(0)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
