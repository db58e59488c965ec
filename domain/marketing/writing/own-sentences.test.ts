import { expect, test } from 'vitest';
import { readLimits } from '../story/home-limits.ts';
import { noStory } from '../story/home-story.ts';
import { bestSentences, ownRemarks } from './own-sentences.ts';

const opening =
  'This 1902 mill is one of three that Ada Quill built on the pond, with 4 bedrooms and a dock.';
const text = [
  `${opening} It faces south.`,
  'Welcome home! The kitchen has a soapstone island and a six-burner range.',
  'Highlights:\n• Turret with stained glass\n• Two wood-burning fireplaces',
  'The hall has light switches and a door. Sold as is. Larkmere is close.',
].join('\n\n');
const story = { ...noStory, limits: readLimits(text) };

test('remarks are the agent’s own text where it fits, headings and lists in one paragraph', () => {
  expect(ownRemarks(text, story, 1000)).toBe(
    `${opening} It faces south. Welcome home! The kitchen has a soapstone island and a six-burner range. Turret with stained glass. Two wood-burning fireplaces. The hall has light switches and a door. Sold as is. Larkmere is close.`,
  );
});

test('where it is too long, what says least goes first; the opening and the limits stay', () => {
  const short = ownRemarks(text, story, 240);
  expect(short.length).toBeLessThanOrEqual(240);
  expect(short.startsWith(opening)).toBe(true);
  expect(short).toContain('Sold as is.');
  expect(short).not.toMatch(/light switches|Welcome home/);
});

test('what limits the home has room in remarks, and a headline gives way to its sentence', () => {
  const long =
    'Palatial Mill House Beside The Pond! The mill is a stone house of 1902 with a dock on the pond. The turret has stained glass and a wood-burning fireplace. The garden runs down to a boathouse and a pier. Every effort went into something truly singular. The kitchen has a soapstone island. Photos are virtually staged by a studio in town that we have known for years and years.';
  const limits = readLimits(long);
  const said = ownRemarks(long, { ...noStory, limits }, 235);
  expect(said).toMatch(/^The mill is a stone house/);
  expect(said).toMatch(/virtually staged/);
  expect(said).not.toMatch(/Palatial|Every effort/);
  expect(said.length).toBeLessThanOrEqual(235);
});

test('what first lines lead with is in the longer text', () => {
  const dock = { id: 'dock', said: 'a dock', name: 'dock', topic: 'outside', notability: 5 } as const;
  const told =
    'The mill was built in 1902. The kitchen has a soapstone island and a six-burner range. The hall has a marble floor and a staircase. Behind the barn is a dock. The bath has a steam shower and a deep tub.';
  expect(bestSentences(told, { ...noStory, points: [dock] }, 130).join(' ')).toContain('dock');
});

test('half a bracket is left out, and what begins with “And” goes with the sentence before it', () => {
  expect(
    bestSentences(
      'The mill has a turret. And, both halls have a door. (Note: the mill is old. It has a dock.)',
      noStory,
      400,
    ),
  ).toEqual(['The mill has a turret.', 'And, both halls have a door.']);
  expect(
    bestSentences(
      'The turret has stained glass. The porch looks south. The barn is red. There is a hall. And, it has a door.',
      noStory,
      75,
    ).join(' '),
  ).not.toMatch(/And, /);
});

test('every part of the home is visited before one of them twice', () => {
  const kept = bestSentences(
    'The mill is old. It faces south. It was a tannery. The kitchen has a soapstone island and a pantry. The kitchen has quartz counters and a range. The garden has a dock and a pergola. The primary bedroom has a balcony and a walk-in closet.',
    noStory,
    200,
  );
  expect(kept.filter((text) => /kitchen/.test(text))).toHaveLength(1);
  expect(kept.join(' ')).toMatch(/garden.*primary bedroom/);
});

test('a sentence that leans on another goes with it', () => {
  const kept = bestSentences(
    'The turret has stained glass and a wood-burning fireplace. There is a hall. It has a door and a light switch.',
    noStory,
    70,
  );
  expect(kept).toEqual(['The turret has stained glass and a wood-burning fireplace.']);
});

