import { articleFor } from '#domain/english/article-for.ts';

const nouns =
  'home|house|condo|condominium|apartment|unit|residence|property|townhouse|townhome|loft|co-op|penthouse|duplex|triplex|brownstone|cottage|bungalow';
/** These say nothing about the kind. */
const anyHome = /^(?:home|residence|property|unit)$/;
const opening = /^It's an? /;
const bare = new RegExp(
  `^It's an? (?<qualities>(?:(?!(?:in|on|of|with|at|and|or|by|to|for|from|that|near)\\b)[\\p{L}\\d'’-]+,? ){1,3}?)(?<noun>${nouns})\\.$`,
  'u',
);

/** "It's a vintage condo. It's a corner home." sounds like a list. */
export const areKindsInARow = (last: string, text: string): boolean =>
  opening.test(last) && opening.test(text);

/** Both as one sentence, if both only say what kind of home it is and don't differ on it. */
export function joinKinds(last: string, text: string): string | undefined {
  const [one, other] = [bare.exec(last)?.groups, bare.exec(text)?.groups];
  if (!one?.noun || !other?.noun) return undefined;
  const isSame = one.noun === other.noun || anyHome.test(other.noun);
  if (!isSame && !anyHome.test(one.noun)) return undefined;
  const qualities = [one.qualities ?? '', other.qualities ?? '']
    .map((some) => some.trim())
    // A measure comes first.
    .sort((a, b) => Number(/^\d/.test(b)) - Number(/^\d/.test(a)));
  const kind = `${[...new Set(qualities)].join(', ')} ${isSame ? one.noun : other.noun}`;
  return `It's ${articleFor(kind)} ${kind}.`;
}
