import { articleFor } from '#domain/english/article-for.ts';
import { factualWords } from '../../data/modifier-words.ts';
import type { Subject } from './read-subject.ts';

const facts: ReadonlySet<string> = new Set(factualWords);
const bare = (word: string) => word.replace(/[,.]$/, '').toLowerCase();
const known =
  /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+(?:[.,]\d+)*)-(?:bed|bath|bedroom|bathroom|story|level|unit|family|room|square-foot|foot-wide|floor)|\d+-by-\d+-foot|corner|floor-through|full-floor|duplex|triplex|penthouse|prewar|pre-war|postwar|brick|brownstone|limestone|greystone|single-family|two-flat|three-flat|multi-family|townhouse|townhome|rowhouse|loft|studio|garden|top-floor|ground-floor|first-floor|second-floor|third-floor|end-unit|victorian|colonial|tudor|federal|georgian|detached|attached|renovated|newly|gut-renovated|completely|fully|updated|remodeled|rehabbed|historic|landmark|landmarked|condo|co-op|condominium|home|house|apartment|unit|residence|property|bungalow|cottage|and|alcove|split-level|new-construction|wide|extra-wide|two|three|four|five|six|bed|bath|bedroom|bathroom|convertible|junior|high-floor|timber|mid-century|modern|contemporary|row|walk-up|elevator|south-facing|west-facing|east-facing|north-facing|simplex|building|cooperative|coop|co-?op|boutique|full-service|self-managed|doorman|mixed-use|loft-style|unit|units|tower|high-rise|mid-rise|complex|conversion|limestone|\d+-story|six-story|five-story|four-story|mansion|italianate|renaissance|romanesque|revival|greek|beaux-arts|art|deco|queen|anne|neo-\p{L}+|classic|true|half-floor|parlor|floor|custom|custom-built|all-brick|cast-iron|concrete|steel|ranch|cape|cod|craftsman|spanish|mediterranean|dutch|end|bi-level|tri-level|three-level|two-level|four-level|garden-level|pet-friendly|amenity-rich|maisonette|semi-detached|freestanding|century|turn-of-the-century)$/u;

/** Whether a visitor could check every word before a home's noun. */
export function isKnownKind(kind: string): boolean {
  const words = kind.split(' ').filter(Boolean);
  return (
    words.length > 1 &&
    words.some((word) => !empty.test(bare(word))) &&
    words.every((word) => known.test(bare(word)) || facts.has(bare(word)))
  );
}
const empty =
  /^(?:home|house|apartment|unit|residence|property|condo|condominium|co-?op|cooperative|loft|townhouse|townhome|penthouse|building|own|new|large)$/i;

/** "It's a corner two-bedroom condo." */
export function sayKind({ kind }: Pick<Subject, 'kind'>): string[] {
  if (!isKnownKind(kind)) return [];
  const small = kind
    .replace(/(?<!-\p{L}+), /gu, ' ')
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) && !style.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return [`It's ${articleFor(small)} ${small}.`];
}
const style =
  /^(?:victorian|colonial|tudor|federal|georgian|italianate|romanesque|renaissance|queen|anne|greek|revival|beaux-arts|art|deco|neo-\p{L}+)\b/iu;