test('a sentence that is too long for the place is left out, and with it those that lean on it', () => {
  const long = `The mill ${'has a turret and '.repeat(12)}a dock.`;
  const kept = bestSentences(`${long} It faces south. The garden runs to the water.`, noStory, 600, 120);
  expect(kept).toEqual(['The garden runs to the water.']);
});

test('a rule is told whole or not at all', () => {
  const rules =
    'The dues of $310 cover heat and water. $25 extra per cooling unit. Income limits are: 1 person $90,000. 2 persons $99,000. Tenants pay for gas. Landlord covers the rest.';
  for (const room of [70, 110, 150, 260]) {
    const kept = bestSentences(`The mill has a turret. ${rules}`, noStory, room).join(' ');
    expect(kept.includes('cover heat')).toBe(kept.includes('$25 extra'));
    expect(kept.includes('1 person')).toBe(kept.includes('2 persons'));
    expect(kept.includes('Tenants pay')).toBe(kept.includes('Landlord covers'));
  }
});

test('an appeal goes before what it names', () => {
  const kept = bestSentences(
    "The mill has a turret. The garden runs to the water. Don't miss this chance to own a mill with a dock, a turret and a garden that runs down to the water of the pond.",
    noStory,
    140,
  );
  expect(kept).toEqual(['The mill has a turret.', 'The garden runs to the water.']);
});

test('remarks go on while there is room, without the labels of a list', () => {
  const long = [
    'This mill of 1902 stands on the pond, with 4 bedrooms and a dock.',
    'Highlights:',
    '• Parking Ease: Includes a brick carport with a gate to the lane',
    '',
    'Welcome home! The asset is leased to five tenants, and its income has been steady for nine years. Several suites have a porch of their own, which tenants ask for.',
    'Whether you fish or sail, hurry before someone else has the mill. Don’t miss it! Must see!',
  ].join('\n');
  const said = ownRemarks(long, noStory, 330);
  expect(said).toContain('Includes a brick carport with a gate to the lane.');
  expect(said).toContain('Several suites have a porch of their own');
  expect(said).toContain('its income has been steady');
  expect(said).not.toMatch(/Parking Ease|Must see/);
});

test('income limits are told whole, behind their rule, or not at all', () => {
  const limited = [
    opening,
    'The kitchen has a soapstone island and a six-burner range with a hood that vents outside.',
    'Income limits apply at 120% AMI:\n• 1-person household: $90,000\n• 2-person household: $110,000\n• 3-person household: $130,000',
  ].join('\n\n');
  const whole =
    'Income limits apply at 120% AMI. 1-person household: $90,000. 2-person household: $110,000. 3-person household: $130,000.';
  const told = { ...noStory, limits: readLimits(limited) };
  expect(ownRemarks(limited, told, 1000)).toContain(whole);
  const short = ownRemarks(limited, told, 250);
  expect(short.includes(whole) || !short.includes('household')).toBe(true);
});

test('what a cut or a list left over is no sentence, and one that hangs on another says so', () => {
  const told =
    'Gorgeous Sunny! No Appointment Necessary. The mill was built in 1902. Featuring a walled garden that won a prize. Features include:\n\nOak floors and brick vaults';
  expect(bestSentences(told, noStory, 600)).toEqual([
    'The mill was built in 1902.',
    'It has a walled garden that won a prize.',
    'Oak floors and brick vaults.',
  ]);
});

test('a dated kitchen stays before what is around the corner', () => {
  const kept = bestSentences(
    'The mill was built in 1902. Gutted in 2019, the kitchen has slate countertops, open shelving and new lighting. Walk to everything: the Larkmere ferry, the Quarry Market, the Mill Tavern and Hollis Park!',
    noStory,
    140,
  );
  expect(kept.join(' ')).toContain('2019');
});

test('a slogan that opens goes before a fact', () => {
  const kept = bestSentences(
    'This one is a standout! The mill was built in 1902. The kitchen of 2019 has a soapstone island.',
    noStory,
    80,
  );
  expect(kept).toEqual(['The mill was built in 1902.', 'The kitchen of 2019 has a soapstone island.']);
});
