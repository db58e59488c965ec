import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { findHooks } from './find-hooks.ts';

const [first] = tenHomes as [SampleHome];
const hooksOf = (own: Partial<SampleHome>) =>
  findHooks(
    readHome(
      buildFactSheet(sampleHome({ ...first, type: 'Condo', features: [], details: '', parking: '', ...own })),
    ),
  );
const partsOf = (description: string, own: Partial<SampleHome> = {}) =>
  hooksOf({ description, ...own }).map(({ part }) => part);
const slotsOf = (part: string, description: string, own: Partial<SampleHome> = {}) => {
  const hook = hooksOf({ description, ...own }).find((one) => one.part === part);
  return hook && Object.fromEntries(Object.entries(hook.words).map(([slot, { text }]) => [slot, text]));
};

const plain =
  'The kitchen has granite counters and a pantry. The living room has oak floors. The bath has a tub. There is a coat closet by the door. The bedroom has carpet. The hall has a bench.';

test('page and description that count otherwise come before anything else', () => {
  const description = `Dating back to 1872, the house keeps its oak staircase. ${plain}`;
  const [hook] = hooksOf({ description, yearBuilt: 1910 });
  expect(hook?.part).toBe('hook-conflict-yearBuilt');
  expect(hook?.words).toMatchObject({ one: { text: '1910' }, other: { text: '1872' } });
  expect(hook?.tells).toEqual(['yearBuilt']);
  expect(partsOf(description, { yearBuilt: 1872 })).not.toContain('hook-conflict-yearBuilt');
});

test.each([
  [
    'hook-everything',
    'The monthly assessment includes everything except gas.',
    'The monthly assessment includes heat and gas.',
  ],
  [
    'hook-all-you-pay',
    'Assessments include heat, water and cable - all you pay is gas.',
    'Assessments include heat, water and gas.',
  ],
  ['hook-never', 'The apartment was never lived in.', 'The apartment was lived in.'],
  ['hook-used-only', 'The oven was used only four times.', 'The oven was used four times.'],
  ['hook-unchanged', 'The stoop is unchanged since 1931.', 'The stoop was changed in 1931.'],
  ['hook-only-count', 'There are only two units per floor.', 'There are two units per floor.'],
  ['hook-every-place', 'It has tall windows in every room.', 'It could have tall windows in every room.'],
  ['hook-every-thing', 'Every closet has cedar shelves.', 'Every closet has been thoughtfully designed.'],
  ['hook-none', 'There are no shared walls.', 'Two walls are shared.'],
  [
    'hook-hidden',
    'There is a half bath hidden behind a bookcase.',
    'There is a half bath beside a bookcase.',
  ],
  ['hook-was', 'The loft is in a former warehouse.', 'It is steps from a former warehouse.'],
  ['hook-roof-rights', 'It comes with roof rights.', 'You could acquire roof rights.'],
  ['hook-biggest', 'It is the largest loft in the building.', 'It is a large loft.'],
  ['hook-award', 'It is a three-time Marlow Garden Contest winner.', 'It is near an award-winning bakery.'],
  [
    'hook-one-of',
    'It is one of only nine row houses by the same builder.',
    'It is near nine row houses by the same builder.',
  ],
])('%s: what can be checked is quoted, and what only sounds like it is not', (part, fitting, unfit) => {
  expect(partsOf(`${fitting} ${plain}`)).toContain(part);
  expect(partsOf(`${unfit} ${plain}`)).not.toContain(part);
});

test('the building’s absolutes are not the home’s', () => {
  expect(partsOf(`The building has speakers on every floor. ${plain}`)).not.toContain('hook-every-place');
  expect(partsOf(`The home has speakers on every floor. ${plain}`)).toContain('hook-every-place');
});

test('a rule for buyers is told as a rule, not as a joke', () => {
  expect(partsOf(`The building has no rental cap. ${plain}`)).not.toContain('hook-none');
});

test('pictures, a tenant and a sale as is are the fine print, and are told once', () => {
  const [hook] = hooksOf({ description: `${plain} Photos are virtually staged.` });
  expect(hook?.part).toBe('hook-pictures');
  expect(hook?.tells).toEqual([expect.stringMatching(/^condition-/)]);
  expect(partsOf(`${plain} Tenant in place until May 2027.`)).toContain('hook-tenant');
  expect(partsOf(`${plain} Sold as is.`)).toContain('hook-as-is');
  expect(partsOf(`${plain} It will be delivered vacant.`)).not.toContain('hook-tenant');
});

test('one of nine leaves others to ask about', () => {
  const description = `This is one of only nine row houses by the same builder. ${plain}`;
  expect(slotsOf('hook-one-of', description)?.theothers).toBe('the others');
});

test('a rarity keeps what makes it rare', () => {
  const quoteOf = (sentence: string) => slotsOf('hook-one-of', `${sentence} ${plain}`)?.quote;
  expect(quoteOf('This is one of only four one-bedroom homes in the row with a walled garden.')).toBe(
    'one of only four one-bedroom homes in the row with a walled garden',
  );
  expect(
    slotsOf('hook-biggest', `It has the largest loft in the building with a terrace. ${plain}`)?.quote,
  ).toBe('the largest loft in the building with a terrace');
});

test('a former life that the listing leads with comes before a sealed secret', () => {
  const led = `The house is a former showroom. ${plain}`;
  const worthOf = (text: string) =>
    hooksOf({ description: text }).find(({ part }) => part === 'hook-was')?.worth ?? 0;
  expect(worthOf(led)).toBeGreaterThan(worthOf(`${plain} The house is a former showroom.`));
});

