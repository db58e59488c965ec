import { z } from 'zod';
import { BalanceEntry } from '#domain/balance/schema.ts';
import { InvoiceView, InvoiceWithLines } from '#domain/invoices/schema.ts';
import { Analytics } from '#domain/listings/analytics/schema.ts';
import { ApiLead } from '#domain/podcasts/api-leads/schema.ts';
import { ApiListing } from '#domain/podcasts/api-listings/schema.ts';
import { ApiOrder, FactSheet } from '#domain/podcasts/api-orders/schema.ts';
import { fieldTexts } from './field-texts.ts';
import type { ProgramOperation } from './program-operation.ts';
import { ApiBalance, ApiKit, ApiScript, ApiTranscript, Problem } from './schema.ts';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  [keyword: string]: unknown;
};

const named = {
  Order: ApiOrder,
  FactSheet,
  Listing: ApiListing,
  Analytics,
  Lead: ApiLead,
  Script: ApiScript,
  Transcript: ApiTranscript,
  Kit: ApiKit,
  Balance: ApiBalance,
  BalanceEntry,
  Invoice: InvoiceView,
  InvoiceWithLines,
  Problem,
};

/** The schema of what a program sends or receives, using the names of the nouns in it. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return referToNames(plainJsonSchema(schema, io), names(io));
}

/** An operation's input, with what each field means. */
export function inputSchemaOf({ id, input }: ProgramOperation): JsonSchema {
  return withTexts(jsonSchemaOf(input, 'input'), { ...fieldTexts.input, ...fieldTexts[id] });
}

/** An operation's output, with what each field means; its nouns describe themselves. */
export function outputSchemaOf({ output }: ProgramOperation): JsonSchema {
  return withTexts(jsonSchemaOf(output, 'output'), fieldTexts.Page ?? {});
}

/** Every named schema by its name, with what each field means. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const base = name === 'InvoiceWithLines' ? fieldTexts.Invoice : {};
      return [
        name,
        withTexts(plainJsonSchema(schema, ioOf(name)), { ...base, ...fieldTexts[name] }),
      ] as const;
    }),
  );
}

/** Texts are added last: until then, a noun is recognized by its bare schema. */
function withTexts(node: JsonSchema, texts: Record<string, string>, prefix = ''): JsonSchema {
  const { properties, items, anyOf } = node;
  return {
    ...node,
    ...(items ? { items: withTexts(items, texts, prefix) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((part) => withTexts(part, texts, prefix)) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([field, schema]) => {
              const description = texts[prefix + field] ?? texts[`*.${field}`];
              const inner = withTexts(schema, texts, `${prefix}${field}.`);
              return [field, description ? { description, ...inner } : inner];
            }),
          ),
        }
      : {}),
  };
}

/** A fact sheet is sent; everything else is received. */
const ioOf = (name: string) => (name === 'FactSheet' ? 'input' : 'output');

const known: { input?: Map<string, string>; output?: Map<string, string> } = {};

function names(io: 'input' | 'output'): Map<string, string> {
  known[io] ??= new Map(
    Object.entries(named)
      .filter(([name]) => ioOf(name) === io)
      .map(([name, schema]) => [JSON.stringify(plainJsonSchema(schema, io)), name]),
  );
  return known[io];
}

/** The same without names. */
export function plainJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withoutNoise(rest) as JsonSchema;
}

/** Formats say the same as zod's patterns, and programs must not break on a new property. */
function withoutNoise(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNoise);
  if (typeof node !== 'object' || node === null) return node;
  const hasFormat = 'format' in node && typeof node.format === 'string';
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'pattern' && hasFormat) && !isSafeRange(key, value))
      .filter(([key]) => key !== 'additionalProperties' || !('properties' in node))
      .map(([key, value]) => [key, withoutNoise(value)]),
  );
}

/** The range of integers that JavaScript can represent exactly, which zod adds to every integer. */
function isSafeRange(key: string, value: unknown): boolean {
  return (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}

function referToNames(node: JsonSchema, known: Map<string, string>): JsonSchema {
  const name = known.get(JSON.stringify(node));
  if (name) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, referInside(value, known)]),
  ) as JsonSchema;
}

function referInside(value: unknown, known: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => referInside(item, known));
  return typeof value === 'object' && value !== null ? referToNames(value as JsonSchema, known) : value;
}
