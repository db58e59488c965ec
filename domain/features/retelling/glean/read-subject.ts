import { factualWords, praiseWords } from '../../data/modifier-words.ts';
import { roomModifiers } from '../../data/room-words.ts';
import { isPlainWord } from '../calm-shouting.ts';
import { homeNouns, partNouns } from '../data/home-words.ts';
import { isPraise } from '../drop-praise.ts';
import { dropFlattery } from '../forms/drop-flattery.ts';
import { buildingName } from './building-name.ts';

/** What the rest of a clause is about: a room by name, or "It" for the home. */
export type Subject = { name: string; kind: string; rest: string };

const any = (words: readonly string[]) =>
  [...words].sort((one, other) => other.length - one.length).join('|');
const notInName =
  'with|of|in|on|at|from|for|by|to|and|or|that|which|where|is|are|was|has|have|features?|offers?|boasts?|includes?|provides?|opens?|leads?|flows?|one|another|some';
const rooms = any([
  ...partNouns,
  ...'bedroom bathroom bath half-bath full-bath guest-bath hall-bath living-room lounge pantry laundry-room closet balcony yard entry entryway entrance gallery hallway rooftop penthouse-level attic cellar parlor courtyard porch landing stairway wing gym spa pool bar solarium sitting-room breakfast-room breakfast-area mezzanine'
    .split(' ')
    .map((word) => word.replaceAll('-', '[ -]')),
]);
const count = '(?:two|three|four|five|six|all|both|each|every|\\d)';
const room = new RegExp(
  `^(?:(the|this|your|our|its|an?|${count}) )?((?:(?!(?:${notInName})\\b)[\\p{L}\\d'’/.-]+,? ){0,6}?(?:${rooms})s?)(?![\\p{L}'’-])(?! (?:${rooms})\\b)(?! (?:space|storage|area|island|table|cabinet|appliances|closets?|wall|views?|doors?|access|furniture|floor|level|unit|duplex|apartment|triplex|house|parking)\\b)((?: (?:on the (?:\\p{L}+ )?(?:floor|level)|upstairs|downstairs|off the (?:kitchen|hall|foyer|living room)))?)`,
  'iu',
);
const homeWith = (nouns: readonly string[]) =>
  new RegExp(
    `^(this|the|your|our|an?) ((?:(?!(?:${notInName})\\b)[\\p{L}\\d'’/.+,-]+ ){0,10}?(?:${any(nouns)}))(?![\\p{L}-])(?! (?:building|complex|board|association|itself is)\\b)`,
    'iu',
  );
