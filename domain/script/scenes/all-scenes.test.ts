import { expect, test } from 'vitest';
import { featureIds } from '#domain/features/read-features.ts';
import { checkText } from '../../compliance/check-text.ts';
import { allScenes } from './all-scenes.ts';
import { derivedConditions } from './holds.ts';

const lines = allScenes.flatMap((scene) =>
  [...scene.lines, ...scene.callback].map((line) => ({ scene, line })),
);

test('every scene has an id of its own and needs only what can be known', () => {
  expect(new Set(allScenes.map(({ id }) => id)).size).toBe(allScenes.length);
  const conditions = allScenes.flatMap(({ id, needs, lines: said }) =>
    [...needs, ...said.flatMap(({ when }) => when)].map((condition) => ({ id, condition })),
  );
  const unknown = conditions.flatMap(({ id, condition }) =>
    condition.kind === 'feature' &&
    condition.id !== 'star' &&
    !featureIds.has(condition.id) &&
    !derivedConditions.has(condition.id)
      ? [`${id}: ${condition.id}`]
      : [],
  );
  expect(unknown).toEqual([]);
});

test('general knowledge is said with a hedge and has a named source', () => {
  const general = lines.filter(({ line }) => line.isGeneral);
  expect(general.length).toBeGreaterThan(30);
  const hedge = /\b(?:usual|general|often|rule|tend|typical|these days|most|can|sometimes|may|worth|expect)/i;
  const bare = general.filter(({ scene, line }) => !scene.source || !hedge.test(line.text));
  expect(bare.map(({ scene, line }) => `${scene.id}: ${line.text}`)).toEqual([]);
});

test('no line of any scene needs a fair-housing decision', () => {
  const flagged = lines.filter(({ line }) => {
    const first = line.text.replace(/\[(?:\d:)?([^|\]]*)[^\]]*\]/g, '$1').replace(/\{[^}]+\}/g, 'it');
    return checkText(first, { kind: 'script' }).verdict !== 'allow';
  });
  expect(flagged.map(({ scene, line }) => `${scene.id}: ${line.text}`)).toEqual([]);
});
