import { afterEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { rateLimits } from '#db/schema/operations.ts';
import { callApi, createApiAccount, createOwnThings, grant, keyOf } from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { readableSource } from '#tests/support/order-app.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { program } from './contract.ts';
import { problemStatuses, programOpenApi } from './program-open-api.ts';
import type { ProgramOperation } from './program-operation.ts';
import { programReference } from './program-reference.ts';
import { Problem } from './schema.ts';

const { ctx } = await createTestContext({ listingSource: readableSource });
const app = createFullApp(ctx);
const account = await createApiAccount(ctx, 'agent@examples.example');
// Only a team has at least one of everything.
const agent = { ...account, teamId: await createTestTeam(ctx, account) };
await grant(ctx, agent, 100_000);
const headers = await keyOf(ctx, agent);
afterEach(async () => {
  await ctx.db.delete(rateLimits);
});

const operations = Object.entries(program) as [string, ProgramOperation][];

/**
 * Everything in the document must be possible right after an order is delivered; these need more than that.
 */
const refused: Record<string, number> = {
  'POST /v1/orders/:orderId/cancel': 409,
  'POST /v1/orders/:orderId/recordings': 409,
};

describe.each(operations)('the example of %s', (name, operation) => {
  test('returns what the contract says', async () => {
    const ids: Record<string, string> = await createOwnThings(ctx, agent);
    const [method, path] = name.split(' ') as [string, string];
    const example = Object.fromEntries(
      Object.entries(operation.example).map(([key, value]) => [key, ids[key] ?? value]),
    );
    const known = path.replace(/:(\w+)/g, (_, key: string) => String(example[key]));
    const rest = Object.fromEntries(Object.entries(example).filter(([key]) => !path.includes(`:${key}`)));
    const answer =
      method === 'GET'
        ? await callApi(app, `GET ${known}?${new URLSearchParams(rest as Record<string, string>)}`, {
            headers,
          })
        : await callApi(app, `${method} ${known}`, {
            headers: { ...headers, 'Idempotency-Key': `example-${operation.id}` },
            body: rest,
          });
    expect(answer.status).toBe(refused[name] ?? operation.status ?? 200);
    const schema: z.ZodType = refused[name] ? Problem : operation.output;
    expect(schema.safeParse(answer.body).error).toBeUndefined();
    if (refused[name]) expect(problemStatuses(path, operation)).toContain(answer.status);
  });
});

type Described = { operationId: string; security?: unknown; responses: Record<string, unknown> };

test('the document has every row once, with its path, its refusals and its names', async () => {
  const document = programOpenApi('https://hearthcast.example');
  const described = Object.values(document.paths).flatMap((item) => Object.values(item)) as Described[];
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(
    operations.map(([, { id }]) => id).sort(),
  );
  for (const { responses } of described)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '403', '429']));
  expect(document.paths['/v1/orders/{orderId}']).toHaveProperty('get.parameters.0.in', 'path');
  expect(JSON.stringify(document.paths['/v1/orders'])).toContain('#/components/schemas/Order"');
  expect(JSON.stringify(document.paths['/v1/orders'])).toContain('#/components/schemas/FactSheet"');
  const served = await callApi(app, 'GET /v1/openapi.json');
  expect(served.body).toEqual(JSON.parse(JSON.stringify(programOpenApi(ctx.site.url))));
});

test('every reference in the document leads somewhere', () => {
  const document = programOpenApi('https://hearthcast.example');
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, part, name] of references)
    expect(document.components).toHaveProperty([part as string, name as string]);
});

test.each(operations)(
  'the sample response of %s is valid under the contract',
  (_name, { sample, output }) => {
    expect(output.safeParse(sample).error).toBeUndefined();
  },
);

test('every field in the reference is described', () => {
  const { operations: described, objects } = programReference('https://hearthcast.example');
  const fields = [
    ...described.flatMap(({ id, inputs }) =>
      inputs.flatMap((group) => group.fields.map((field) => ({ where: id, ...field }))),
    ),
    ...objects.flatMap(({ name, fields: own }) => own.map((field) => ({ where: name, ...field }))),
  ];
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter(({ text }) => text === '').map(({ where, name }) => `${where} ${name}`)).toEqual([]);
});

test('the reference has every object that an operation returns', () => {
  const { operations: described, objects } = programReference('https://hearthcast.example');
  const names = objects.map(({ name }) => name);
  for (const { returns } of described) expect(names).toContain(returns);
});
