import { joinList } from '../../../english/join-list.ts';
import type { Fact, Speaker } from '../../schema.ts';
import { intoNeighborhood } from '../data/chapters.ts';
import { placeLines } from '../data/questions.ts';
import { fill } from '../fill.ts';
import type { SpokenSentence } from '../sentences/spoken-sentence.ts';
import type { SheetView } from '../sheet-view.ts';
import { otherHost, type Talk } from '../talk.ts';
import { askAbout, type Pace, tellTopic } from './tell-topic.ts';

const mostPlaces = 3;

/** Where the home stands and what the listing and the notes name around it. */
export function neighborhood(
  talk: Talk,
  sheet: SheetView,
  sayings: readonly SpokenSentence[],
  asker: Speaker,
  pace: Pace,
): void {
  const teller = otherHost(asker);
  const area = areaFact(sheet);
  const named = (fields: readonly (keyof typeof placeLines)[]) =>
    fields.flatMap((field) => {
      const found = sheet.all(field).slice(0, mostPlaces);
      return found.length > 0 ? [{ field, found }] : [];
    });
  const outings = named(['dining', 'recreation']);
  // Offices and medians are for the page; they are said only where nothing livelier is known.
  const places = outings.length > 0 ? outings : named(['government', 'medianHomeValue']);
  if (!area && sayings.length === 0 && places.length === 0) return;
  talk.begin('neighborhood');
  talk.say(asker, talk.stock.pick(intoNeighborhood, 'intoNeighborhood', 'neighborhood') ?? '');
  if (area) {
    const line = talk.stock.pick(placeLines[area.field], 'area', area.field) ?? "It's in {city}.";
    talk.say(teller, fill(line, { v: area.value, city: sheet.values.city ?? '' }), area.ids);
  }
  const [first] = sayings;
  if (first && area) askAbout(talk, first, asker);
  tellTopic(talk, sayings, teller, pace, true);
  let speaker = talk.lastSpeaker() === teller ? asker : teller;
  for (const { field, found } of places) {
    namePlaces(talk, field, found, speaker);
    speaker = otherHost(speaker);
  }
}

type Area = { field: 'neighborhood' | 'county' | 'city'; value: string; ids: string[] };

function areaFact(sheet: SheetView): Area | undefined {
  const city = ['city', 'state'].flatMap((name) => sheet.one(name)?.id ?? []);
  if (city.length === 0) return undefined;
  for (const field of ['neighborhood', 'county'] as const) {
    const fact = sheet.one(field);
    if (fact) return { field, value: fact.value, ids: [fact.id, ...city] };
  }
  return { field: 'city', value: sheet.values.city ?? '', ids: city };
}

function namePlaces(talk: Talk, field: keyof typeof placeLines, facts: Fact[], speaker: Speaker): void {
  const line = talk.stock.pick(placeLines[field], 'places', field);
  const ids = facts.map(({ id }) => id);
  if (line) talk.say(speaker, fill(line, { v: joinList(facts.map(({ value }) => value)) }), ids);
}
