import { expect, test } from 'vitest';
import { refuseQuestion } from '#domain/compliance/refuse-question.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { buildAskSheet } from '../ask-sheet.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-17';
const home = (given: Parameters<typeof sampleHome>[0]) => buildAskSheet({ ...sampleHome(given), today });
const homes = {
  row: home({
    id: 'row',
    street: '61 Quill Street',
    city: 'Albany',
    state: 'NY',
    price: 980_000,
    type: 'Townhouse',
    description: `This 21'6" wide brick townhouse was restored with care. The ground floor blends the kitchen and den under 11-foot ceilings. The kitchen is lined with cherry cabinetry. Outfitted with soapstone counters, it fits an 8 person table. Appliances are by Halvorsen and the kitchen has a hood. The upper porch is reached from the stair hall and features cedar decking. A copper and glass lantern hangs over the stair. The cellar currently serves as a workshop and wine store. The den has a 19' wide seating wall. The primary suite faces the garden. There are five fitted closets. The third bedroom is at the end of the hall for added quiet and is fully enclosed. Improvements include a new roof, gutters, and porch railing (2024). This floor also has two wood-burning fireplaces. In all there are four wood-burning fireplaces in total. The lot dimensions are 18 by 105. A mural by the painter Ines Okafor hangs in the front hall. Reach downtown Albany or Troy within 12 minutes. Over 300 square feet of private outdoor space. A shop and Larkspur Coffee are on the same street. The house is near Tansy Park. It is a few blocks from Alder Road station. Steps from the kitchen is direct access to the garage.`,
  }),
  flat: home({
    id: 'flat',
    street: '12 Harrow Lane APT 4B',
    city: 'Evanston',
    state: 'IL',
    price: 410_000,
    type: 'Condo',
    description: `A garden unit at the back of the building. Welcome to one of seven buildings on Harrow Lane. Woodburning fireplace in the living room. It is three short flights up. The building has a part-time doorman, a full-time package desk, and a superintendent available 6 days a week. The roof deck has lake views. Full plumbing and drain replacement to PEX (2021). Close to the B, D, 4, and Q trains. Garage parking available ($25,000). The unit comes with gated parking. Newer washer and dryer.`,
  }),
  mill: home({
    id: 'mill',
    street: '3 Weir Street APT 5',
    city: 'Troy',
    state: 'NY',
    price: 655_000,
    type: 'Condo',
    description: `On the 5th floor of a stone building by the architects Hale and Moss. The lobby has a garden by landscape designer Iris Vale. Each residence includes one storage unit. The kitchen is finished with larch cabinetry. A custom range and bronze hood stand out. Original timber ceilings and rich oak floors. There are two Nordin RX4 condensing variable-speed furnaces. Laundry facilities are located on both the fourth floor and the lower level. Fifth floor: a 12 by 18 foot terrace. Fourth floor: a 9 by 10 foot terrace. The building sits on a land lease through March 31, 2098. A sparkling saltwater pool. Just steps from Weir Station, shops, and the buses. It overlooks the mill pond. The building is fully rent stabilized. About 2,100 square feet interior and 700 square feet exterior. The den opens to a 10 by 14 foot balcony for outdoor living. The patio is perfect for lounging with pets. A renovated 28 foot long kitchen leads to the deck. Queen Anne and Romanesque Revival details adorn the front.`,
  }),
  loft: home({
    id: 'loft',
    street: '77 Sedge Avenue APT 2',
    city: 'Boston',
    state: 'MA',
    price: 520_000,
    type: 'Condo',
    description: `A bright corner loft on 2 levels with southeastern views. Easy access to the Red and Green Lines. The 58 bus stops right outside the building. The primary suite has its own hall. This serene bedroom has four closets. All bedrooms are en suite. Garage parking (included in the price). The baths have a jetted tub. The den has the perfect corner for your bike or exercise area. Live in the heart of shopping and dining.`,
  }),
};
const ask = (at: keyof typeof homes, question: string) => answerQuestion(homes[at], question, { today });

