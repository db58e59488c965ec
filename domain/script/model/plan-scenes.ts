import type { Feature, FeatureTopic } from '#domain/features/feature.ts';
import { beats } from '../episode/beats.ts';
import type { PlacedLine } from '../episode/placed-line.ts';
import type { WrittenEpisode } from '../episode/write-episode.ts';
import { countSpokenWords, estimateSeconds } from '../estimate-seconds.ts';
import type { Home } from '../home.ts';
import type { ChapterName, Speaker, Turn } from '../schema.ts';
import { offerExplainers } from './offer-explainers.ts';

/** A turn of the finished talk with the line it came from. */
export type TalkTurn = {
  turn: Turn;
  line: PlacedLine;
  /** Why it can't be said, if its written form already shows that. */
  fault?: string;
};

/** One planned scene: what to tell, how long, and what to say if a model's scene isn't used. */
export type SceneTask = {
  name: string;
  chapter: ChapterName;
  /** Empty if our own writer has no scene for it: then only a model can tell it. */
  builtIn: TalkTurn[];
  begins: Speaker;
  ends: Speaker;
  features: Feature[];
  /** The sheet's fields that belong here. */
  fields: readonly string[];
  explainers: string[];
  /** What the listing leaves open, as a clause after "ask". */
  unknowns: string[];
  words: number;
};

/** With a model, a home with few facts can get a longer talk: the model says more about each. */
const wantedSeconds = 205;
const maxStretch = 1.5;
const minSceneWords = 40;
const maxSceneWords = 110;
const addedWords = 60;
const [baseWords, featureWords] = [30, 14];
const maxFeatures = 12;

const fieldsOf: Record<string, readonly string[]> = {
  opening: [
    'street',
    'city',
    'state',
    'neighborhood',
    'price',
    'priceCut',
    'beds',
    'baths',
    'bathSplit',
    'sqft',
    'type',
    'status',
    'auctionDate',
  ],
  arrival: ['yearBuilt', 'type', 'stories', 'buildingStories'],
  rooms: ['beds', 'baths', 'bathSplit'],
  practical: ['utility'],
  outside: ['lot', 'parking', 'noParking'],
  parking: ['parking', 'noParking'],
  place: ['neighborhood', 'city', 'county', 'place'],
  money: [
    'hoa',
    'taxes',
    'pets',
    'leasePolicy',
    'landLease',
    'incomeLimits',
    'tenant',
    'rentTerm',
    'daysOnMarket',
  ],
  questions: ['hoa', 'taxes', 'percTest'],
  ending: ['street', 'city', 'agent', 'brokerage', 'openHouse', 'status', 'auctionDate'],
};

/** The scenes of an episode in order: the built-in writer's plan, plus what it left untold if there's time. */
export function planScenes(episode: WrittenEpisode, home: Home, wordsPerMinute: number): SceneTask[] {
  const planned = withYear(plannedScenes(episode, home));
  const seconds = estimateSeconds(
    episode.script.turns.map(({ text }) => text),
    wordsPerMinute,
  );
  const spare = Math.round(((wantedSeconds - seconds) * wordsPerMinute) / 60);
  const added = untoldScenes(planned, home).slice(0, Math.max(0, Math.floor(spare / addedWords)));
  const rest = Math.max(0, spare - added.length * addedWords);
  const total = planned.reduce((sum, { builtIn }) => sum + wordsOf(builtIn), 0);
  const stretch = Math.min(1 + rest / Math.max(total, 1), maxStretch);
  const scaled = planned.map((task) => ({
    ...task,
    words: Math.min(Math.max(Math.round(wantedWords(task) * stretch), minSceneWords), maxSceneWords),
  }));
  return [...scaled, ...added].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Where our own hosts mention the year in passing, a model may mention it in the first room. */
function withYear(tasks: SceneTask[]): SceneTask[] {
  if (tasks.some(({ name }) => name === 'arrival')) return tasks;
  return tasks.map((task, at) => (at === 1 ? { ...task, fields: [...task.fields, 'yearBuilt'] } : task));
}

/** As long as our own scene, or as long as the material allows if our own words for it are few. */
const wantedWords = ({ features, builtIn, name }: SceneTask) =>
  name === 'opening' || features.length === 0
    ? wordsOf(builtIn)
    : Math.max(wordsOf(builtIn), baseWords + features.length * featureWords);

function plannedScenes({ lines, script: { turns } }: WrittenEpisode, home: Home): SceneTask[] {
  const tasks: SceneTask[] = [];
  lines.forEach((line, at) => {
    const turn = turns[at] as Turn;
    // The last words answer the first ones, so they're written together with the ending.
    const name = line.section === 'callback' ? 'ending' : line.section;
    if (tasks.at(-1)?.name !== name)
      tasks.push({ ...newTask(name, turn.chapter, home), begins: turn.speaker });
    const task = tasks.at(-1) as SceneTask;
    task.builtIn.push({ turn, line });
    task.unknowns.push(...unknownOf(line));
    task.ends = turn.speaker;
  });
  return tasks;
}

/** Scenes for parts of the home not yet covered. They fit between any two: Miles starts, Nora ends. */
function untoldScenes(planned: readonly SceneTask[], home: Home): SceneTask[] {
  const told = new Set(planned.flatMap(({ builtIn }) => builtIn.flatMap(({ turn }) => turn.factIds)));
  return beats
    .filter(({ name }) => !planned.some((task) => task.name === name))
    .map(({ name, chapter }) => newTask(name, chapter, home))
    .map((task) => ({
      ...task,
      features: task.features.filter(({ factId }) => !told.has(factId)),
      fields: task.fields.filter((field) => home.fact(field) && !told.has(home.fact(field)?.id ?? '')),
      words: addedWords,
    }))
    .filter(({ features, fields }) => features.length > 0 || fields.length > 0);
}

const places = ['opening', ...beats.map(({ name }) => name), 'questions', 'ending'];
const placeOf = ({ name }: SceneTask) => places.indexOf(name);

export const wordsOf = (turns: readonly TalkTurn[]) =>
  turns.reduce((sum, { turn }) => sum + countSpokenWords(turn.text), 0);

function newTask(name: string, chapter: ChapterName, home: Home): SceneTask {
  const topics = beats.find((beat) => beat.name === name)?.topics ?? [];
  const features = featuresFor(name, topics, home);
  return {
    name,
    chapter,
    builtIn: [],
    begins: 'miles',
    ends: 'nora',
    features,
    fields: fieldsOf[name] ?? [],
    // The opening is specific to this home.
    explainers: name === 'opening' ? [] : offerExplainers(features, home),
    unknowns: [],
    words: 0,
  };
}

/** The features of a scene, each once, best first; the opening may choose from all. */
function featuresFor(name: string, topics: readonly FeatureTopic[], home: Home): Feature[] {
  const isOpening = name === 'opening';
  const fitting = home.features.filter(
    ({ topic, qualifiers }) =>
      topics.includes(topic) ||
      (name === 'building' && qualifiers.includes('shared')) ||
      (isOpening && qualifiers.length === 0),
  );
  const unique = [
    ...new Map(fitting.map((feature) => [`${feature.id} ${feature.phrase}`, feature])).values(),
  ];
  return unique.sort((a, b) => b.notability - a.notability).slice(0, maxFeatures);
}

/** What the built-in scene found missing; it searched the whole text. */
function unknownOf({ sceneId, speaker, text }: PlacedLine): string[] {
  return sceneId.startsWith('unknown-') && speaker === 'miles' ? [text] : [];
}
