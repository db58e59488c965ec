import type { Fact } from '../../script/schema.ts';
import type { RecordFact } from '../schema.ts';

/** A fact that a text can be checked against. */
export type TracedFact = Omit<Fact, 'source'> & { source: RecordFact['source'] };
