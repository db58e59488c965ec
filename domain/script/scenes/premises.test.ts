import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { fitsHome } from '../episode/fits-home.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from './all-scenes.ts';
import { holds, picksUp } from './holds.ts';

const [first] = tenHomes as [SampleHome];

/** Whether an exchange could occur for a home with this description. */
function isOpen(id: string, description: string, yearBuilt = 1911): boolean {
  const home = readHome(
    buildFactSheet(
      sampleHome({ ...first, yearBuilt, type: 'Condo', features: [], parking: '', description }),
    ),
  );
  const scene = allScenes.find((one) => one.id === id);
  if (!scene) throw new Error(`no such exchange: ${id}`);
  return (
    home.features.some((feature) => scene.on && picksUp(scene.on, feature)) &&
    scene.needs.every((condition) => holds(condition, home)) &&
    fitsHome(scene, home)
  );
}

test.each([
  [
    'heated-floors-only-heat',
    'It has radiant heated floors.',
    'It has radiant heated floors and central air.',
  ],
  ['french-doors-light', 'French doors close off the study.', 'French doors open to the treetops.'],
  [
    'adu-carriage-history',
    'Behind it stands a carriage house.',
    'Behind it stands a carriage house, originally a bakery.',
  ],
  ['security-system-monitor', 'The home has an alarm system.', 'The home has security cameras.'],
  ['beams-real', 'The den has exposed wood beams.', 'The den has beamed ceilings.'],
  [
    'courtyard-shared-windows',
    'The building has a common courtyard.',
    'The building has a common courtyard. The bedroom has river views.',
  ],
  ['security-cameras-footage', 'The home has security cameras.', 'The home has an alarm system.'],
])('%s supposes nothing that the listing rules out', (id, fitting, unfit) => {
  expect(isOpen(id, fitting)).toBe(true);
  expect(isOpen(id, unfit)).toBe(false);
});
