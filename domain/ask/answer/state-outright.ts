import type { AskedHome } from '../evidence/asked-home.ts';
import { answerBathKind } from './answer-bath-kind.ts';
import { answerHomeFloors } from './answer-home-floors.ts';
import { answerOff } from './answer-off.ts';
import { answerLowFloor, answerOneLevel } from './answer-one-level.ts';
import { answerOutright } from './answer-outright.ts';
import { answerStudio } from './answer-studio.ts';
import { answerBuiltWhen } from './built-when.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { answerEachBath } from './each-bath.ts';
import { answerNearPark } from './near-park.ts';
import { answerSharedOutdoors } from './shared-outdoors.ts';

/** What the facts settle outright, before anything is searched for: a yes, a no, a count or one of two. */
export function stateOutright(
  home: AskedHome,
  question: string,
  today: string,
  before: string,
): Draft | undefined {
  for (const answer of [
    answerOutright,
    answerOff,
    answerSharedOutdoors,
    answerEachBath,
    answerOneLevel,
    answerLowFloor,
    answerBathKind,
    answerNearPark,
    answerHomeFloors,
  ]) {
    const draft = answer(home, question);
    if (draft && checkDraft(home.sheet, draft)) return draft;
  }
  const built = answerBuiltWhen(home, question, today);
  if (built && checkDraft(home.sheet, built)) return built;
  // "The unit downstairs, is it a studio?" isn't about the home.
  const studio = ofPart.test(before) ? undefined : answerStudio(home, question);
  return studio && checkDraft(home.sheet, studio) ? studio : undefined;
}

const ofPart = /\b(?:units?|apartment|suite|house|cottage|flat|adu|in-law|casita|downstairs|garage)\b/;
