import { defaultWordings } from '#domain/disclosure/rules.ts';
import { countSpokenWords } from '../estimate-seconds.ts';
import { updateDisclosures } from './data/update-scenes.ts';

type SpokenWordings = { spoken: readonly string[]; added: string };

const maxWords = 18;
/** Miles says it here. */
const saidByNora = /\bI['’]m Nora\b|\bthat['’]s Miles\b|\bhe['’]s Miles\b/i;

/** How an update says that the hosts are AI voices: in the staff's words, if they wrote any, and briefly. */
export function chooseDisclosure({ spoken, added }: SpokenWordings): readonly string[] {
  const isOurs = spoken.every((wording) => defaultWordings.spoken.includes(wording));
  if (isOurs && added === defaultWordings.added) return updateDisclosures;
  const short = spoken.filter(
    (wording) => !saidByNora.test(wording) && !wording.includes('[') && countSpokenWords(wording) <= maxWords,
  );
  return short.length > 0 ? short : [added];
}
