import { z } from 'zod';
import { rows } from './contract.ts';
import type { Operation } from './operation.ts';

const answers: Record<Operation['access'], string> = {
  visitor: 'Anyone',
  user: 'Anyone signed in',
  admin: 'Staff',
};

/** The OpenAPI document, generated from the contract. */
export function openApiDocument(siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, method, path, operation } of rows) {
    const key = path.replace(/:(\w+)/g, '{$1}');
    const verb = method.toLowerCase();
    paths[key] = { ...paths[key], [verb]: describeOperation(verb, name, operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearthcast', version: '1', description: 'What the screens of Hearthcast call.' },
    servers: [{ url: siteUrl }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function describeOperation(method: string, name: string, operation: Operation): object {
  const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const takesBody = method !== 'get' && method !== 'delete';
  const parameters = Object.entries(input.properties ?? {}).map(([key, schema]) => ({
    name: key,
    in: name.includes(`:${key}`) ? 'path' : 'query',
    required: name.includes(`:${key}`) || (input.required ?? []).includes(key),
    schema,
  }));
  return {
    operationId: name,
    summary: operation.summary,
    description: `${answers[operation.access]} may call this.`,
    ...(operation.access === 'visitor' ? {} : { security: [{ session: [] }] }),
    ...(takesBody ? { requestBody: { content: { 'application/json': { schema: input } } } } : { parameters }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: z.toJSONSchema(operation.output, { unrepresentable: 'any' }) },
        },
      },
      default: { description: 'Refused: error.code, error.message and, for wrong input, error.fields' },
    },
  };
}
