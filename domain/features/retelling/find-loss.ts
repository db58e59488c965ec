import { isPraise } from './drop-praise.ts';

const bare = (word = '') => word.replace(/^["“(]+|[",.;:!)”]+$/g, '').toLowerCase();
const wordsOf = (text: string) => text.replace(/[‘’]/g, "'").split(/\s+/).filter(Boolean);

/** These need the word before them: "soaring heights", "endless amounts", "a thoughtful layout". */
const lonely =
  /^(?:heights?|amounts?|exposures?|layouts?|floor ?plans?|sense|building|blocks?|home|house|residence|location|storage|dining|shopping|restaurants|access|baths?|bathrooms?|proportions|design|lighting|space|spaces|areas?|rooms?|bedrooms?|views?|details|finishes|fixtures|materials|options|entrance|nook|ceilings|windows|appliances|cabinetry|counters|countertops|closets?|lobby|street|neighborhood|setting|scale|dimensions|style)$/;
/** After one of these, a noun has no modifier. */
const bareBefore = /^(?:an?|the|its|their|and|or|with|of|has|have|by|to|is|are|plus|there's|includes?)$/;
/** "Views of the river", "a closet with shelves": what follows says which. */
const toldBehind =
  /^(?:of|over|overlooking|toward|towards|to|from|with|on|in|off|south|north|east|west|that|which|at|facing|through|near|beneath|under|above|below|built|clad|finished|along|by|including|like|such)$/;

/** "The bath is finished in marble": it's clear which one. */
const roomAsSubject =
  /^(?:baths?|bathrooms?|bedrooms?|building|lobby|street|home|house|residence|closets?|appliances|windows)$/;

/** Whether a noun has lost a word it needs: "framed by soaring heights" without "soaring". */
function hasLonelyNoun(clause: string, sentence: string): boolean {
  const [said, source] = [wordsOf(clause), wordsOf(sentence)];
  return said.some((word, at) => {
    if (at === 1 && roomAsSubject.test(bare(word))) return false;
    if (!lonely.test(bare(word)) || !bareBefore.test(bare(said[at - 1]))) return false;
    if (!/[,.]$/.test(word) && toldBehind.test(bare(said[at + 1]))) return false;
    if (!/[,.]$/.test(word) && lonely.test(bare(said[at + 1]))) return false;
    const before = source.flatMap((other, index) =>
      bare(other) === bare(word) ? [bare(source[index - 1])] : [],
    );
    return (
      before.length > 0 &&
      before.every((one) => isPraise(one) || /ly$|^(?:sized|appointed|scaled|designed|end)$/.test(one))
    );
  });
}

/** Whether a name has lost its first word: "Harbor Road" for "Grand Harbor Road". */
function hasCutName(clause: string, sentence: string): boolean {
  const [said, source] = [wordsOf(clause), wordsOf(sentence)];
  const isCapital = (word = '') => /^\p{Lu}\p{Ll}/u.test(word);
  if (source.filter(isCapital).length > source.length / 2) return false;
  return said.some((word, at) => {
    if (at === 0 || !isCapital(word)) return false;
    const before = source.flatMap((other, index) =>
      index > 1 && bare(other) === bare(word) ? [source[index - 1]] : [],
    );
    return (
      before.length > 0 &&
      before.every(
        (one) =>
          isCapital(one) &&
          !/[,.;:]$/.test(one ?? '') &&
          isPraise(one ?? '') &&
          bare(one) !== bare(said[at - 1]),
      )
    );
  });
}

const opinion =
  /\bone of [^,;.]*\b(?:most|best|finest|premier|top|coveted|desirable|sought-after|prestigious)\b/i;
/** "One of the town's most coveted blocks" says nothing without the opinion. */
const hasLostOpinion = (clause: string, sentence: string) =>
  /\bone of\b/i.test(clause) && opinion.test(sentence);

const lastOfList =
  /\b(?:through|across|throughout|between|from|by|such as|like) (?:the |an? )?(?:(?!and )[\p{L}\d'-]+ )*?([\p{L}'-]+)\.$/u;
/** "Floors run through the den" from "through the den, the hall, and the attic": the list was cut short. */
function hasCutList(clause: string, sentence: string): boolean {
  const [, last = ''] = lastOfList.exec(clause) ?? [];
  const at = last === '' ? -1 : sentence.indexOf(last);
  if (at < 0) return false;
  const rest = sentence.slice(at + last.length);
  return /^,(?: (?:the |an? )?(?:[\p{L}'-]+ ?){1,3},)+ and |^ and \p{Lu}/u.test(rest);
}

/** "Upstairs, there's a tub" from "a bath with a sink, a vanity, and a tub": the tub has lost its bath. */
const isOffItsRoom = (clause: string, sentence: string) =>
  /\bthere(?:'s| are) [^.]*\b(?:tub|shower|vanity|vanities)\b/i.test(clause) &&
  !/\b(?:bath|suite)/i.test(clause) &&
  /\bbath(?:room)?s?\b/i.test(sentence);

const underWay =
  /\b(?:is|are|has been) (?:now |currently )?(?:investing in|undergoing|in the process of|planning|working on)\b|\b(?:under ?way|in progress|upcoming|slated|scheduled)\b/i;
/** "The mill is investing in new pumps": they aren't there yet. */
const isNotDoneYet = (clause: string, sentence: string) => underWay.test(sentence) && !underWay.test(clause);

/** What a statement has lost from its sentence that makes it unusable; undefined if nothing. */
export function findLoss(clause: string, sentence: string): string | undefined {
  if (hasLonelyNoun(clause, sentence)) return 'noun alone';
  if (hasCutName(clause, sentence)) return 'name in part';
  if (hasCutList(clause, sentence)) return 'list in part';
  if (isOffItsRoom(clause, sentence)) return 'off its room';
  if (isNotDoneYet(clause, sentence)) return 'not done yet';
  return hasLostOpinion(clause, sentence) ? 'opinion lost' : undefined;
}

const grant = /\b(?:allowed|permitted|welcome|accepted|friendly|permits|allows)\b/i;
const ban = /\b(?:not|no|never|except|prohibited)\b/i;

/** Permissions are stated only together with the ban next to them. */
export const withoutLostBan = (told: readonly string[], sentence: string) =>
  ban.test(sentence) && !told.some((one) => ban.test(one))
    ? told.filter((one) => !grant.test(one))
    : [...told];
