import type { Home } from '../home.ts';
import type { SaidLine } from '../scenes/fill-line.ts';
import { askTopicOnce } from './ask-topic-once.ts';
import { type Beat, beats } from './beats.ts';
import { bestFirst, tellFirst } from './best-first.ts';
import { choosePieces } from './choose-pieces.ts';
import { fitsHome } from './fits-home.ts';
import { joinPieces } from './join-pieces.ts';
import { pickLines } from './pick-lines.ts';
import { inSection, type PlacedLine } from './placed-line.ts';
import { planEnding } from './plan-ending.ts';
import { planOpening } from './plan-opening.ts';
import { quotableLines } from './quotable-lines.ts';
import { namesAll, saysAgain } from './says-again.ts';
import {
  askedBack,
  byDraw,
  createScenePicker,
  type PickerOptions,
  type Piece,
  type PlannedLine,
} from './scene-picker.ts';
import { standingAlone } from './self-standing.ts';
import { tellBeat } from './tell-beat.ts';
import { tellConditions } from './tell-conditions.ts';
import { tellDisputes } from './tell-disputes.ts';
import { tellLeads } from './tell-leads.ts';
import { hookedOutdoors } from './tell-outdoors.ts';
import { tellRooms } from './tell-rooms.ts';
import { tellStories } from './tell-stories.ts';
import type { Telling } from './telling.ts';

export type PlanOptions = PickerOptions & {
  maxWords: number;
  /** What a full episode needs; general knowledge fills up to this, not beyond. */
  minWords: number;
  /** What a brief episode needs. */
  leastWords: number;
  /** With more, the sentence after the opening lines comes too late. */
  maxHookWords: number;
  /** Whether nothing is told before its room: a model writes scene by scene. */
  isRoomByRoom?: boolean | undefined;
};

/** Room for the ending, which is written last. */
const endWords = 80;
const maxQuotes = 3;
/** About as many words as shorter questions save. */
const tightWords = 50;
/** What Miles has left to say after a lead: without a remark, he only asks what else there is. */
const remarkWords = 22;
/** Before the first room, and after a chapter's lead. */
const [aheadAt, behindLead] = [0.895, 0.01];
/** After the last tour stop. */
const firstUnknown = 20;