test.each([
  // Adverbs and verbs behind the thing are no thing.
  ['row', 'how high are the ceilings downstairs', '11-foot ceilings'],
  ['row', 'what size table fits in the kitchen?', '8 person table'],
  ['row', "What's the cellar used for now?", 'workshop and wine store'],
  ['row', 'is the 3rd bedroom fully enclosed?', 'fully enclosed'],
  ['row', 'any coffee places on the same street?', 'Larkspur Coffee'],
  // What it is made of, in whatever words it is asked.
  ['row', 'what wood are the kitchen cabinets', 'cherry cabinetry'],
  ['row', 'whats the upper porch deck made of', 'cedar decking'],
  ['row', 'what is the lantern over the stairs made of?', 'copper and glass lantern'],
  ['flat', 'what are the pipes made out of?', 'PEX'],
  // The room is that of the sentence before, or the kitchen where no other is named.
  ['row', 'what are the kitchen counters made of', 'soapstone counters'],
  ['row', 'how many closets are in the primary bedroom', 'five fitted closets'],
  ['row', 'What brand are the kitchen appliances?', 'Halvorsen'],
  // The kind of figure that was asked for.
  ['row', 'how wide is the townhouse', '21'],
  ['row', 'what are the lot dimensions?', '18 by 105'],
  ['row', 'how long does it take to get downtown from there', 'within 12 minutes'],
  ['row', 'how much private outdoor space do you get?', '300 square feet'],
  ['row', 'when was the roof done', '2024'],
  ['row', 'how many fireplaces are there?', 'four wood-burning fireplaces'],
  ['flat', 'how many buildings are in the complex', 'seven buildings'],
  ['flat', 'how many flights of stairs do i have to climb', 'three short flights'],
  // When somebody is there.
  ['flat', 'when is the super around', '6 days a week'],
  ['flat', 'is the doorman full time', 'part-time doorman'],
  // One side or the other.
  ['flat', 'is it a basement or garden unit', 'garden unit'],
  ['flat', 'is it in the front or the back of the building?', 'back of the building'],
  ['flat', 'is the fireplace real wood or gas?', 'Woodburning'],
  // What it is near.
  ['row', 'What park is it near?', 'Tansy Park'],
  ['flat', 'which trains are close by', 'B, D, 4, and Q trains'],
  ['row', 'which train station is it near?', 'Alder Road station'],
  ['flat', 'what kind of parking comes with it?', 'gated parking'],
  ['flat', 'does it come with parking', 'gated parking'],
  ['mill', 'how close is weir station', 'steps from Weir Station'],
  ['loft', 'which bus stops out front?', '58 bus'],
  ['loft', 'how many closets in the main bedroom?', 'four closets'],
  ['loft', 'does every bedroom have a bathroom', 'All bedrooms are en suite'],
  ['loft', 'do i have to buy the garage space separately', 'included in the price'],
  ['loft', 'is there a jacuzzi tub', 'jetted tub'],
  ['loft', 'which way does it face', 'southeastern views'],
  ['loft', 'how many levels does it have?', '2 levels'],
  ['loft', 'which train lines are near?', 'Red and Green Lines'],
  // Who made the very thing.
  ['mill', 'who designed the garden', 'Iris Vale'],
  ['row', 'who painted the mural in the hall?', 'Ines Okafor'],
  // A noun behind its verb, a floor by its number, a name among other stations.
  ['mill', 'when does the land lease run out?', 'March 31, 2098'],
  ['mill', 'how big is the terrace on the fifth floor?', '12 by 18'],
  ['mill', 'how long is the kitchen?', '28 foot long kitchen'],
  ['mill', 'how many furnaces are there', 'two Nordin'],
  ['mill', 'where are the laundry rooms?', 'lower level'],
  ['mill', 'is there a storage unit included?', 'one storage unit'],
  ['mill', 'what are the kitchen cabinets made of?', 'larch cabinetry'],
  ['mill', 'what is the kitchen hood made of', 'bronze hood'],
  ['mill', 'are the ceilings wood?', 'timber ceilings'],
  ['mill', 'is the pool salt water or chlorine?', 'saltwater pool'],
  ['mill', 'what floor would i be living on', '5th floor'],
  ['mill', 'what does it look out on?', 'mill pond'],
  ['mill', 'are the units rent stabilized?', 'rent stabilized'],
  ['mill', 'how much outdoor space in square feet?', '700 square feet exterior'],
  ['mill', 'what style is the architecture', 'Queen Anne'],
  ['mill', 'what is the building made of?', 'stone building'],
  ['row', 'can you get into the house straight from the garage?', 'direct access to the garage'],
] as const)('%s: %s', (at, question, words) => {
  const { kind, answer } = ask(at, question);
  expect([kind, answer]).toEqual(['answer', expect.stringContaining(words)]);
});

test.each([
  // A walk isn't a view, nor is what the roof sees what the home sees.
  ['flat', 'can you see the lake from inside the apartment?'],
  ['flat', 'exactly how old are the washer and dryer?'],
  // The lot's size isn't the home's, and a hall isn't a side of the building.
  ['row', 'how many square feet is the house'],
  ['row', 'is it in the front or the back of the block?'],
  // Floors are no place of the bedrooms, a patio no rule, and the garden's designer no painter.
  ['mill', 'are the bedrooms next to each other or on different floors?'],
  ['mill', 'are dogs allowed in the building?'],
  ['mill', 'who painted the ceiling?'],
  ['mill', 'who designed the pool?'],
  // What would do for exercise is no gym, and the area's shops aren't in the building.
  ['loft', 'is there a gym?'],
  ['loft', 'is there retail in the building'],
  // A park is no parking.
  ['row', 'does it come with a parking space?'],
] as const)('%s does not say: %s', (at, question) => {
  expect(ask(at, question).kind).toBe('unknown');
});

test('who made a thing is not about the people of a place', () => {
  expect(refuseQuestion('who painted the mural in the lobby?')).toBeUndefined();
  expect(refuseQuestion('who lives in the building?')).toBeDefined();
});

test('what comes closest is shown as that, without a verdict, and the agent is offered', () => {
  expect(ask('flat', 'can you see the lake from inside the apartment?').answer).toBe(
    'The closest I found in the listing: “The roof deck has lake views.” I can ask the agent.',
  );
});
