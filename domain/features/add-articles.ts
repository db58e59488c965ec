import { articleFor } from '../english/article-for.ts';
import { oneOfIt } from './read-tail.ts';

const things =
  /(\b(?:has|have|features|includes|with|including) )([^,.;]+?)(?= (?:with|that|which|where|featuring|opens|leads)\b|[,.;])/gi;
const determined =
  /^(?:an?|the|its|their|your|one|two|three|four|five|six|seven|eight|nine|ten|dual|double|several|multiple|many|some|no|each|every|both|all|lots|plenty|room|space|been|\d+(?![- ](?:hour|story|car|foot|inch)))\b/i;
/** More than a name: "doors opening to the terrace". */
const isLong =
  /\b(?:to|for|of|in|on|at|from|by|over|into|onto|as|is|has|comes|(?!dining|living|sitting|soaking|ceiling|floating)\p{L}{3,}ing)\b/iu;
const maxWords = 4;

/** "With marble vanity" wants its article, where nothing before it in the list has one. */
export function addArticles(text: string): string {
  return text
    .replace(/\bfloor to ceiling\b/gi, 'floor-to-ceiling')
    .replace(things, (_, start: string, list: string) => {
      const items = list.split(' and ');
      if (determined.test(items[0] ?? '')) return `${start}${list}`;
      return `${start}${items.map((item) => (wantsOne(item) ? `${articleFor(item)} ${item}` : item)).join(' and ')}`;
    });
}

const wantsOne = (item: string) =>
  oneOfIt.test(item) &&
  !determined.test(item) &&
  // "A washer and dryer" are one thing.
  item.toLowerCase() !== 'dryer' &&
  item.split(' ').length <= maxWords &&
  !/\p{L}{2}[^s\W]s\b/u.test(item) &&
  !isLong.test(item.replace(/floor-to-ceiling|walk-in|built-in|eat-in|in-unit/gi, ''));