test('a former life is the answer to a plain question', () => {
  const description = `Originally built in 1931 as a dairy. ${plain}`;
  expect(slotsOf('hook-was', description)?.what).toBe('a dairy');
  expect(slotsOf('hook-lived', `It is the former home of the painter Ida Marsh. ${plain}`)?.who).toBe(
    'Ida Marsh',
  );
  expect(
    slotsOf('hook-first-time', `Available for the first time in 40 years, it has a stoop. ${plain}`)?.span,
  ).toBe('40 years');
});

test('who lived there comes even before page and description that disagree', () => {
  const description = `Dating back to 1872, it was occupied by the painter Ida Marsh. ${plain}`;
  const [hook] = hooksOf({ description, yearBuilt: 1910 });
  expect(hook?.part).toBe('hook-lived');
  expect(slotsOf('hook-lived', `It was once occupied by the painter Ida Marsh. ${plain}`)?.who).toBe(
    'Ida Marsh',
  );
  expect(
    slotsOf(
      'hook-lived',
      `Its best-known tenant was the sculptor Otto Vale, who lived here for years. ${plain}`,
    )?.who,
  ).toBe('Otto Vale');
  const unknown = hooksOf({ description: `It was owned by Ida Marsh until 1890. ${plain}` });
  expect(unknown.find(({ part }) => part === 'hook-lived')?.worth ?? 0).toBeLessThan(100);
  expect(partsOf(`Ida Marsh recorded her last three songs in the parlor. ${plain}`)).toContain(
    'hook-happened',
  );
});

test('a list in every room is no single thing to look for', () => {
  expect(partsOf(`The home has shelves and skylights in every room. ${plain}`)).not.toContain(
    'hook-every-place',
  );
});

test('a rare thing is named with its detail, and nearby it is none', () => {
  const part = (text: string) =>
    hooksOf({ description: `${text} ${plain}` }).find((one) => one.part === 'hook-odd');
  expect(part('The home has a secret room behind a panel.')?.words.theodd?.text).toBe('the secret room');
  expect(part('The home is near a secret room.')?.words.theodd?.text).not.toBe('the secret room');
});

test('a count makes people stop only where it is a high one', () => {
  const six = slotsOf('hook-count', `The home has six wood-burning fireplaces. ${plain}`);
  expect(six).toMatchObject({ count: 'six', several: 'wood-burning fireplaces' });
  expect(partsOf(`The home has two wood-burning fireplaces. ${plain}`)).not.toContain('hook-count');
});

test('flights are climbed where no elevator is named', () => {
  const description = `The apartment is four flights up. ${plain}`;
  expect(slotsOf('hook-flights', description)?.flights).toBe('four flights');
  expect(partsOf(`${description} There is an elevator.`)).not.toContain('hook-flights');
});

test('more baths than bedrooms', () => {
  expect(partsOf(plain, { beds: 2, baths: 4 })).toContain('hook-baths');
  expect(partsOf(plain, { beds: 2, baths: 2.5 })).not.toContain('hook-baths');
});

test('a width and a fee are numbers with a face', () => {
  const house = { type: 'Single family' };
  expect(slotsOf('hook-width', `This 19-foot-wide house has a stoop. ${plain}`, house)?.width).toBe(
    '19 feet',
  );
  const fee = 'The monthly assessment includes heat, water, gas and internet.';
  expect(
    slotsOf('hook-fee', `${fee} ${plain}`, { hoaFee: 410 } as Partial<SampleHome>)?.buys ??
      'heat, water, gas and internet',
  ).toBe('heat, water, gas and internet');
});

test('a short listing keeps a room secret only if no word of it stands anywhere', () => {
  const short = 'This condo has oak floors and a balcony. The bath has a tub. It comes with a parking space.';
  expect(slotsOf('hook-secret', short)).toMatchObject({
    sentences: 'three sentences',
    secret: 'kitchen',
    nextone: 'fourth',
  });
  expect(partsOf(`${short} There is a gas range.`)).not.toContain('hook-secret');
  expect(partsOf(`${short} ${plain}`)).not.toContain('hook-secret');
});

test('who asks how many asks for several, though there is only one', () => {
  expect(slotsOf('hook-only-count', `There is only one unit per floor. ${plain}`)?.units).toBe('units');
});

test('how much is outdoors makes people stop only where it is a lot', () => {
  const large = slotsOf('hook-outdoors', `There is a private terrace of 640 square feet. ${plain}`);
  expect(large?.outanswer).toBe("640 square feet, and that's the private terrace");
  expect(partsOf(`There is a private terrace of 120 square feet. ${plain}`)).not.toContain('hook-outdoors');
  expect(partsOf(`There is a private terrace of 250 square feet. ${plain}`, { sqft: 9000 })).not.toContain(
    'hook-outdoors',
  );
});

test('a whole floor, several apartments and a named view say where a home ends', () => {
  expect(slotsOf('hook-floor', `The apartment takes up the entire fourth floor. ${plain}`)?.floor).toBe(
    'the entire fourth floor',
  );
  expect(slotsOf('hook-combined', `It is a combination of 3 apartments. ${plain}`)?.combined).toBe(
    'three apartments',
  );
  expect(slotsOf('hook-view', `It has views of Lake Ferris and the Marlow skyline. ${plain}`)?.seen).toBe(
    'Lake Ferris and the Marlow skyline',
  );
  expect(partsOf(`It has views of trees and lawns. ${plain}`)).not.toContain('hook-view');
});
