import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-step.ts';
import type { Mutation } from './mutation.ts';

/** What's wrong with the table itself, one line each: code moves on, and a row that breaks nothing proves nothing. */
export function findTableErrors(mutations: readonly Mutation[]): string[] {
  const names = mutations.map(({ name }) => name);
  return mutations.flatMap((mutation, index) => {
    const { name, file, find, replace, tests } = mutation;
    const path = join(projectRoot, file);
    const count = existsSync(path) ? readFileSync(path, 'utf8').split(find).length - 1 : 0;
    return [
      ...(names.indexOf(name) === index ? [] : ['this name stands twice in the table']),
      ...(existsSync(path) ? [] : [`there is no ${file}`]),
      ...(existsSync(path) && count !== 1 ? [`found ${count} times in ${file}: ${find}`] : []),
      ...(find === replace ? ['the replacement changes nothing'] : []),
      ...(tests.length > 0 ? [] : ['no test is named']),
      ...tests.filter((test) => !existsSync(join(projectRoot, test))).map((test) => `there is no ${test}`),
    ].map((problem) => `${name}: ${problem}`);
  });
}
