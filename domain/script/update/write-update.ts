import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { checkClaims } from '../claims/check-claims.ts';
import { ownWordsOf } from '../claims/own-words.ts';
import { findFaults, type Refusal } from '../editor/find-faults.ts';
import { addMlsNotice } from '../episode/add-mls-notice.ts';
import type { PlannedLine } from '../episode/scene-picker.ts';
import { seededChoice } from '../episode/seeded-choice.ts';
import { estimateSeconds } from '../estimate-seconds.ts';
import { readHome } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { FactSheet, Script, Turn } from '../schema.ts';
import { chooseDisclosure } from './choose-disclosure.ts';
import { newsSheet } from './news-sheet.ts';
import { listWays, planUpdate } from './plan-update.ts';
import { updateLimits, updateMusicSeconds } from './rules.ts';
import type { News } from './schema.ts';

export type UpdateOptions = {
  wordsPerMinute: number;
  wordings: { spoken: readonly string[]; added: string };
  seed?: string;
};
export type WrittenUpdate = {
  /** None if no way to tell it passes. */
  script: Script | undefined;
  /** The sheet with the news; every claim was checked against it. */
  sheet: FactSheet;
  seconds: number;
  refusals: Refusal[];
};

/** Which wordings to try: some random draws, then the shortest of each. */
const draws = ['', 'again', 'other', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;

/**
 * Writes what the hosts say about a piece of news, in 20 to 40 seconds. The same sheet, news and seed give the same
 * words. If the editor rejects a talk, or it runs too long, we tell it another way; we never patch it.
 */
export function writeUpdate(
  sheet: FactSheet,
  news: News,
  { wordsPerMinute, wordings, seed = sheet.listingId }: UpdateOptions,
): WrittenUpdate {
  const known = newsSheet(sheet, news);
  const home = readHome(known);
  const key = `${seed}|${news.kind}`;
  const disclosure = chooseDisclosure(wordings);
  const refusals: Refusal[] = [];
  const ways = listWays(home, news.kind, key);
  const chooses = draws.map((draw) => seededChoice(`${key}|${draw}`));
  const drawn = ways.flatMap((way) => chooses.map((choose) => ({ way, choose })));
  const shortest = ways.map((way) => ({ way, choose: () => 0 }));
  // The shortest wordings are the same in every home, so try fewer points in other words first.
  for (const { way, choose } of [...drawn, ...shortest]) {
    const lines = planUpdate(home, way, { kind: news.kind, choose, disclosure });
    if (!lines) continue;
    // An MLS notice at the end takes extra time.
    const seconds = estimateSeconds(
      lines.map(({ text }) => text),
      wordsPerMinute,
      updateMusicSeconds,
    );
    if (seconds > updateLimits.maxSeconds || seconds < updateLimits.minSeconds) continue;
    const script = toScript(lines, known, titleOf(home));
    const faults = [...findFaults(lines, known), ...unbacked(script, known, way.scene.id)];
    refusals.push(...faults);
    if (faults.length === 0) return { script, sheet: known, seconds, refusals };
  }
  return { script: undefined, sheet: known, seconds: 0, refusals };
}

const titleOf = (home: ReturnType<typeof readHome>) =>
  [homeValue(home, 'address')?.text, homeValue(home, 'city')?.text].filter(Boolean).join(', ');

function toScript(lines: readonly PlannedLine[], sheet: FactSheet, title: string): Script {
  const turns = lines.map((line, at): Turn => {
    const { speaker, text, factIds, chapter } = line;
    const { own } = ownWordsOf(line, sheet);
    return {
      id: `update-${at + 1}`,
      speaker,
      text,
      spokenText: toSpoken(text),
      factIds,
      branded: factIds.includes('agent') || factIds.includes('brokerage'),
      chapter,
      ...(own.length > 0 && { ownWords: own }),
    };
  });
  return addMlsNotice({ title, turns, writer: { name: 'built-in' } }, sheet);
}

/** The claim check of the finished talk, which every episode passes before it's recorded. */
function unbacked(script: Script, sheet: FactSheet, sceneId: string): Refusal[] {
  return checkClaims(script, sheet)
    .filter(({ factId }) => factId === undefined)
    .map(({ claim, turnId }) => ({ sceneId, reason: `no fact carries "${claim}"`, text: turnId }));
}
