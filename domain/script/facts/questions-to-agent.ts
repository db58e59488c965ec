import type { FeatureTopic } from '#domain/features/feature.ts';
import { readHome } from '../home.ts';
import type { AgentQuestion, FactSheet } from '../schema.ts';

const maxQuestions = 8;

type Asked = AgentQuestion & {
  isOpen: (known: { topics: ReadonlySet<FeatureTopic>; fields: ReadonlySet<string> }) => boolean;
};

const lacksTopic =
  (...names: FeatureTopic[]): Asked['isOpen'] =>
  ({ topics }) =>
    !names.some((name) => topics.has(name));
const lacksField =
  (name: string): Asked['isOpen'] =>
  ({ fields }) =>
    !fields.has(name);

/** Most important first. Each asks for facts, never for praise. */
const all: Asked[] = [
  {
    id: 'works',
    question:
      'What was updated or replaced in the last ten years, and in which year (roof, windows, heating, kitchen, baths)?',
    isOpen: lacksTopic('systems'),
  },
  {
    id: 'kitchen',
    question: 'What is in the kitchen: counters, appliances, island or pantry, and when was it last redone?',
    isOpen: lacksTopic('kitchen'),
  },
  {
    id: 'living',
    question:
      'What should people know about the main rooms: floors, ceilings, fireplace, built-ins, windows?',
    isOpen: lacksTopic('living'),
  },
  {
    id: 'outdoors',
    question: 'What is outside: porch, deck, patio, yard, garden, outbuildings?',
    isOpen: lacksTopic('outside'),
  },
  {
    id: 'bedrooms',
    question: 'How are the bedrooms and baths laid out, and on which floors?',
    isOpen: lacksTopic('bedrooms', 'baths'),
  },
  {
    id: 'nearby',
    question: 'What is close by, by name and by minutes or miles (downtown, trails, stations, shops)?',
    isOpen: lacksTopic('place'),
  },
  {
    id: 'parking',
    question: 'Where do cars park, and for how many is there room?',
    isOpen: ({ topics, fields }) => !topics.has('parking') && !fields.has('parking'),
  },
  {
    id: 'extra',
    question: 'Is there a basement, attic, office, laundry room or storage?',
    isOpen: lacksTopic('levels', 'laundry'),
  },
  {
    id: 'terms',
    question: 'What stays with the home, and are there rules about pets or rentals?',
    isOpen: lacksTopic('policies'),
  },
  {
    id: 'hoa',
    question: 'Is there an association fee, how much is it, and what does it cover?',
    isOpen: lacksField('hoa'),
  },
  { id: 'taxes', question: 'What were the property taxes last year?', isOpen: lacksField('taxes') },
  {
    id: 'lot',
    question: 'How large is the lot?',
    isOpen: ({ fields }) => !fields.has('lot') && !fields.has('hoa'),
  },
  { id: 'character', question: 'What would you point out first on a showing, and why?', isOpen: () => true },
  {
    id: 'history',
    question: 'Is there anything about the history of the home that a buyer would enjoy knowing?',
    isOpen: () => true,
  },
];

/** What to ask when the sheet doesn't say. */
export function questionsToAgent(sheet: FactSheet): AgentQuestion[] {
  const home = readHome(sheet);
  const topics = new Set(home.features.map(({ topic }) => topic));
  const fields = new Set(sheet.facts.map(({ field }) => field));
  const isCondo = home.kind === 'condo' || home.kind === 'co-op';
  return all
    .filter(({ id, isOpen }) => !(isCondo && id === 'lot') && isOpen({ topics, fields }))
    .slice(0, maxQuestions)
    .map(({ id, question }) => ({ id, question }));
}
