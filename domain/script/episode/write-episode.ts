import { DISCLOSED_BY_SECONDS, defaultWordings, MAX_WORDS_BEFORE } from '#domain/disclosure/rules.ts';
import type { Feature } from '#domain/features/feature.ts';
import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { ownWordsOf } from '../claims/own-words.ts';
import { findFaults, type Refusal } from '../editor/find-faults.ts';
import { countSpokenWords } from '../estimate-seconds.ts';
import { type Home, readHome } from '../home.ts';
import { homeValue } from '../home-value.ts';
import { aimedTalkSeconds, minBriefSeconds, minTalkSeconds } from '../rules.ts';
import { addDisclosure } from '../scenes/add-disclosure.ts';
import type { Scene } from '../scenes/scene.ts';
import type { FactSheet, Script, Turn } from '../schema.ts';
import { editPlainly } from './answer-plainly.ts';
import { createLengthSearch } from './create-length-search.ts';
import { createReplyFinder } from './find-replies.ts';
import type { PlacedLine } from './placed-line.ts';
import { type PlanOptions, planEpisode } from './plan-episode.ts';
import { seededChoice } from './seeded-choice.ts';

export type WrittenEpisode = {
  script: Script;
  refusals: Refusal[];
  /** The lines of the script's turns, in the same order, with their origin. */
  lines: PlacedLine[];
};
export type EpisodeOptions = Pick<PlanOptions, 'isRoomByRoom'> & {
  scenes: readonly Scene[];
  wordsPerMinute: number;
  seed?: string;
  maxSeconds?: number;
  /** Ways to say that the hosts are AI voices; if absent, our own. */
  disclosure?: readonly string[] | undefined;
};

const maxRounds = 12;
/** Music and pauses. */
const silentSeconds = 12;
/** Hosts aren't exact to the second. */
const marginSeconds = 15;
/** Two turns joined into one take less time than planned. */
const joinedSeconds = 20;
/** When the hook starts, and when a listener should know about the voices: slightly before the deadline. */
const hookStartSeconds = 3.6;
const disclosedBySeconds = DISCLOSED_BY_SECONDS - 2;

/** Writes an episode from the sheet alone. The same sheet and seed give the same words. */
export function writeEpisode(
  sheet: FactSheet,
  {
    scenes: written,
    wordsPerMinute,
    seed = sheet.listingId,
    maxSeconds = 275,
    disclosure = defaultWordings.spoken,
    isRoomByRoom,
  }: EpisodeOptions,
): WrittenEpisode {
  const scenes = addDisclosure(written, disclosure);
  const home = readHome(sheet);
  const choose = seededChoice(seed);
  const maxWords = Math.round(((maxSeconds - silentSeconds) * wordsPerMinute) / 60);
  const wordsFor = (seconds: number) =>
    Math.round(((seconds + marginSeconds - silentSeconds) * wordsPerMinute) / 60);
  const aimAt = (seconds: number) => ({
    words: ((seconds - silentSeconds) * wordsPerMinute) / 60,
    planned: wordsFor(seconds),
  });
  const length = createLengthSearch<PlacedLine[]>([aimAt(aimedTalkSeconds), aimAt(minTalkSeconds)]);
  const leastWords = wordsFor(minBriefSeconds + joinedSeconds);
  const maxHookWords =
    Math.floor(((disclosedBySeconds - hookStartSeconds) * wordsPerMinute) / 60) - MAX_WORDS_BEFORE;
  const findReplies = createReplyFinder(scenes);
  const refusals: Refusal[] = [];
  const refused = new Set<string>();
  const doubts = new Map<string, number>();
  let lines: PlacedLine[] = [];
  // We never patch what the editor rejects: another scene replaces it, and the episode is planned again.
  for (let round = 0; round < maxRounds; round += 1) {
    const planned = planEpisode(withoutDoubted(home, doubts), {
      scenes,
      seed,
      choose,
      maxWords,
      minWords: length.planned(),
      leastWords,
      maxHookWords,
      refused,
      countWords,
      findReplies,
      isRoomByRoom,
    });
    const edited = editPlainly(planned, (some) => findFaults(some, sheet));
    const { faults } = edited;
    lines = edited.lines;
    if (faults.length === 0) {
      const words = lines.reduce((sum, { text }) => sum + countWords(text), 0);
      if (length.mayReachMore(lines, words)) continue;
      break;
    }
    for (const fault of faults) {
      const [, kind, name] =
        /^(no fact carries "|lost its limit: |misplaced: )(.+?)(?:"| \()/.exec(fault.reason) ?? [];
      const claim = name?.toLowerCase();
      // One misplaced thing doesn't disqualify those next to it.
      const isMisplaced = kind === 'misplaced: ';
      const isBeside = isMisplaced && claim && !doubts.has(claim) && severalTold.test(fault.sceneId);
      if (!isBeside) refused.add(fault.sceneId);
      if (claim && (isBeside || !isMisplaced))
        doubts.set(claim, (doubts.get(claim) ?? 0) + (isBeside ? maxDoubts : 1));
      refusals.push(fault);
    }
  }
  lines = length.best() ?? lines;
  const counts = new Map<string, number>();
  const turns: Turn[] = lines.map((line) => {
    const { speaker, text, factIds, chapter, isGeneral } = line;
    const number = (counts.get(chapter) ?? 0) + 1;
    counts.set(chapter, number);
    const { own } = ownWordsOf(line, sheet);
    return {
      id: `${chapter}-${number}`,
      speaker,
      text,
      spokenText: toSpoken(text),
      factIds,
      branded: factIds.includes('agent') || factIds.includes('brokerage'),
      chapter,
      ...(isGeneral && { isGeneral }),
      ...(own.length > 0 && { ownWords: own }),
    };
  });
  const title = [homeValue(home, 'address')?.text, homeValue(home, 'city')?.text].filter(Boolean).join(', ');
  return {
    script: { title: title || 'A home on Hearthcast', turns, writer: { name: 'built-in' } },
    refusals,
    lines,
  };
}

const maxDoubts = 2;
const severalTold = /^told .*(?:, | and )/;

/** Something rejected in several scenes can't be told in any. */
function withoutDoubted(home: Home, doubts: ReadonlyMap<string, number>): Home {
  const claims = [...doubts].flatMap(([claim, count]) => (count >= maxDoubts ? [claim] : []));
  if (claims.length === 0) return home;
  const isDoubted = ({ phrase, matched }: Feature) =>
    claims.some((claim) => `${phrase}|${matched}`.toLowerCase().includes(claim));
  return { ...home, features: home.features.filter((feature) => !isDoubted(feature)) };
}

/** A price change must not affect turns without the price, so all prices count as equally long. */
const countWords = (text: string) =>
  countSpokenWords(text.replace(/\$[\d,.]+(?: (?:million|thousand))?/g, '$500,000'));
