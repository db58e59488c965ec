import { buildingNouns, homeNouns } from '../data/home-words.ts';
import { calmPlace } from './calm-place.ts';
import { dropFlattery, withA } from './drop-flattery.ts';
import { statePlace } from './state-place.ts';

const welcome = /^(?:Welcome (?:home )?to|Introducing|Presenting|Meet|Discover|Announcing) /i;
const one = /^(?:this|an?|the|your(?: (?:brand )?new| next| future| forever)?) (?:(?:very )?own )?/i;
const nouns = (words: readonly string[], more = '') =>
  new RegExp(`(?:^|[ -])(?:${words.join('|')}${more})s?(?![\\p{L}-])`, 'iu');
const home = nouns(homeNouns, '|bedroom|bath');
const building = nouns([...buildingNouns, 'conversion', 'mid-rise', 'enclave', 'collection']);
/** Where the name ends and its description starts. */
const goesOn =
  /^(.*?)(,? (?:with|in|on|at|of|that|which|where|located|situated|nestled|perched|offering|featuring|boasting|tucked|set|just|overlooking|from|near|ready|by)\b.*)?$/i;

/** "Welcome to this corner loft with two exposures"; "Welcome to 5 Elm Street, a brick two-flat from 1910". */
export function tellWelcome(sentence: string): string[] | undefined {
  if (!welcome.test(sentence)) return undefined;
  const what = sentence.replace(welcome, '').replace(/\.$/, '');
  if (/^(?:this|an?|your) /i.test(what)) return tellKind("It's", what.replace(one, ''));
  const [, name = '', kind] =
    /^(.{2,60}?)\s?(?:,|[-–—]{1,2}) ?(?=an? |one of |the only )(.+)$/i.exec(what) ?? [];
  if (kind === undefined) {
    const [, place] =
      /[,\d\p{L}] (?:ideally |perfectly )?(?:located|situated|nestled|set) ((?:in|on|at|just|within|between|near|steps) .+)$/u.exec(
        what,
      ) ?? [];
    return place === undefined ? [] : statePlace('It', place);
  }
  const isBuilding =
    building.test(headOf(kind)) &&
    !/bed|bath|studio/i.test(headOf(kind)) &&
    !/^Apartment|^Unit|#|\bUnit\b/.test(name) &&
    !(/^\d/.test(name) && /co-?op\b/i.test(kind));
  return tellKind(isBuilding ? `${name.trim()} is` : "It's", kind.replace(one, ''));
}

const headOf = (kind: string) => goesOn.exec(kind)?.[1] ?? kind;

function tellKind(start: string, kind: string): string[] {
  const [, name = '', more = ''] = goesOn.exec(kind) ?? [];
  const plain = dropFlattery(name);
  if (!home.test(plain) && !building.test(plain)) return [];
  const rest = more
    .replace(
      /^,? (?:that is )?(?:perfectly |ideally |conveniently )?(?:located|situated|nestled|perched|tucked|set) (?:away )?/i,
      ' ',
    )
    .replace(/^,? (?:offering|featuring|boasting) /i, ' with ')
    .replace(
      /,? (?:where|that (?:seamlessly |effortlessly |perfectly )?(?:blends|combines|embodies|balances|marries|redefines|offers|captures|delivers)) .*$/i,
      '',
    )
    .replace(/ ready for .*$/i, '');
  const place = rest.trim() === '' ? '' : calmPlace(rest.trim());
  const said = `${start} ${withA(`${plain} ${place ?? ''}`.trim())}`;
  return plain.split(' ').length < 2 && !place ? [] : [said];
}