/** Chooses what to say and in what order: a hook, what could rule a buyer out, a tour of the home, how to see it. */
export function planEpisode(home: Home, options: PlanOptions): PlacedLine[] {
  const { countWords, refused } = options;
  const picker = createScenePicker(home, options);
  const { first, followUps, askBack, release } = picker;
  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const opening = planOpening(home, picker, options);
  const conditions = tellConditions(opening.left, picker, options.refused);
  const disputes = tellDisputes(opening.left, picker, refused);
  const heard = [
    ...[...opening.lines, ...conditions.early].map(({ text }) => text),
    ...[...conditions.later, ...disputes].flatMap(textsOf),
  ];
  const picked = pickLines(home, { said: heard, refused });
  const rooms = tellRooms(home, { named: opening.named, refused, lines: picked });
  const stated = picked.filter((line) => !rooms.covers(line));
  const stories = [
    ...opening.middle,
    ...tellStories(home, picker, { told: opening.storyKeys, refused, lines: stated }),
  ];
  const led = tellLeads(home, picker, { ...opening, ...options, lines: stated });
  const lines = stated.filter(({ text }) => !saysAgain(text, [...stories, ...led].flatMap(textsOf)));
  const pieces: Piece[] = [...disputes, ...conditions.later, ...stories, ...led];
  const saidLines = new Set([
    ...opening.saidLines,
    ...[...stories, ...led].flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...hookedOutdoors(home, opening.toldLeads),
  ]);
  const toldIds = new Set<string>([
    ...[...stories, ...led].flatMap(({ told = [] }) => told.map(({ id }) => id)),
    ...(opening.isCreditTold ? ['credit'] : []),
    ...(opening.isRenewalTold ? ['renovated'] : []),
  ]);
  const outdoorLead = led.findLast(({ lines }) =>
    /^lead-(?:outdoor|view|first)/.test(lines[0]?.sceneId ?? ''),
  );
  const once = askTopicOnce();
  const isBestTold =
    options.isRoomByRoom || led.some(({ lines }) => /^lead-(?:first|thing)/.test(lines[0]?.sceneId ?? ''));
  const ahead = isBestTold ? undefined : bestFirst(lines, opening.named);
  const toldAhead = ahead && tell(tellFirst(ahead), beats[0] as Beat, aheadAt, 'ahead');
  if (ahead && toldAhead) {
    pieces.push({ ...toldAhead, section: ahead.beat });
    for (const { id } of ahead.features) toldIds.add(id);
  }
  /** One doubt and one delight: with more, Miles doubts everything. */
  const open = new Set(askedBack);
  beats.forEach((beat, at) => {
    // After the terrace has been described, don't ask again what's outside.
    const isAhead = toldAhead !== undefined && ahead?.beat === beat.name;
    const lead = beat.name !== 'outside' ? undefined : isAhead ? toldAhead : outdoorLead;
    const tellings = tellBeat(beat, home, {
      ...opening,
      saidLines,
      toldIds,
      lines,
      rooms,
      refused,
      ...(toldAhead && { ahead }),
      isOutdoorTold: lead !== undefined,
    });
    let last = lead;
    tellings.forEach((telling, count) => {
      const piece = tell(
        last ? telling : asFirst(telling),
        beat,
        at + (lead ? behindLead : 0) + count / 40,
        `${beat.name} ${count}`,
      );
      if (!piece) return;
      if (last && telling.isMore) piece.behind = last;
      last = piece;
      pieces.push(piece);
      for (const { id } of telling.features) toldIds.add(id);
      const statement = piece.lines.at(-1);
      const back = telling.lineId && statement ? askBack(statement, beat.chapter, [...open]) : undefined;
      if (back) {
        open.delete(back.scene?.part ?? '');
        // Immediately after it; otherwise, the question would be about whatever came between.
        pieces.push({
          ...back,
          worth: piece.worth - behindLead,
          at: piece.at + behindLead / 1000,
          behind: piece,
        });
      }
      const isThere = !back && !piece.lines.some(({ text }) => supposed.test(text));
      const [up] = isThere
        ? followUps(
            telling.features,
            beat,
            afterGroup(at, tellings, count),
            opening.named,
            tellings[count + 1]?.isMore,
          )
        : [];
      if (up) pieces.push({ ...up, behind: piece });
    });
  });

  /** "How wide is it? 21 feet." has said that "it's 21 feet wide". */
  function isInHook({ statement, sentence }: Telling['words']): boolean {
    const said = opening.lines.map(({ text }) => text).join(' ');
    const text = (statement ?? sentence)?.text.replace('-foot-', ' feet ');
    return text !== undefined && namesAll([{ text: said }], text);
  }

  /** Miles asks, Nora tells. */
  function tell(telling: Telling, beat: Beat, at: number, key: string): Piece | undefined {
    const { features, words, isMore = false } = telling;
    const asking = once(telling, beat.name);
    const opener = first(asking.opener, beat.chapter, words, key);
    // What is asked for again has one question, short as it is.
    const ask = asking === telling ? first(`ask-${asking.opener}`, beat.chapter, words, key) : opener;
    // One after the other: a form that isn't said stays free for the next telling.
    const told = asking.parts.reduce<ReturnType<typeof first>>(
      (found, part) => found ?? first(part, beat.chapter, words, key),
      undefined,
    );
    const named = first(`alone-${telling.opener}`, beat.chapter, words, key);
    // Transitions into a room may be used again for another room.
    for (const one of [opener, ask, told, named]) if (one) release(one.scene);
    const statement = telling.lineId ?? statementId(telling);
    const isRefused = options.refused.has(statement ?? '') || isInHook(words);
    if (!opener || !told || isRefused) return undefined;
    const lines = [...opener.lines, ...asLines(told.lines, statement)];
    return {
      lines,
      worth: worthOf(telling) + (features.some((one) => opening.named.includes(one)) ? namedWorth : 0),
      at,
      told: byDraw(features, opening.named),
      isMore,
      ...(ask?.lines[0] && { ask: ask.lines[0] }),
      ...standingAlone(asLines([...(named?.lines ?? []), ...told.lines], statement)),
    };
  }

  const said = new Set([
    ...opening.storyIds,
    ...home.conditions.map(({ id }) => id),
    ...pieces.flatMap(({ lines }) => lines.flatMap(({ factIds }) => factIds)),
  ]);
  quotableLines(home, toldIds, said)
    .slice(0, maxQuotes)
    .forEach(({ text, factId, score }, count) => {
      const quote = first('quote', 'home', { sentence: { text, factIds: [factId] } });
      if (quote) pieces.push({ lines: quote.lines, worth: 3 + score, at: 4.8 + count / 100, isQuote: true });
    });
  // Unknowns deserve a mention next to known facts; they can't carry an episode.
  const maxUnknown = Math.min(1, Math.floor(toldIds.size / 2));
  for (let count = 0; count < maxUnknown; count += 1) {
    const unknown = first('unknown', 'questions', {}, '', (scene) => fitsHome(scene, home));
    if (unknown)
      pieces.push({
        lines: unknown.lines,
        worth: 1.2 - count * 0.5,
        at: firstUnknown + count,
        scene: unknown.scene,
      });
  }

  const openingLines = [...opening.lines, ...conditions.early];
  const openingWords = wordsOf(openingLines);
  const budget = options.maxWords - endWords - openingWords;
  const enough = options.minWords - endWords - openingWords;
  const least = options.leastWords - endWords - openingWords;
  const { chosen, words } = choosePieces(pieces, {
    budget: budget - led.length * remarkWords,
    enough,
    least,
    turnsAround: openingLines.length + 4,
    wordsOf,
    isFilling,
  });
  const spoken = joinPieces(chosen, picker, {
    budget,
    words,
    countWords,
    isTight: [enough, least].some((limit) => Math.abs(words - limit) < tightWords),
    opening: openingLines,
    sectionOf: (piece) => piece.section ?? sectionOf(piece),
  });
  return [
    ...inSection('opening', openingLines),
    ...spoken.flatMap((lines, at) => inSection(sectionOf(chosen[at]), lines)),
    ...planEnding(home, picker, { chosen, callback: opening.callback }),
  ];
}

