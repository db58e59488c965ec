import { join } from 'node:path';
import type { Env } from './env.ts';

/** Where processes keep their compiled code for the next of their kind, which then needs no compiler for our types. */
export const compiledFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'compiled');
