import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import { bestPoints, plainPoints } from './best-points.ts';
import { type Copy, inPlace, placeName } from './copy.ts';

type Told = Pick<Copy, 'facts' | 'story'>;

/** A house this old is told by its year. */
const oldBefore = 1931;
const house = /\b(?:townhouse|brownstone|row house|mansion)$/;

/** What people call it: "corner loft", else the page's class of home. */
export function nounOf({ facts, story }: Told): string {
  const isSeveral = /unit|mixed/.test(facts.kind);
  const isPenthouse = /, Penthouse\b/.test(facts.street ?? '');
  const noun = isSeveral ? facts.kind : isPenthouse ? 'penthouse' : (story.noun ?? facts.kind);
  const said = noun === 'single-family home' ? 'home' : noun;
  const isOld = facts.yearBuilt !== null && facts.yearBuilt < oldBefore && house.test(said);
  return isOld ? `${facts.yearBuilt} ${said}` : said;
}

/** "2-bedroom, 2-bath corner loft". */
export function roomsAndNoun(copy: Told, counts = true): string {
  const { beds, baths } = copy.facts;
  const rooms = [
    beds ? `${beds}-bedroom` : beds === 0 ? 'studio' : null,
    beds !== 0 && baths && !baths.includes(' ') ? `${baths}-bath` : null,
  ].filter((part) => part && counts);
  return `${rooms.join(', ')} ${nounOf(copy)}`.trim();
}

/** Whether its name tells more than its class: a loft, a penthouse, a brownstone. */
export function isTelling(copy: Told): boolean {
  return !/^(?:(?:19[0-2]\d )?home|condo|co-op|apartment|townhouse|multi-family property|.*building)$/.test(
    nounOf(copy),
  );
}

export type Identity = { text: string; told: string[] };
type Wanted = {
  maxLength: number;
  /** Whether rooms are counted; where the figures stand beside it, they aren't. */
  counts?: boolean;
  /** What it is said of: "9 Quarry Lane is a …"; without it, "A …". */
  subject?: string | null | undefined;
  /** Things named elsewhere in the text. */
  without?: readonly string[];
  placed?: boolean;
  /** Whether plain things may fill it. */
  plain?: boolean;
};

/** What it is, where, who drew it and what it has: "A corner loft in Larkmere with a roof deck and exposed brick." */
export function identityLine(copy: Told, wanted: Wanted): Identity {
  const { maxLength, counts = false, subject, without = [], placed = true, plain = false } = wanted;
  const what = roomsAndNoun(copy, counts);
  const place = placed ? placeName(copy) : null;
  const home = `${articleFor(what)} ${what}${place ? ` ${inPlace(place)}` : ''}`;
  const starts = [
    copy.story.credit && `${home}${copy.story.credit.startsWith('in ') ? ' ' : ', '}${copy.story.credit}`,
    home,
  ].filter((start) => start !== null);
  for (const start of starts)
    for (const count of [3, 2, 1, 0]) {
      const named = [...bestPoints(copy, count, without), ...(plain ? plainPoints(copy) : [])].slice(
        0,
        count,
      );
      if (named.length < count) continue;
      const text = lineOf(subject, start, named);
      if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
    }
  return { text: lineOf(subject, home, []), told: [] };
}

function lineOf(subject: string | null | undefined, start: string, named: readonly NotablePoint[]): string {
  const comma = /, (?:designed|re\w+|converted|featured|listed) /.test(start) ? ',' : '';
  const things = named.length > 0 ? `${comma} with ${joinList(named.map(({ said }) => said))}` : '';
  if (subject?.includes('Penthouse') && start === 'a penthouse' && named.length > 0)
    return `${subject} has ${joinList(named.map(({ said }) => said))}.`;
  return subject ? `${subject} is ${start}${things}.` : `${upperFirst(start)}${things}.`;
}
