import type { z } from 'zod';
import type { ApiCaller } from '#domain/api-keys/admit-api-key.ts';
import type { ApiScope } from '#domain/api-keys/rules.ts';
import type { Context } from '#domain/context.ts';

/** One row of the calls for programs. Every row needs a key; results belong to the key's account. */
export type ProgramOperation = {
  /** The name in the typed client and the reference. */
  id: string;
  tag: ProgramTag;
  /** A key with any of these scopes may call. */
  scopes: readonly [ApiScope, ...ApiScope[]];
  summary: string;
  description?: string;
  input: z.ZodType;
  output: z.ZodType;
  /** 200 unless stated otherwise. */
  status?: 201 | 202;
  /** The caller names the request, so that a repeat is recognized. */
  needsIdempotencyKey?: true;
  /** Honors If-Match with the ETag of this row's GET. */
  matches?: true;
  /** Refuses what isn't possible in the current state. */
  conflicts?: true;
  /** A working input; its ids are replaced by real ones. */
  example: Record<string, unknown>;
  /** The response, for the reference. */
  sample: unknown;
};

export const programTags = ['Orders', 'Listings', 'Kits', 'Leads', 'Balance', 'Invoices'] as const;
export type ProgramTag = (typeof programTags)[number];

export type ProgramTable = Record<`${'GET' | 'POST' | 'PATCH'} /v1/${string}`, ProgramOperation>;

export type ProgramCall = {
  ctx: Context;
  caller: ApiCaller;
  clientIp: string;
  /** Only if the row needs one. */
  idempotencyKey: string;
  /** Refuses the call unless this is the version that the caller knows. */
  requireMatch: (current: unknown) => void;
  setHeader: (name: string, value: string) => void;
};

/** What each row does. A row without a handler doesn't compile. */
export type ProgramHandlers<Table extends Record<string, ProgramOperation>> = {
  [Name in keyof Table]: (
    call: ProgramCall,
    input: z.output<Table[Name]['input']>,
  ) => Promise<z.output<Table[Name]['output']>>;
};
