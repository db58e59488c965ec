import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A tag can be pointed at something else; a digest can't. */
test('every container image is pinned by its digest', () => {
  const text = `${readFileSync('Dockerfile', 'utf8')}\n${readFileSync('compose.yaml', 'utf8')}`;
  const images = [...text.matchAll(/^\s*(?:ARG BASE=|image: )(\S+)$/gm)].map(([, image]) => image as string);
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  const stages = [...text.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the Dockerfile has it
  expect(stages).toEqual(['${BASE}', '${BASE}']);
});

test('nothing in the image belongs to the user that runs it', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(dockerfile).not.toContain('--chown');
  expect(dockerfile).toMatch(/^USER node$/m);
});
