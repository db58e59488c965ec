import { cleanLine } from '../../listings/content/clean-text.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { statedClaims } from '../claims/check-claims.ts';
import type { FactSheet, Turn } from '../schema.ts';
import type { KeyedFact } from './fence-facts.ts';
import { generalKnowledge } from './general-knowledge.ts';
import type { SceneTask, TalkTurn } from './plan-scenes.ts';
import type { WrittenScene, WrittenTurn } from './schema.ts';

export type Reading = { task: SceneTask; sheet: FactSheet; facts: readonly KeyedFact[] };

const maxTurnLength = 600;
const notGeneral =
  'general knowledge needs a hedge, no word about this home and no figures but those of an explainer';
const brandFields = /^(?:agent|brokerage|agentPhone|agentName|agentBrokerage)$/;

/** Converts a model's scene to our own form. Adds facts that a turn states without naming them. */
export function readScene({ turns }: WrittenScene, reading: Reading): TalkTurn[] {
  return turns.flatMap((written, at) => {
    const text = cleanLine(written.text, maxTurnLength);
    if (text === '' || toSpoken(text) === '') return [];
    // The sentence about the voices is ours, word for word.
    const own = reading.task.builtIn.find(
      ({ turn }) => turn.text === text && turn.speaker === written.speaker,
    );
    return [own ?? readTurn({ ...written, text }, `${reading.task.name}-${at + 1}`, reading)];
  });
}

export function readTurn(
  { speaker, text, facts: keys, general }: WrittenTurn,
  id: string,
  { task, sheet, facts }: Reading,
): TalkTurn {
  const asGeneral = general ? generalKnowledge(text, sheet, task.explainers) : {};
  const named = facts.filter(({ key }) => keys.includes(key)).map((fact) => fact.id);
  const factIds = asGeneral.isGeneral ? [] : [...new Set([...named, ...carriers(text, sheet)])];
  const branded = sheet.facts.some(
    (fact) =>
      brandFields.test(fact.field) &&
      (factIds.includes(fact.id) || text.toLowerCase().includes(fact.value.toLowerCase())),
  );
  const turn: Turn = {
    id,
    speaker,
    text,
    spokenText: toSpoken(text),
    factIds,
    branded,
    chapter: task.chapter,
    ...asGeneral,
  };
  const isGeneral = asGeneral.isGeneral === true;
  return {
    turn,
    ...(general && !isGeneral && { fault: notGeneral }),
    line: {
      speaker,
      text,
      authored: '',
      factIds,
      isGeneral,
      chapter: task.chapter,
      sceneId: id,
      section: task.name,
    },
  };
}

/** The facts on the whole sheet that back what a text says. */
function carriers(text: string, sheet: FactSheet): string[] {
  const turn = { id: '', text, factIds: [] as string[] } as unknown as Turn;
  return statedClaims({ turns: [turn] }, sheet).flatMap(({ factId }) => factId ?? []);
}
