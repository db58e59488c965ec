import { lowerFirst } from '../../../english/upper-first.ts';
import type { SpokenSentence } from './spoken-sentence.ts';

const things =
  'view|views|frontage|dock|pool|sauna|turret|barn|orchard|courtyard|fountain|deck|rooftop|panels|generator|creek|stream|fireplace|fireplaces|stove|workshop|casita|elevator|skylight|porch|balcony|shelter|hayloft|corral|island|pantry|ceiling|ceilings|floors|tub|shower|garage|garden|shelves|bookcases|windows|doors|loft|study|mudroom|patio|sunroom|hearth|mantels|parlor|closet|range|counters|terrace|shed|pasture|walls';
const thing = new RegExp(`^(?:${things})$`, 'i');
const notInside =
  /\b(?:there|it|this|and|or|with|of|to|from|in|on|off|is|are|was|were|has|have|that|which|for|by|into|through|run|runs|pairs?|gathers?|steps|combines?|welcomes?|features?|opens?|leads?|looks?|holds?|sits?|share|shares|puts|faces|at|over|under|dates?|its|own|where|facing|your|their)\b/i;

/** A phrase of the saying that can be said back, with its article: "a kiva fireplace in the corner". */
export function echoPhrase(saying: SpokenSentence): string | undefined {
  const items = saying.list?.items ?? [];
  const short = items.filter(
    (item) =>
      item.split(' ').length <= 5 &&
      item.split(' ').length >= 2 &&
      !/\bconcrete floor\b/.test(item) &&
      !/^(?:its|their|his|her|and)\b|\b(?:that|which|you)\b/.test(item),
  );
  return [...short].sort((a, b) => interest(b) - interest(a))[0] ?? plainPhrase(saying.sentence);
}

/** The same with "the", for looking back: "the kiva fireplace in the corner". */
export function definite(phrase: string): string {
  return /^(?:the|both|all|its)\b/i.test(phrase) ? phrase : `the ${phrase.replace(/^an? /i, '')}`;
}

/** From the thing back over what describes it, to its article or to a word that cannot belong to it. */
function plainPhrase(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  for (let at = 1; at < words.length; at += 1) {
    if (!thing.test(words[at] ?? '')) continue;
    let from = at;
    while (
      from > 0 &&
      at - from < 3 &&
      /^[\w-]+$/.test(words[from - 1] ?? '') &&
      !notInside.test(words[from - 1] ?? '') &&
      !article.test(words[from - 1] ?? '')
    )
      from -= 1;
    const phrase = words.slice(from, at + 1).join(' ');
    const lead = words[from - 1] ?? '';
    const isPlural =
      /s$/i.test(phrase) && !/^(?:two|three|four|five|six|seven|eight|nine|ten|all|both)\b/i.test(phrase);
    if (at === from || (!article.test(lead) && !isPlural)) continue;
    const start = article.test(lead) ? `${lead.toLowerCase()} ` : '';
    return `${start}${lowerFirst(phrase)}`;
  }
  return undefined;
}

const article = /^(?:a|an|the|two|three|four|five|six)$/i;

function interest(item: string): number {
  return (new RegExp(things, 'i').test(item) ? 2 : 0) + item.split(' ').length / 10;
}