const homes = [homeNouns.filter((noun) => !noun.endsWith('bedroom')), homeNouns].map((nouns) =>
  homeWith(nouns),
);
const building =
  /^(?:the|this|our|your) ((?:(?!(?:with|of|in|on|at|is|has|that)\b)[\p{L}\d'’-]+,? ){0,6}?(?:building|condominium|cooperative|association|complex|community|development))(?![\p{L}-])/iu;
const named = new RegExp(
  `^(${buildingName})(?= ?(?:also )?(?:offers|features|boasts|has|includes|provides|presents|showcases|comes|is (?:complete|outfitted|equipped|appointed))\\b)`,
  'u',
);
const namesOther = /\b(?:unit|apartment|residence)s?\b/i;

/** Reads the subject of a clause; undefined unless it's a room, the home or its building. */
export function readSubject(clause: string): Subject | undefined {
  const own = /^it (?=(?:is|has|features|offers|boasts|includes|comes|also)\b)/i.exec(clause);
  if (own) return { name: 'It', kind: '', rest: clause.slice(own[0].length) };
  const near = building.exec(clause);
  if (near && !/\b(?:bed|bath|studio)/i.test(near[1] ?? ''))
    return { name: `The ${plain(near[1] ?? '')}`, kind: '', rest: clause.slice(near[0].length).trim() };
  const [, name] = named.exec(clause) ?? [];
  if (name !== undefined) return { name: name.trim(), kind: '', rest: clause.slice(name.length).trim() };
  return roomOf(clause) ?? homeOf(clause);
}

function roomOf(clause: string): Subject | undefined {
  const [all = '', article = '', name = '', where = ''] = room.exec(clause) ?? [];
  if (name === '') return undefined;
  const rest = clause.slice(all.length).trim();
  const isThisLevel = /^this$/i.test(article) && /(?:level|floor|room|space|suite|bath|bedroom)$/i.test(name);
  if (isThisLevel || namesOther.test(name) || /^its$/i.test(article)) return undefined;
  if ((article === '' && !isKnown(name)) || /^\d/.test(name)) return undefined;
  if (/\b(?:the|this|an?|your|its)\b/i.test(name)) return undefined;
  const said = plain(name);
  const isCounted = new RegExp(`^${count}$`, 'i').test(article);
  const before = isCounted ? `${article.charAt(0).toUpperCase()}${article.slice(1).toLowerCase()}` : 'The';
  if (/^an?$/i.test(article) && !oneOfHome.test(said)) return { name: `a ${said}${where}`, kind: '', rest };
  return { name: `${before} ${said}${where}`, kind: '', rest };
}

const modifiers: ReadonlySet<string> = new Set([...factualWords, ...praiseWords, ...roomModifiers]);
/** Without an article, "Serving" or "Enjoy" could start the name as well. */
const isKnown = (name: string) =>
  name
    .toLowerCase()
    .split(' ')
    .slice(0, -1)
    .every(
      (word, at) =>
        !(at === 0 && participle.test(word)) &&
        (modifiers.has(word.replace(/,$/, '')) ||
          isPraise(word) ||
          /^(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|top|main|lower|upper|ground|primary|master|bonus|eat-in|chef'?s'?|finished|sized|bed|lofted|king-sized?|queen-sized?|flex|half|full|and|\p{L}+ed)$/u.test(
            word,
          )),
    );
/** "Tucked down the hall" says where it is, not what. */
const participle =
  /^(?:tucked|located|situated|perched|nestled|bathed|designed|anchored|flooded|surrounded|framed|featured|connected|crowned|positioned|filled|inspired|drenched|accessed|offered|topped|completed|finished|outfitted|appointed|equipped|lined|wrapped|separated|needed)$/;

/** Rooms a home has only one of. */
const oneOfHome =
  /(?:kitchen|living room|dining room|living area|primary (?:suite|bedroom|bath(?:room)?)|foyer|lobby|backyard|basement)$/i;

function homeOf(clause: string): Subject | undefined {
  const [all = '', article = '', kind = ''] = homes.map((home) => home.exec(clause)).find(Boolean) ?? [];
  if (all === '' || (/^an?$/i.test(article) && !/^an? /i.test(clause))) return undefined;
  if (/\b(?:bonus|carriage|coach|guest|pool|tree|play)[ -]/i.test(`${kind} `)) return undefined;
  if (/^the$/i.test(article) && /\b(?:main|other|second|garden|rental|upper|lower) /i.test(kind))
    return undefined;
  const isCut =
    /-bedroom$/i.test(kind) && /^[,/]? ?(?:\d|one|two|three|four)/i.test(clause.slice(all.length).trim());
  return {
    name: 'It',
    kind: isCut || /^the$/i.test(article) ? '' : plain(kind),
    rest: clause.slice(all.length).trim(),
  };
}

const plain = (name: string) =>
  lowerNames(
    dropFlattery(
      name
        .replace(/\b(?:chef|cook)'*s?'*[- ]/gi, '')
        .replace(/\b2nd\b/, 'second')
        .replace(/\b3rd\b/, 'third')
        .replace(/,$/, ''),
    ).trim(),
  );

/** "The Primary Suite" isn't a name. */
const lowerNames = (name: string) =>
  name
    .split(' ')
    .map((word) =>
      /^\p{Lu}[\p{Ll}-]+$/u.test(word) &&
      (/ed$/.test(word) || common.test(word) || isPlainWord(word) || modifiers.has(word.toLowerCase()))
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
const common =
  /^(?:primary|suite|kitchen|living|dining|family|great|room|bedroom|bath|bathroom|lower|upper|main|level|floor|first|second|third|fourth|fifth|top|garden|parlor|master|guest|formal|open|eat-in|large|private|roof|deck|terrace|backyard|building|home|foyer|entry|garage|basement|lobby|laundry|powder|office|library|den|spacious|renovated|windowed|updated|corner|rear|front|rooftop|ground|condominium|cooperative|condo|media|bonus|studio|separate|unit)$/i;
