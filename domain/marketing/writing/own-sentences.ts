import { countsIn } from '../../features/counts-in.ts';
import { readFeatures } from '../../features/read-features.ts';
import { readPlans } from '../../features/read-plans.ts';
import { readScopes } from '../../features/read-scopes.ts';
import { hasFiniteVerb } from '../story/finite-verb.ts';
import { unsaidLimits } from '../story/home-limits.ts';
import type { HomeStory } from '../story/home-story.ts';
import { isSound } from '../story/is-sound.ts';
import { hasSlip, isFiller, isSmallThing } from '../story/lead-sentence.ts';
import { leansBack } from '../story/leans-back.ts';
import { toldWorth } from '../story/told-worth.ts';
import { isSight } from './best-points.ts';
import { remarkSentences } from './remark-sentences.ts';

type Sentence = {
  text: string;
  worth: number;
  featureIds: string[];
  topics: string[];
  leans: boolean;
  /** Which of the subjects that every text has to tell it is about. */
  subjects: readonly Subject[];
  isKept: boolean;
  /** Nothing speaks against using it if there's room. */
  isFair: boolean;
};

/** What the home is known for, its location and its kitchen: each is covered once before any is covered twice. */
const subjects = ['special', 'location', 'kitchen'] as const;
type Subject = (typeof subjects)[number];
const minSubject = -2;
/** Agents start with what sums up the home. */
const worthOfOpening = [7, 3, 1.5];
const worthOfCounts = 3;
const minOpening = 0.3;
const costOfFault = 4;
const costOfSlip = 6;
/** Remarks may have notes; a sentence reads better, and an email is a letter. */
const [costOfNote, costOfMailedNote] = [1.5, 8];
const costOfEmpty = 12;
const maxEmpty = 110;
const costOfEcho = 1;
const costOfSmall = 3.5;
/** A longer text must include what first lines lead with. */
const [maxBest, worthOfBest] = [4, 2.5];
const fewLines = 3;
/** A text that covers every part of the home says more than one that stays in the kitchen. */
const worthOfOnlyPart = 2;
/** "An additional kitchenette" assumes the kitchen before it. */
const countsOn = /^(?:an? (?:additional|second|third|further) |(?:and|but|or|plus|also)\b)/i;
/**
 * What buyers ask for before they come: a dated kitchen or bath, and where the car goes. A primary suite isn't among them:
 * in remarks read blind it took the place of the lake, a library and a Japanese tub.
 */
const asked =
  /\b(?:kitchen|bath\w*|renovat\w+|updated|gutted)\b[^.]*\b20[12]\d\b|\b20[12]\d\b[^.]*\b(?:kitchen|baths?|bathrooms?)\b|\b(?:attached|private|tandem|deeded|heated|two-car|2-car) (?:[\w-]+ )?(?:garage|parking)\b/i;
const worthOfAsked = 2.5;
/** Sales talk without content. */
const empty =
  /^the opportunity to\b|^(?:don['’]?t miss|welcome (?:home|to your)|schedule|must see|this (?:home|one) (?:has it all|won['’]?t last)|a must|come see|hurry|(?:this|it)(?: one)? is (?:an? (?:absolute |true |real )?)?(?:must[- ]see|standout|stunner|gem|beauty|showstopper|winner|the one)\b|whether you|welcome to (?:the (?:epitome|height|pinnacle) of|luxury|a world of))\b|\bnot to be missed\b|\bchecks (?:all|every)\b|\brare (?:opportunity|chance)\b[^.]*\.$/i;

