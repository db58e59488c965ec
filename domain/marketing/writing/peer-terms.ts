import { splitSentences } from '../../english/sentences/rules.ts';
import { editSentence } from '../story/edit-sentence.ts';

/** Of somebody else's home, of the building, or of what may be. */
const unsure =
  /\b(?:not|no|never|without|building|lobby|available|could|may|can be|potential|option\w*|wait ?list)\b/i;

/** A kitchen that was renovated is no renovated home. */
const ofPart =
  /\b(?:kitchens?|baths?|bathrooms?|powder rooms?|basement|coach house|carriage house|guest house|suite)\b/i;

const paidBy = /\b(?:paid|payable) by (?:the )?(buyer|seller|purchaser)\b/i;

/** What an agent asks before showing a home, each where the listing states it. */
const terms: readonly ((sentence: string) => string | undefined)[] = [
  (text) => {
    const [, before, behind] =
      /\b(\d+(?:\.\d+)?%) flip tax\b|\bflip tax(?: is| of|:)? (?:of )?(\d+(?:\.\d+)?%)/i.exec(text) ?? [];
    const share = before ?? behind;
    const payer = paidBy.exec(text)?.[1]?.toLowerCase();
    return share && `Flip tax: ${share}${payer ? `, paid by the ${payer}` : ''}.`;
  },
  (text) =>
    /\bsponsor (?:unit|apartment|sale|residence)\b/i.test(text) && !unsure.test(text)
      ? 'Sponsor unit.'
      : undefined,
  (text) => {
    const year = /\bgut[- ]renovat(?:ed|ion)(?: was)?(?: completed)?(?: in)? ((?:19|20)\d\d)\b/i.exec(
      text,
    )?.[1];
    return year && !unsure.test(text) && !ofPart.test(text) ? `Gut-renovated in ${year}.` : undefined;
  },
  (text) => {
    const [, kind] =
      /\bdeeded ((?:indoor |heated |outdoor )?(?:garage )?(?:parking|garage))\b/i.exec(text) ?? [];
    return kind && !unsure.test(text) ? `Deeded ${kind.toLowerCase()}.` : undefined;
  },
];

const certified =
  /\b(?:incomes?|AMI)\b.*\b(?:must|certif\w+|qualif(?:y|ied))\b|\bmust\b.*\b(?:incomes?|AMI)\b/i;
const maxLength = 190;

/** Who may buy is told in the listing's full sentence: half of it would send the wrong people. */
const incomeTerm = (sentence: string) =>
  certified.test(sentence) && sentence.length <= maxLength ? editSentence(sentence) : undefined;

/** A listing's terms, each as a sentence. */
export function statedTerms(description: string | null): string[] {
  const sentences = splitSentences(description ?? '');
  return [incomeTerm, ...terms].flatMap((read) => sentences.map(read).find((one) => one !== undefined) ?? []);
}

/** "Flip tax: 2%, paid by the buyer. Sponsor unit.": the terms that a text doesn't state yet. */
export const peerTerms = (description: string | null, said: string) =>
  statedTerms(description)
    .filter((term) => !said.toLowerCase().includes(term.replace(/[:.].*$/, '').toLowerCase()))
    .join(' ');
