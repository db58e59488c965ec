import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, noStory, undisputed } from '../story/home-story.ts';
import { publishableOwn } from '../story/publishable-story.ts';
import type { Copy } from './copy.ts';
import { homePoints } from './home-points.ts';

const said = [
  'The mill stands above the pond with a turret of stained glass.',
  'The kitchen has a soapstone island and a range with six burners.',
  'A private dock runs forty feet into the water.',
  'The attic could become a studio.',
  'It was a tannery.',
].join(' ');
const pointsOf = (story: string) =>
  homePoints({ facts: { story, baths: '2.5' }, story: noStory } as unknown as Copy).map(({ text }) => text);

function pointsOfHome(description: string): string[] {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Chicago',
    state: 'IL',
    price: 585_000,
    beds: 3,
    baths: 2.5,
    type: 'Single family',
    description,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  return homePoints({ facts: undisputed(homeFacts(row), story), story }).map(({ text }) => text);
}

test('the agent’s sentences that stand alone are points; what could be is none', () => {
  const points = pointsOf(said);
  expect(points.join(' ')).toMatch(/The mill stands.*|A private dock/);
  expect(points.join(' ')).not.toMatch(/could become|It was/);
});

test('praise, leftovers of a page and second beginnings are no points', () => {
  const points = pointsOf(
    `Step into this rebuilt mill above the pond with its turret. Residence 4C is a rebuilt mill with a dock. No expense was spared on the dock. This mill is a true standout on the pond. Show more. ${said}`,
  );
  expect(points.join(' ')).not.toMatch(/Step into|Residence 4C|No expense|standout|Show more/);
});

test('what needs a neighbor, is in every building or isn’t there yet is no point', () => {
  const points = pointsOf(
    `An additional bedroom with a bath has cork floors. A voice intercom answers the door. All three bedrooms are found upstairs. Residents have a courtyard (currently under renovation). Features include: Two-car garage, Outdoor rooms for guests. ${said}`,
  );
  expect(points.join(' ')).not.toMatch(/additional bedroom|intercom|upstairs|courtyard|Features include/);
});

test('notes become sentences, and where a home has something ready, that is told without who gathers there', () => {
  const points = pointsOf(
    'Large wraparound balcony with cedar decking and a view of the quarry. Friends will linger on the slate terrace that is wired for a stage and lamps. With a brass pole and two stone ovens, this mill blends old brick with new glass.',
  );
  expect(points).toContain(
    'The home has a large wraparound balcony with cedar decking and a view of the quarry.',
  );
  expect(points).toContain('The slate terrace is wired for a stage and lamps.');
  expect(points).toContain('The home has a brass pole and two stone ovens.');
});

test('rooms that the figures count otherwise are not counted in a point', () => {
  const points = pointsOf(
    'This mill house keeps 3 bedrooms, 3 bathrooms, plus a bakehouse and a library. The house has three bedrooms, three baths and a walled garden. The kitchen has a soapstone island.',
  );
  expect(points.join(' ')).toContain('keeps a bakehouse and a library');
  expect(points.join(' ')).not.toMatch(/3 bathrooms|three baths/);
});

test('what sells comes before what every home has', () => {
  const points = pointsOfHome(
    'The kitchen has stainless steel appliances and granite countertops. Published in Architectural Digest, this house was built around an old elm. Outside is a 900-square-foot terrace with a stone fireplace. The primary suite has a walk-in closet and hardwood floors.',
  );
  expect(points[0]).toMatch(/Architectural Digest|900-square-foot/);
  expect(points.at(-1)).toMatch(/walk-in closet|stainless/);
});

test('what such a text may not say is left out of it', () => {
  const facts = { story: `${said}\n\nPerfect for young Christian couples.`, description: said };
  const sources = { facts: { ...facts, features: [] } } as never;
  expect(publishableOwn(facts as never, 'mail', sources).story).not.toContain('Christian');
  expect(publishableOwn(facts as never, 'mail', sources).story).toContain('stained glass');
});

test('notices, slogans and how far the lake is are no points', () => {
  const points = pointsOfHome(
    'A brick mill with a turret of stained glass, just steps from the lake. The Sponsor has an offering plan with all terms (File No: CD99-0001). This is a must see. The kitchen has a soapstone island and a range with six burners. Photos of the dock are virtually staged.',
  );
  expect(points.join(' ')).toMatch(/soapstone/);
  expect(points.join(' ')).not.toMatch(/offering plan|must see|The home is just steps|staged/);
});

test('how many bedrooms there are is told with the figures, not as a point', () => {
  const points = pointsOfHome(
    'There are 3 upstairs bedrooms. A tiled stove warms the parlor. The kitchen has slate counters and a brass sink. A cedar deck looks over the pond. The barn has a loft and a workshop.',
  );
  expect(points.length).toBeGreaterThan(2);
  expect(points.join(' ')).not.toContain('bedrooms');
});
