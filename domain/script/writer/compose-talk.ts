import { type FactSheet, speakers } from '../schema.ts';
import { intoOutside, intoRest } from './data/chapters.ts';
import { createPhrasePicker } from './phrase-picker.ts';
import { pickHighlights } from './pick-highlights.ts';
import { features, splitFeatures } from './segments/features.ts';
import { neighborhood } from './segments/neighborhood.ts';
import { listQuestions, questions } from './segments/questions.ts';
import { type Pace, tellTopic } from './segments/tell-topic.ts';
import { visit } from './segments/visit.ts';
import { welcome } from './segments/welcome.ts';
import { readSentences } from './sentences/read-sentences.ts';
import type { SpokenSentence } from './sentences/spoken-sentence.ts';
import { chapterOf, type Topic } from './sentences/topics.ts';
import { viewSheet } from './sheet-view.ts';
import { createTalk, otherHost, type Talk } from './talk.ts';

export type Selection = { leftOut: ReadonlySet<string>; pace: Pace };

export type Composition = {
  talk: Talk;
  /** What could be left out to save time, by how little it would be missed. */
  optional: { key: string; score: number }[];
};

/** A whole talk from a sheet; the same sheet, seed and selection give the same talk. */
export function composeTalk(sheet: FactSheet, seed: string, { leftOut, pace }: Selection): Composition {
  const talk = createTalk(createPhrasePicker(seed));
  const view = viewSheet(sheet);
  const sayings = readSentences(sheet).filter(({ key }) => !leftOut.has(key));
  const of = (chapter: string) => sayings.filter(({ topic }) => chapterOf[topic] === chapter);
  const extras = splitFeatures(view, leftOut);
  const first = talk.stock.chance('first host') < 0.5 ? speakers[0] : speakers[1];
  // Whoever has just spoken answers next; the other one asks.
  const next = () => otherHost(talk.lastSpeaker() ?? first);

  welcome(talk, view, first, of('home').length + extras.inside.length > 0);
  talk.begin('home');
  groupByTopic(of('home')).forEach((group, at) => {
    tellTopic(talk, group, at === 0 ? next() : otherHost(next()), pace, at === 0);
  });
  features(talk, extras.inside, next());
  const outside = groupByTopic(of('outside'));
  if (outside.length > 0 || extras.outside.length > 0) {
    talk.begin('outside');
    const [first] = outside[0] ?? [];
    const isOutdoors = first !== undefined && /^(?:outdoors|water|land|parking)$/.test(first.topic);
    talk.say(next(), talk.stock.pick(isOutdoors ? intoOutside : intoRest, 'intoOutside', 'outside') ?? '');
    outside.forEach((group, at) => {
      const isAsked = at === 0 && talk.stock.chance('outside ask') < 0.5;
      const teller = at === 0 ? next() : otherHost(next());
      tellTopic(talk, group, teller, pace, isAsked);
    });
    features(talk, extras.outside, next());
  }
  neighborhood(talk, view, of('neighborhood'), next(), pace);
  const told = new Set([...sayings.map(({ topic }) => topic as string), ...toldFields(sayings)]);
  const asked = listQuestions(talk, view, of('questions'), told).filter(({ key }) => !leftOut.has(key));
  const order = [...asked].sort(
    (a, b) => talk.stock.chance(`order ${a.key}`) - talk.stock.chance(`order ${b.key}`),
  );
  questions(talk, order, next());
  visit(talk, view, pickHighlights(talk.mentioned), otherHost(next()));
  const optional = [
    ...sayings.filter(({ topic }) => topic !== 'terms').map(({ key, score }) => ({ key, score })),
    ...asked.map(({ key, score }) => ({ key, score })),
    ...[...extras.inside, ...extras.outside].map(({ id }) => ({ key: id, score: 1 })),
  ];
  return { talk, optional };
}

/** Parts of the home in the order in which the listing comes to them, the whole before the rooms. */
function groupByTopic(sayings: readonly SpokenSentence[]): SpokenSentence[][] {
  const groups = new Map<Topic, SpokenSentence[]>();
  for (const saying of sayings) groups.set(saying.topic, [...(groups.get(saying.topic) ?? []), saying]);
  const whole = groups.get('character');
  groups.delete('character');
  return [...(whole ? [whole] : []), ...groups.values()];
}

/** What a remark tells need not be asked again. */
function toldFields(sayings: readonly SpokenSentence[]): string[] {
  const text = sayings.map(({ sentence }) => sentence).join(' ');
  return [
    ...(/\b(?:half bath|powder room)\b/i.test(text) ? ['bathSplit'] : []),
    ...(/\bparking space\b|\bguest parking\b|-car\b[^.]*\b(?:garage|carport)\b|\bgarage has\b|\bparks (?:one|two|three)\b/i.test(
      text,
    )
      ? ['parking']
      : []),
    ...(/\b[\d.]+ acres\b|\bacre lot\b/i.test(text) ? ['lot'] : []),
    ...(/\b(?:heat pump|furnace|boiler|geothermal|radiant)/i.test(text) ? ['heating'] : []),
    ...(/\b(?:central air|cooled|heat pump)/i.test(text) ? ['cooling'] : []),
  ];
}