/** Whatever it names, it was named before. */
const appeal = /^(?:don['’]?t miss|hurry|schedule|act fast|call today)\b/i;

/** The agent's first sentence stays, if it says something. */
const opensText = (line: string, isEmpty: boolean) => !isEmpty && isSound(line) && !hasSlip(line);

/** "Historic Charm: built in 1902", "…, a basement,.": a point of a list, and no sentence. */
const isLabeled = /^\p{Lu}[\p{L}'’]+(?: (?:&|\p{L}+)){0,4}:|,\.$/u;

/** Written for colleagues and portals, or in words nobody would sign. */
const aside =
  /^(?:also )?(?:please )?note\b|\binformation tab\b|\bSE indicates\b|\bbuyer['’]s who\b|\bcomes with included\b/i;

/** "1,340" of "1,340 square feet of outdoor space". */
function statesFigure(line: string, said: string): boolean {
  const [figure] = /\d[\d,]*\d/.exec(said) ?? [];
  return figure !== undefined && line.includes(figure);
}

/** "Palatial 3 Bedroom Home Plus Two Offices": said again in prose below. */
function isHeadline(line: string): boolean {
  const long = line.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length > 2 && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * 0.7;
}

/** "Steps from Mill Pond": a place by its name, and not "close to shops". */
const placed =
  /\b(?:steps|blocks?|minutes|moments|close to|near|walk(?:ing)?|access to|just off|across from|located|situated|nestled|heart of)\b[^.]*(?<=[\p{L},] )\p{Lu}\p{L}{2}/u;

function subjectsOf(line: string, scope: string, isStar: boolean): Subject[] {
  const isKitchen =
    /\bkitchen\b/i.test(line) && !/\b(?:outdoor|summer|second|catering|potential)\b/i.test(line);
  return [
    ...(isStar ? (['special'] as const) : []),
    ...(placed.test(line) && scope !== 'imagined' ? (['location'] as const) : []),
    ...(isKitchen ? (['kitchen'] as const) : []),
  ];
}

type Told = Pick<HomeStory, 'limits' | 'setting' | 'points'>;

/** MLS remarks in the agent's own words: the page's story in one paragraph, as much of it as `cap` holds. */
export function ownRemarks(text: string, story: Told, cap: number): string {
  const write = (room: number) => {
    const said = bestSentences(text, story, room, room, true).join(' ');
    const rest = said === '' ? '' : unsaidLimits(story.limits, said, true);
    return rest === '' ? said : `${said} ${rest}`;
  };
  const whole = write(cap);
  if (whole.length <= cap) return whole;
  // The home's limits need room too.
  const shorter = write(cap - unsaidLimits(story.limits, '', true).length - 1);
  return shorter !== '' && shorter.length <= cap ? shorter : bestSentences(text, story, cap).join(' ');
}

/**
 * The agent's own sentences in their order. Where they are too many, what sums the home up and what limits it stay, and those
 * that say most join them, each with what it leans on.
 */
export function bestSentences(
  text: string,
  { limits, setting, points }: Told,
  room: number,
  maxEach = room,
  /** Whether to fill leftover space, as in remarks. */
  fills = false,
): string[] {
  const said = remarkSentences(text);
  const isPlan = readPlans(said, text);
  const lines = said.filter((_, at) => !isPlan[at]);
  const scopes = readScopes(lines);
  const best = points.filter(isSight).slice(0, maxBest);
  const first = lines.findIndex((line) => !isHeadline(line));
  const all = lines.map((line, at): Sentence => {
    const features = readFeatures(line, String(at), scopes[at] ?? 'home');
    const counts = countsIn(line).some((count) => count.startsWith('beds:')) ? worthOfCounts : 0;
    const isEmpty =
      aside.test(line) ||
      appeal.test(line) ||
      ((empty.test(line) || isFiller(line)) && features.length === 0 && line.length < maxEmpty);
    const isSmall = isSmallThing(line);
    const stars = isSmall
      ? []
      : best.filter(({ id, said }) => features.some((one) => one.id === id) || statesFigure(line, said));
    const own = toldWorth(line, features, setting, { at, of: lines.length });
    const order = at - Math.max(0, first);
    // A sentence that says nothing doesn't improve in second place.
    const place = order > 0 && own < minOpening ? 0 : (worthOfOpening[order] ?? 0);
    const faults =
      (isSound(line) ? 0 : costOfFault) +
      (hasSlip(line) ? costOfSlip : 0) +
      // A headline repeats the sentence below it.
      (isHeadline(line) && lines.length > fewLines ? costOfEmpty : 0) +
      (hasFiniteVerb(line) ? 0 : fills ? costOfNote : costOfMailedNote) +
      (isEmpty ? costOfEmpty : 0) +
      (isSmall || isFiller(line) ? costOfSmall : 0);
    return {
      text: line,
      worth:
        own + place + counts + (asked.test(line) ? worthOfAsked : 0) + stars.length * worthOfBest - faults,
      featureIds: [...new Set(features.map(({ id }) => id))],
      topics: [...new Set([...features.map(({ topic }) => topic), scopes[at] ?? 'home'])],
      subjects:
        isEmpty || isSmall ? [] : subjectsOf(line, scopes[at] ?? 'home', stars.includes(best[0] as never)),
      // "Outside" means outside any home.
      leans: at > 0 && ((leansBack(line) && !/^outside, /i.test(line)) || countsOn.test(line)),
      isKept:
        (limits.some(({ sign }) => sign.test(line)) || (at === first && opensText(line, isEmpty))) &&
        line.length <= maxEach,
      isFair: !isEmpty && !isHeadline(line) && !hasSlip(line) && !isFiller(line) && !isLabeled.test(line),
    };
  });
  const fitting = withoutLong(all, maxEach);
  const kept = lengthOf(fitting) <= room ? fitting : chosenOf(fitting, room, fills);
  return lengthOf(kept) > room ? [] : kept.map((one) => one.text);
}

/** Without those that are too long for the place, and what would hang in the air without them. */
function withoutLong(all: readonly Sentence[], maxEach: number): readonly Sentence[] {
  return all.reduce(
    (left, one) =>
      one.text.length > maxEach && left.includes(one) ? without(left, groupOf(left, one)) : left,
    all,
  );
}

/** What opens and what limits the home, then, one by one, what says most that isn't said yet for its length. */
function chosenOf(all: readonly Sentence[], room: number, fills: boolean): readonly Sentence[] {
  const groups = groupsOf(all);
  const chosen = new Set<Sentence>();
  const add = (sentences: readonly Sentence[]) => {
    for (const one of sentences) chosen.add(one);
  };
  for (const group of groups)
    for (const [at, one] of group.entries()) {
      const needed = group.slice(0, at + 1);
      if (one.isKept && lengthOf([...new Set([...chosen, ...needed])]) <= room) add(needed);
    }
  for (const subject of subjects) {
    if ([...chosen].some((one) => one.subjects.includes(subject))) continue;
    const [best] = all
      .filter((one) => one.subjects.includes(subject) && one.worth >= minSubject)
      .map((one) => {
        const group = groups.find((found) => found.includes(one)) ?? [one];
        return group.slice(0, group.indexOf(one) + 1).filter((before) => !chosen.has(before));
      })
      .filter((needed) => lengthOf([...chosen, ...needed]) <= room)
      .toSorted((a, b) => worthFor(b) - worthFor(a));
    if (best) add(best);
  }
  for (;;) {
    const left = room - lengthOf([...chosen]) - 1;
    const known = new Set([...chosen].flatMap(({ featureIds, topics }) => [...featureIds, ...topics]));
    const [best] = groups
      .flatMap((group) => {
        const rest = group.filter((one) => !chosen.has(one));
        return rest.map((_, at) => rest.slice(0, at + 1));
      })
      .filter((sentences) => lengthOf(sentences) <= left)
      .map((sentences) => ({ sentences, gain: gainOf(sentences, known) }))
      .filter(({ gain }) => gain > minGain)
      .toSorted((a, b) => b.gain / weight(b.sentences) - a.gain / weight(a.sentences));
    if (!best) break;
    add(best.sentences);
  }
  // What says less says more than an empty half of the field.
  const rest = fills ? all.filter((one) => !chosen.has(one) && one.isFair) : [];
  for (const one of rest.toSorted((a, b) => b.worth - a.worth)) {
    const group = groups.find((found) => found.includes(one)) ?? [one];
    const needed = group.slice(0, group.indexOf(one)).filter((before) => !chosen.has(before));
    if (needed.length === 0 && lengthOf([...chosen, one]) <= room) chosen.add(one);
  }
  return all.filter((one) => chosen.has(one));
}

const worthFor = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { worth }) => sum + Math.min(worth, maxWorth), 0) / weight(sentences);

/** A long sentence has to say more than a short one, but not proportionally. */
const weight = (sentences: readonly Sentence[]) => lengthOf(sentences) ** 0.75;

const lengthOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { text }) => sum + text.length + 1, -1);

