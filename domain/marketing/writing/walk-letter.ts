import { isPostable, isUnsure } from '../story/lead-sentence.ts';
import { leansBack } from '../story/leans-back.ts';
import { isNeatNote } from '../story/neat-note.ts';
import type { StorySentence } from '../story/read-story.ts';
import { addressSentence } from './address-sentence.ts';
import type { Copy } from './copy.ts';
import { dealThings } from './deal-things.ts';
import { sells } from './plain-sentences.ts';
import { saysAgain } from './says-again.ts';
import { tellsMore } from './tells-more.ts';
import { firstLines, nearStop, ownThings, repeats } from './walk-posts.ts';
import { type Stop, stopOrder, walkStops } from './walk-stops.ts';

/** The home at its address with its rooms, and what else a peer wants to know before showing it. */
export type WalkLetter = { home: string; more: string };

const maxLead = 78;
const maxThings = 4;
const [maxRooms, maxMore] = [3, 2];

/** What stands in the second paragraph: it is not behind the front door. */
const isOutOfHome = ({ part }: Stop) => /^(?:updates|parking|included|building|around)$/.test(part);

/** What a letter leads with: the first lines of the posts, with more room. */
export const letterLeads = (copy: Copy) => firstLines(copy, [maxLead, maxLead, maxLead], true);

/**
 * The walk of the posts for a letter to a peer, which has room for more of it and stands below the figures; undefined where
 * the listing names too little.
 */
export function walkLetter(copy: Copy): WalkLetter | undefined {
  const [lead] = letterLeads(copy) ?? [];
  if (!lead) return undefined;
  const dealt = dealThings(ownThings(copy), [lead], maxThings)[0] ?? [];
  const own = lead.things.filter(({ part }) => part !== 'building');
  const things = [...own, ...dealt].slice(0, maxThings);
  const start = addressSentence(copy, { lead: '', things, isAddressed: true, withCity: true, form: 0 });
  const named = [...lead.things, ...things];
  const above = [start];
  const about = tellsMore(copy, lead, above);
  const near = nearStop(copy, above);
  const stops = walkStops(copy, named, [...above, ...(about ? [about] : [])], maxThings).filter(
    (stop) => !stop.told.some((id) => named.some((thing) => thing.id === id)),
  );
  const told = distinctStops([...stops, ...(near ? [near] : [])]);
  const rooms = told.filter((stop) => !isOutOfHome(stop)).slice(0, maxRooms);
  const others = told.filter(isOutOfHome).slice(0, maxMore);
  const more = sentencesOf(others).join(' ');
  const home = [start, about, ...sentencesOf(rooms)].filter(Boolean).join(' ');
  const isShort = home.length < shortHome;
  const besides = isShort ? statedBesides(copy, `${home} ${more}`) : [];
  return { home: [home, ...besides].join(' '), more };
}

const shortHome = 170;
const [maxStated, maxWords] = [2, 24];

/** Of a home with few things, what its agent states of it besides, the most telling first. */
function statedBesides({ story }: Copy, said: string): string[] {
  const found: string[] = [];
  for (const { text, isDependent, scope, featureIds } of story.sentences.toSorted(
    (a, b) => b.worth - a.worth,
  )) {
    const isTold = isDependent || scope !== 'home' || featureIds.length === 0 || leansBack(text);
    if (isTold || sells(text) || recounts.test(text) || text.split(' ').length > maxWords) continue;
    if (!isPostable({ text, isWhole: true } as StorySentence) || isUnsure(text) || isNeatNote(text)) continue;
    if (story.limits.some(({ sign }) => sign.test(text))) continue;
    if (![said, ...found].some((line) => saysAgain(line, text))) found.push(text);
  }
  return found.slice(0, maxStated);
}
const recounts = /^(?:This|The (?:home|unit|apartment|condo|house|residence)) (?:is|has) an? |\d[- ]?bed/i;

/** One sentence for each part of the home, none of which says another again. */
function distinctStops(stops: readonly Stop[]): Stop[] {
  const told: Stop[] = [];
  for (const stop of stops)
    if (!told.some((one) => one.part === stop.part || repeats(one, stop))) told.push(stop);
  return told;
}

const sentencesOf = (stops: readonly Stop[]) =>
  stops
    .toSorted((a, b) => stopOrder.indexOf(a.part) - stopOrder.indexOf(b.part))
    .map((stop) => stop.sentence(0))
    .filter((text, at, all) => !all.slice(0, at).some((one) => saysAgain(one, text)));
