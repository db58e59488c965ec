import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { listSourceFiles } from './support/read-imports.ts';

/**
 * What people read must be worded in one place, or the wordings drift apart. Lines that the writers choose
 * from are meant to differ, so they don't count; neither does wording required by law.
 */
const writers = /^domain\/(?:script|marketing|ask|features|phone|speech-text|english|compliance)\//;
const files = listSourceFiles(['web', 'api', 'domain', 'jobs', 'adapters', 'server', 'commands']).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !writers.test(file) && !/\/data\/|\/design-system\//.test(file),
);

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A plain error is a bug that only appears in a log; refusals have their own class. */
const isBug = (node: Node) =>
  node.type === 'NewExpression' && isNode(node.callee) && node.callee.name === 'Error';

/** The words of one literal, template or piece of markup, with an ellipsis for what is computed. */
function* readTexts(node: Node): Generator<string> {
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value;
  if (node.type === 'TemplateLiteral') {
    yield (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    yield (node.children as Node[])
      .map((child) => {
        if (child.type === 'JSXText') return child.value;
        const inner = child.expression as Node | undefined;
        return inner?.type === 'Literal' ? inner.value : '…';
      })
      .join('');
  }
  if (node.type.startsWith('Import') || isBug(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* readTexts(child);
    }
  }
}

/** How a refusal ends: the same few words wherever a person can only try again. */
const tryAgain = /^(?:Please (?:try again|wait)|Check your connection)\b/;

/** Whole sentences of at least five words. */
function sentencesOf(text: string): string[] {
  return [...text.replace(/\s+/g, ' ').matchAll(/(?<=^|[.!?…:] |>)[A-Z“][^.!?<>]*[.!?](?= |$|”|<|…)/g)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 5 && !tryAgain.test(sentence));
}

function sentencesIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return [...readTexts(program as unknown as Node)].flatMap(sentencesOf);
}

test('no sentence is written in two places', () => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const sentence of sentencesIn(file)) {
      places.set(sentence, [...(places.get(sentence) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(1_000);
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});