/** Each sentence with those that depend on it. */
function groupsOf(sentences: readonly Sentence[]): Sentence[][] {
  return sentences.reduce<Sentence[][]>((found, one) => {
    const last = found.at(-1);
    if (one.leans && last) last.push(one);
    else found.push([one]);
    return found;
  }, []);
}

/** What would hang in the air without a sentence, and the sentence itself. */
function groupOf(sentences: readonly Sentence[], one: Sentence): readonly Sentence[] {
  const group = groupsOf(sentences).find((found) => found.includes(one)) ?? [one];
  return group.slice(group.indexOf(one));
}

const without = (sentences: readonly Sentence[], gone: readonly Sentence[]) =>
  sentences.filter((one) => !gone.includes(one));

function gainOf(sentences: readonly Sentence[], known: ReadonlySet<string>): number {
  const worth = sentences.reduce((sum, one) => {
    const echoes = one.featureIds.filter((id) => known.has(id)).length;
    return sum + Math.min(one.worth, maxWorth) - echoes * costOfEcho;
  }, 0);
  const fresh = new Set(sentences.flatMap(({ topics }) => topics.filter((topic) => !known.has(topic))));
  return worth + worthOfOnlyPart * Math.min(fresh.size, maxParts);
}

/** However much a sentence lists, it's still one sentence. */
const maxWorth = 9;
const maxParts = 2;
/** A part of the home that nothing else covers is worth a plain sentence. */
const minGain = -1;
