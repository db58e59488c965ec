import fc from 'fast-check';
import { expect, test } from 'vitest';
import { program } from '#api/v1/contract.ts';
import { jsonSchemaOf } from '#api/v1/json-schema.ts';
import { problemStatuses } from '#api/v1/program-open-api.ts';
import type { ProgramOperation } from '#api/v1/program-operation.ts';
import { Problem } from '#api/v1/schema.ts';
import { createApiAccount, createOwnThings, grant, keyOf } from './support/api-account.ts';
import { arbitraryValue } from './support/arbitrary-value.ts';
import { createFullApp } from './support/full-app.ts';
import { readableSource } from './support/order-app.ts';
import { createTestTeam } from './support/team.ts';
import { createTestContext } from './support/test-context.ts';

/** Requests generated from the contract, good and bad: the contract must list every response. */
const REQUESTS = Number(process.env.API_REQUESTS ?? 1600);

const { ctx } = await createTestContext({ listingSource: readableSource });
const accounts = { ...ctx.accounts, hasRateLimits: false };
const failures: unknown[] = [];
const log = { ...ctx.log, error: (details: object) => failures.push(details) };
const app = createFullApp({ ...ctx, accounts, log });
const account = await createApiAccount(ctx, 'agent@properties.example');
// Only a team has some of everything.
const agent = { ...account, teamId: await createTestTeam(ctx, account) };
await grant(ctx, agent, 50_000_000);
const headers = await keyOf(ctx, agent);
const ids: Record<string, string> = await createOwnThings(ctx, agent);

const operations = Object.entries(program) as [string, ProgramOperation][];

/** An input for this row; its ids are mostly those of real things. */
function inputOf(operation: ProgramOperation): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = jsonSchemaOf(operation.input, 'input');
  const fields = Object.entries(properties).map(([name, schema]) => {
    const real = ids[name];
    const value = arbitraryValue(name === 'factSheet' ? factSheet() : schema);
    return [name, real ? fc.oneof({ weight: 3, arbitrary: fc.constant(real) }, value) : value] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function factSheet() {
  const { properties } = jsonSchemaOf(program['POST /v1/orders'].input.shape.factSheet.unwrap(), 'output');
  return { type: 'object', properties: properties ?? {}, required: ['street', 'city', 'state', 'price'] };
}

const header = (value: fc.Arbitrary<string>) => fc.option(value, { nil: undefined });
const headersOf = fc.record({
  'Idempotency-Key': header(fc.oneof(fc.uuid(), fc.stringMatching(/^[ -~]{0,20}$/))),
  'If-None-Match': header(fc.constantFrom('*', '"x"', 'W/"x", "y"', ',')),
  'If-Match': header(fc.constantFrom('*', '"x"', '')),
  'Hearthcast-Version': header(fc.constantFrom('2026-11-15', '2019-01-01')),
});

function send(name: string, input: Record<string, unknown>, given: Record<string, string | undefined>) {
  const [method, path] = name.split(' ') as [string, string];
  const rest = { ...input };
  const known = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value ?? 'none').toWellFormed()) || '%20';
  });
  const sent = Object.entries({ ...headers, ...given }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [string, string]],
  );
  if (method !== 'GET') return app.request(known, { method, headers: sent, body: JSON.stringify(rest) });
  const query = new URLSearchParams(
    Object.entries(rest).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value)),
    ]),
  );
  return app.request(`${known}?${query}`, { method, headers: sent });
}

test.each(operations)(
  '%s responds as the contract says, whatever it is sent',
  async (name, operation) => {
    const [, path] = name.split(' ') as [string, string];
    const refusals = problemStatuses(path, operation);
    const check = async (input: Record<string, unknown>, given: Record<string, string | undefined>) => {
      const answer = await send(name, input, given);
      expect(failures).toEqual([]);
      if (answer.status === (operation.status ?? 200)) {
        expect(operation.output.safeParse(await answer.json()).error).toBeUndefined();
        return;
      }
      if (answer.status === 304) return;
      // A path with an empty or odd part isn't a call.
      expect([...refusals, 404]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      const problem = Problem.safeParse(await answer.json());
      expect(problem.data?.status).toBe(answer.status);
    };
    const numRuns = Math.ceil(REQUESTS / operations.length);
    await fc.assert(fc.asyncProperty(inputOf(operation), headersOf, check), { numRuns });
  },
  120_000,
);
