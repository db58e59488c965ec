import { countsIn } from '../../features/counts-in.ts';
import { isOfUse } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import { shortenSentence } from '../story/shorten-sentence.ts';
import { type Channel, isSame, isTold, type PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';

export type Wanted = {
  /** The first line, and what the post is about. */
  idea: PostIdea;
  name: 'feature' | 'place' | 'invitation';
  channel: Channel;
  /** What the other posts of the network say. */
  others: readonly string[];
  /** What they open with, which is theirs to tell. */
  otherLeads?: readonly PostIdea[];
  /** The things that they name. */
  elsewhere: ReadonlySet<string>;
  /** How often each sentence is said in all posts. */
  counts: ReadonlyMap<string, number>;
  /** How often each of them opens one. */
  leads: ReadonlyMap<string, number>;
  max: number;
  room: number;
  /** Whether it may tell what another variant opens with: where nothing else is left. */
  shares?: boolean;
  /** Whether a point may tell more of what the first line names. */
  echoes?: boolean;
};

const maxEach = 270;
const costOfUse = 2;
const costOfEcho = 1.5;
/** Three posts about one thing are one post. */
const [costOfElsewhere, costInLetter] = [2.5, 1.2];
/** What another variant opens with. */
const costOfOtherLead = 4;
/** How often a sentence stands in a home's posts: less where there are enough of them. */
const maxUses = (points: readonly StorySentence[]) => (points.length >= rich ? 3 : 5);
const rich = 8;
/** With so few, a post would be a first line and nothing else. */
const few = 6;
/** What stands around a home is for the post about the place. */
const worthOfPlace = 3;
const costOfPlace = 1;
/** The last of several has to be worth reading. */
const minWorth = -1;
/** A body that fills less than this of its room leaves a post thin. */
const thin = 0.45;

/** The points below a first line, best first, in the agent's order: what its network hasn't said. */
export function choosePoints(points: readonly StorySentence[], wanted: Wanted): StorySentence[] {
  const isLeft = (text: string) => !wanted.others.some((one) => isSame(one, text));
  const isFresh = (text: string) => isLeft(text) && usesOf(text, wanted) < maxUses(points);
  const isThin = (found: readonly StorySentence[]) =>
    found.reduce((sum, { text }) => sum + text.length, 0) < thin * wanted.room;
  const fresh = choose(points, wanted, isFresh);
  // What tells more of a thing in the first line is still more than nothing.
  const chosen = isThin(fresh) ? choose(points, { ...wanted, echoes: true }, isFresh) : fresh;
  return chosen.toSorted((a, b) => a.at - b.at);
}

/** The one to say again where nothing else is left: a first line alone is no post. */
export function chooseAgain(points: readonly StorySentence[], wanted: Wanted): StorySentence | undefined {
  const again = { ...wanted, max: 1, echoes: true, shares: true };
  // Better what other networks have said often than what this one has said.
  const isFresh = (text: string) => !wanted.others.some((one) => isSame(one, text));
  // A roof's age is told often enough.
  const telling = points.filter(({ text }) => !isOfUse(text));
  const isSpare = (more: number) => (text: string) =>
    isFresh(text) && usesOf(text, wanted) < maxUses(points) + more;
  const [spare] = [0, 1, 2, 3].flatMap((more) => choose(telling, again, isSpare(more)));
  if (spare) return spare;
  const [last] = choose(telling, again, isFresh);
  if (last) return last;
  // What its network has said is said again if it can be told in another order, or if there is next to nothing to tell.
  return choose(telling, again, () => true)
    .map((one) => ({ ...one, text: toldOtherwise(one.text) }))
    .find(({ text }) => points.length < few || !points.some((one) => one.text === text));
}

/** What another variant says too is said in another order: "Also here: a sauna in the cellar." */
function toldOtherwise(text: string): string {
  const [, room, things] = /^The ((?:(?!home\b|is\b|are\b)[\p{L}-]+ ){1,3})has ([^.]+)\.$/u.exec(text) ?? [];
  if (room && things && !/ in the /.test(things)) return `You'll find ${things} in the ${room.trim()}.`;
  return text.replace(/^(?:There (?:is|are)|The home has) /, 'Also here: ');
}

/** A thing that a first line names is not had once more below it. */
const listed = /^(?:The home has|There (?:is|are)) /;

/** A sentence and the beginning of it are one. */
const usesOf = (text: string, { counts }: Wanted) =>
  [...counts].reduce((sum, [said, count]) => sum + (isSame(said, text) ? count : 0), 0);

/** What opens one post may well stand below another: the best sentences open. */
const costOfUses = (text: string, wanted: Wanted) =>
  costOfUse * (usesOf(text, wanted) - (wanted.leads.get(text) ?? 0) / 2);

/** Cut short, a sentence says less than it is worth. */
function shortened(one: StorySentence, maxLength: number): StorySentence[] {
  const text = shortenSentence(one.text, maxLength);
  return text ? [{ ...one, text, worth: one.worth * (text.length / one.text.length) ** 0.5 }] : [];
}

function choose(
  points: readonly StorySentence[],
  wanted: Wanted,
  isFree: (text: string) => boolean,
): StorySentence[] {
  const { idea, max, room, others, otherLeads = [], shares = false } = wanted;
  const isOthers = (one: StorySentence) =>
    isTold(one, otherLeads) || (otherLeads.length > 0 && others.some((text) => saysAgain(text, one.text)));
  const chosen: StorySentence[] = [];
  let left = room;
  const isNew = (one: StorySentence) =>
    (shares || !isOthers(one)) &&
    !(listed.test(one.text) && one.featureIds.some((id) => idea.told.includes(id))) &&
    !isCredited(idea, one) &&
    !(saysWhat.test(idea.text) && (introducesHome(one) || countsAgain(idea, one))) &&
    (wanted.echoes
      ? !isSame(idea.text, one.text) &&
        !isRetold(idea, one) &&
        !beginsAgain(idea, one) &&
        // More of a thing in other words is more; in the same words it is the same.
        !(isTold(one, [idea]) && saysAgain(idea.text, one.text)) &&
        !saysAgain(idea.text, one.text, false) &&
        !saysYear(idea.text, one.text)
      : !isTold(one, [idea]) && !repeats(idea.text, one.text));
  const open = points.filter((one) => isFree(one.text) && isNew(one) && !one.isDependent);
  while (chosen.length < max) {
    const said = chosen.map(({ text }) => text).join(' ');
    const known = new Set([...idea.told, ...chosen.flatMap(({ featureIds }) => featureIds)]);
    const [best] = open
      .filter(({ text }) => !chosen.some((one) => isSame(one.text, text)) && !repeats(said, text))
      .flatMap((one) => shortened(one, Math.min(left, maxEach)))
      .map((one) => ({ one, gain: gainOf(one, wanted, known) - costOfUses(one.text, wanted) }))
      .filter(({ gain }) => said.length < thin * room || gain >= minWorth)
      .toSorted((a, b) => b.gain - a.gain);
    if (!best) break;
    chosen.push(best.one);
    left -= best.one.text.length + 1;
  }
  return chosen;
}

function gainOf(
  one: StorySentence,
  { name, channel, elsewhere, otherLeads = [] }: Wanted,
  known: ReadonlySet<string>,
): number {
  const isAround = one.scope === 'area' || one.scope === 'building';
  const place = isAround ? (name === 'place' ? worthOfPlace : -costOfPlace) : 0;
  const echoes = one.featureIds.filter((id) => known.has(id)).length;
  const again = one.featureIds.filter((id) => elsewhere.has(id)).length;
  const led = isTold(one, otherLeads) ? costOfOtherLead : 0;
  return (
    one.worth +
    place -
    echoes * costOfEcho -
    again * (channel === 'email' ? costInLetter : costOfElsewhere) -
    led
  );
}

/** A first line that says what the home is; what says it again below is no second beginning. */
const saysWhat = /^An? |^The \p{Lu}[^,.:]+, an? |: an? | (?:from|in|comes with|tops) this /u;
const introducesHome = ({ text, at }: StorySentence) =>
  /^this is an? /i.test(text) ||
  // The address stands below the first line.
  (at <= 1 && /^\d+[^.]{4,50}? is an? /.test(text)) ||
  (at === 0 &&
    /^(?:this|the) (?:[^\s.]+ ){0,6}?(?:condo|home|house|residence|townhome|townhouse|loft|co-?op|apartment|penthouse|unit|brownstone|studio) (?:is|has|features|offers)\b/i.test(
      text,
    ) &&
    !/\b(?:former|designed|published|featured|first time)/i.test(text));

/** "A 2-bedroom, 2-bath with a deck" below "Lake views from this 2-bedroom condo". */
const countsAgain = ({ text }: PostIdea, { featureIds }: StorySentence) =>
  countsIn(text).some((count) => count.startsWith('beds:') && featureIds.includes(count));

/** "This corner loft at Mill Lane" below a line about this corner loft, or who drew it below a line that says so. */
const beginsAgain = ({ text: said }: PostIdea, { text, featureIds }: StorySentence) =>
  saysAgain(said, text) &&
  (/^this /i.test(text) || featureIds.some((id) => /^(?:credit|claim|near):/.test(id)));

/** Who drew it, below "an Ada Quill-designed house". */
const isCredited = ({ text }: PostIdea, { featureIds }: StorySentence) =>
  featureIds.some((id) => id.startsWith('credit:') && text.includes(id.split(/ by | in a /).at(-1) ?? id));

/** Whether a sentence names nothing but what the first line does. */
const isRetold = ({ told }: PostIdea, { featureIds }: StorySentence) =>
  featureIds.length > 0 && featureIds.every((id) => told.includes(id));

/** In the same words, by the same measure, or by the same year. */
function repeats(said: string, text: string): boolean {
  const measures = said.match(/\b\d[\d,.]*-[\p{L}-]+/gu) ?? [];
  return saysAgain(said, text) || measures.some((one) => text.includes(one)) || saysYear(said, text);
}

function saysYear(said: string, text: string): boolean {
  const years = said.match(/\b(?:1[789]|20)\d\d\b/g) ?? [];
  return years.some((year) => text.includes(year));
}
