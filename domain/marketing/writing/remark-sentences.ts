import { splitSentences } from '../../english/sentences/rules.ts';
import { plainlySaid } from '../story/edit-sentence.ts';
import { hasFiniteVerb } from '../story/finite-verb.ts';

/** "Parking Convenience: Includes a garage": what the point is about, its sentence says. */
const pointLabel =
  /^\p{Lu}[\p{L}'’]+(?: (?:&|\p{L}+)){0,4}: (?=(?:Includes|Features|Situated|Located|Offers|Set|Built|Has)\b)/u;
/** The head of a list that became sentences, half of an open house, or praise whose home stands in the next sentence. */
const leftOver =
  /^(?:location[,!.;\s]*)+$|^(?:(?:apartment|unit|home|building|additional|other|key|special) )?(?:features|highlights|amenities|upgrades|details)(?: include)?[.:]$|^no appointments? (?:is |are )?(?:necessary|needed|required)\b.{0,12}$|^(?:(?:gorgeous|sunny|stunning|beautiful|bright|amazing|spectacular|fabulous|wow|rare|spacious|charming),? ?(?:(?:and|&) )?)+[!.]$/i;
/** "Featuring a walled garden." hangs on the sentence before it. */
const featuring =
  /^(?:featuring|boasting) (?=(?:an?|the|its|two|three|four|five|\d+|high|tall|soaring|original|new|oversized|hardwood|custom|large|exposed|gleaming|wide)\b)/i;
const asSentence = (sentence: string) =>
  hasFiniteVerb(sentence) ? plainlySaid(sentence) : sentence.replace(featuring, 'It has ');

/** "$25 extra per unit", "2 persons: $90,000", "The landlord pays heat": half of what the sentence before it says. */
const otherHalf =
  /^\$\d[\d,.]* (?:extra|additional|more|per)\b|^(?:\d+|two|three|four)[- ](?:persons?|people)\b|^an? asset (?:cap|limit)\b/i;
const payers = /\b(?:tenants?|landlord|owner)s? (?:pays?|covers?)\b/i;

/** The sentences, with each half of a rule in one piece: who reads one half would take it for the whole. */
export function remarkSentences(story: string): string[] {
  const found: string[] = [];
  for (const sentence of singleSentences(story)) {
    const last = found.at(-1);
    const isHalf = otherHalf.test(sentence) || (payers.test(sentence) && payers.test(last ?? ''));
    if (last !== undefined && isHalf) found.splice(-1, 1, `${last} ${sentence}`);
    else found.push(sentence);
  }
  return found;
}

/** Headings become part of what follows, and items of a list sentences. */
function singleSentences(story: string): string[] {
  const lines = story.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, at) => {
    const text = line.replace(/^• /, '').replace(pointLabel, '');
    const isItem = line.startsWith('• ');
    const isTitle = !isItem && text.length <= 60 && !/[.!?]$/.test(text) && lines[at + 1] !== undefined;
    // A heading says in a word what the paragraph below it says; one of a rule is the rule.
    if (isTitle)
      return otherHalf.test(lines[at + 1]?.replace(/^• /, '') ?? '') && /\bincome\b/i.test(text)
        ? [`${text.replace(/:$/, '')}.`]
        : [];
    // Half a bracket has lost its other half.
    return splitSentences(/[.!?]["”)]*$/.test(text) ? text : `${text.replace(/[:;,]$/, '')}.`)
      .map(asSentence)
      .filter(
        (sentence) =>
          !leftOver.test(sentence) &&
          (sentence.match(/\(/g)?.length ?? 0) === (sentence.match(/\)/g)?.length ?? 0) &&
          // "A Mill Pond gem..." trails off before it says anything.
          (!/(?:\.{3}|…)$/.test(sentence) || hasFiniteVerb(sentence)),
      );
  });
}
