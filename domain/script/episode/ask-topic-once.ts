import type { Telling } from './telling.ts';

/** Questions that name something else each time. */
const names = /^open-(?:subject|room|level|part)$/;
/** Topics with a question for what else there is of them. */
const hasMore =
  /^open-(?:laundry|storage|baths|dining|renewed|levels|kitchen|parking|place|building|outside)$/;

/** Over a whole talk, "What about storage?" is asked once; after that, Miles asks what else there is. */
export function askTopicOnce(): (telling: Telling, beat: string) => Telling {
  const asked = new Set<string>();
  return (telling, beat) => {
    const { opener, parts } = telling;
    if (!opener.startsWith('open-') || names.test(opener)) return telling;
    if (!asked.has(opener)) {
      asked.add(opener);
      return telling;
    }
    const topic = opener.slice('open-'.length);
    return {
      ...telling,
      opener: `else-${hasMore.test(opener) ? topic : beat}`,
      parts: parts.map((part) => (part === `tell-${topic}` ? 'tell-more' : part)),
    };
  };
}