/** The section a piece belongs to. */
const sectionOf = (piece: Piece | undefined) => beats[Math.floor(piece?.at ?? 0)]?.name ?? 'questions';

/** Questions about a thing wait until its room is done: "what else?" wouldn't work after one. */
function afterGroup(at: number, tellings: readonly Telling[], count: number): number {
  const next = tellings.findIndex((telling, index) => index > count && !telling.isMore);
  return at + ((next < 0 ? tellings.length : next) - 1) / 40 + 0.01 + count / 10_000;
}

/** Nobody can try out something that doesn't exist yet. */
const supposed = /\b(?:possib\w+|could be|potential|proposed|will be)\b/i;

/** What the talk opened with gets told. */
const namedWorth = 8;
/** Worth more than a list of things, unless an editor would leave it out. */
const lineWorth = 8;

/** A buyer would repeat what was replaced, and when. */
const worthOf = ({ features, worth, opener }: Telling) =>
  worth === undefined
    ? features.reduce(
        (sum, { notability }) => sum + notability,
        opener === 'open-renewed' || opener === 'open-setting' ? 18 : 8,
      )
    : lineWorth + worth;

const textsOf = ({ lines }: Piece) => lines.map(({ text }) => text);

const asLines = (lines: readonly PlannedLine[], sceneId: string | undefined): PlannedLine[] =>
  lines.map((line) => (sceneId ? { ...line, sceneId } : line));

/** If the first of a room's things can't be told, don't ask what else there is. */
function asFirst(telling: Telling): Telling {
  if (!telling.isMore || !telling.opener.startsWith('else-')) return telling;
  const name = telling.opener.slice('else-'.length);
  const parts = telling.parts
    .filter((part) => !/^tell-(?:elsewhere|listed)$/.test(part))
    .map((part) => (/^tell-(?:building-)?more$/.test(part) ? `tell-${name}` : part));
  return { ...telling, opener: `open-${name}`, parts, isMore: false };
}

/** The editor rejects one statement or list, not the way it's said. */
function statementId({ words }: Telling): string | undefined {
  const said = words.statement ?? words.list;
  return said && `told ${said.text}`;
}

/** A few ordinary leftovers from a room. */
const isLeftover = ({ isMore, lines, worth }: Piece) =>
  isMore === true && worth < leftoverWorth && lines.at(-1)?.sceneId.startsWith('told ') === true;
const leftoverWorth = 13;

/** Filler for a short talk: the ad's own words, ordinary things, and unknowns. */
const isFilling = (piece: Piece) =>
  piece.isQuote === true || piece.scene?.part === 'unknown' || isLeftover(piece);
