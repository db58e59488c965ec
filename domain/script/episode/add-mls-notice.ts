import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import type { FactSheet, Script } from '../schema.ts';

/** Ends a talk with the MLS's required notice, word for word. It names the brokerage, so the unbranded cut omits it. */
export function addMlsNotice(script: Script, sheet: FactSheet): Script {
  const notice = sheet.facts.find(({ field }) => field === 'mlsNotice');
  if (!notice) return script;
  const speaker = script.turns.at(-1)?.speaker === 'nora' ? 'miles' : 'nora';
  const turn = {
    id: 'mls-notice',
    speaker,
    text: notice.value,
    spokenText: toSpoken(notice.value),
    factIds: [notice.id, 'brokerage'],
    branded: true,
    chapter: 'visit',
  } as const;
  return { ...script, turns: [...script.turns, { ...turn, factIds: [...turn.factIds] }] };
}
