import type { Feature } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';
import { contentOf } from './says-again.ts';

const checks =
  /\b(?:ask|asks|check|find out|look for|see (?:if|whether|how|where|what|that)|whether|good sign)\b/i;
/** Words common to all sentences about homes. */
const everywhere: ReadonlySet<string> = new Set(
  'room home kitchen floor door window light day time wall build house condo unit level space area large open full'.split(
    ' ',
  ),
);

const minLength = 5;

/** Whether a tip tells people to find out what a sentence has just said. */
export function asksWhatIsStated(
  lines: readonly { text: string }[],
  { phrase, matched, factId }: Feature,
  { sentences }: Pick<Home, 'sentences'>,
): boolean {
  const own = contentOf(`${phrase} ${matched}`);
  const stated = contentOf(sentences.find(({ id }) => id === factId)?.source.excerpt ?? '');
  return lines
    .flatMap(({ text }) => text.split(/(?<=[.?!]) /))
    .filter((sentence) => checks.test(sentence))
    .some((sentence) =>
      [...contentOf(sentence)].some(
        (word) => word.length >= minLength && !own.has(word) && !everywhere.has(word) && stated.has(word),
      ),
    );
}
