import type { z } from 'zod';
import type { Call, SignedInCall } from './http/call.ts';
import type { BodyLimit } from './http/limit-body.ts';

/** Who may call: anyone, anyone signed in, or staff. Ownership of single rows is checked by the use case. */
export type Access = 'visitor' | 'user' | 'admin';

/** One row of the contract. */
export type Operation = {
  access: Access;
  summary: string;
  input: z.ZodType;
  output: z.ZodType;
  /** Also takes the bytes of a file, with the rest of the input in the query. */
  takesFile?: true | BodyLimit;
};

/** Rows served as POST /functions/v1/<name>. */
export type FunctionTable = Record<string, Operation>;
export type DataTable = Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`, Operation>;

export type Input<Op extends Operation> = z.input<Op['input']>;
export type Output<Op extends Operation> = z.output<Op['output']>;

type CallOf<Op extends Operation> = Op['access'] extends 'visitor' ? Call : SignedInCall;

/** What each row does. A row without a handler doesn't compile. */
export type Handlers<Table extends Record<string, Operation>> = {
  [Name in keyof Table]: (
    call: CallOf<Table[Name]>,
    input: z.output<Table[Name]['input']>,
  ) => Promise<Output<Table[Name]>>;
};
