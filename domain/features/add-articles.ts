import { articleFor } from '../english/article-for.ts';
import { oneOfIt } from './read-tail.ts';

const things =
  /(\b(?:has|have|features|includes|with|including) )([^,.;]+?)(?= (?:with|that|which|where|featuring|opens|leads)\b|[,.;])/gi;
const determined =
  /^(?:an?|the|its|their|your|one|two|three|four|five|six|seven|eight|nine|ten|dual|double|several|multiple|many|some|no|each|every|both|all|lots|plenty|room|space|been|\d+(?![- ](?:hour|story|car|foot|inch)))\b/i;
/** More than a name: "doors opening to the terrace". */
const isLong =
  /\b(?:to|for|of|in|on|at|from|by|over|into|onto|as|is|has|comes|(?!dining|living|sitting|soaking|ceiling|floating|sliding)\p{L}{3,}ing)\b/iu;
const maxWords = 4;

/** "With marble vanity" needs an article, and so does what follows "and". */
export function addArticles(text: string): string {
  return text
    .replace(/\bfloor to ceiling\b/gi, 'floor-to-ceiling')
    .replace(things, (_, start: string, list: string) => {
      const items = list.split(' and ');
      const [first = ''] = items;
      if (determined.test(first)) return `${start}${withSecond(items)}`;
      return `${start}${items.map((item) => (wantsOne(item) ? `${articleFor(item)} ${item}` : item)).join(' and ')}`;
    });
}

/** "A balcony and double vanity"; "a bed and bath" and "a large living and dining room" stay as they are. */
function withSecond([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  const isPair = /^an? /i.test(first) && oneOfIt.test(first) && more.length === 0;
  const said =
    isPair && second.includes(' ') && wantsOne(second.replace(/^(?:double|dual) /i, ''))
      ? `${articleFor(second)} ${second}`
      : second;
  return [first, said, ...more].join(' and ');
}

const wantsOne = (item: string) =>
  oneOfIt.test(item) &&
  !determined.test(item) &&
  // "A washer and dryer" are one thing.
  item.toLowerCase() !== 'dryer' &&
  item.split(' ').length <= maxWords &&
  !/\p{L}{2}[^s\W]s\b/u.test(item) &&
  !isLong.test(
    item.replace(/floor-to-ceiling|walk-in|built-in|eat-in|in-unit|in-building|in-home|on-site/gi, ''),
  );
