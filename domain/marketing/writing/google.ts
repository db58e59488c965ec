import { articleFor } from '../../english/article-for.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { isOpenToBuyers } from '../rules.ts';
import {
  type Copy,
  figuresSentence,
  inPlace,
  isClosed,
  join,
  limitsLine,
  listedBy,
  placeName,
} from './copy.ts';
import { openingNews, priceNews } from './news.ts';
import { nounOf, thisHome } from './noun-of.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';
import { soldClosings, takenClosings } from './taken-closings.ts';

/** For people who search: what's for sale and where comes first, then plain facts. No tags, no phone number. */
export function googlePosts(copy: Copy): string[] {
  const { link, occasion } = copy;
  const plan = planPosts(copy, 'google');
  if (!isOpenToBuyers(occasion)) return takenPosts(copy, [plan.feature.lead, plan.place.lead, null]);
  const home = thisHome(copy);
  const post = ({ lead, body }: PlannedPost, first: string, closing: string) => {
    const said = join([lead, body], ' ');
    const figures = join(
      [figuresSentence(copy.facts, `${first} ${said}`), priceNews(copy, first), limitsLine(copy, said)],
      ' ',
    );
    return join([first, said, figures, `${closing} ${link}`, listedBy(copy)], '\n\n');
  };
  const [feature, first] = offered(copy, plan.feature, true);
  const [place, second] = offered(copy, plan.place, false);
  return [
    post(feature, openingNews(copy, true) ?? first, `Photos, facts and the audio tour of ${home}:`),
    post(place, openingNews(copy, false) ?? second, 'More photos:'),
    post(
      plan.invitation,
      openingNews(copy, false) ?? placedOffer(copy, plan.invitation.lead),
      isClosed(copy)
        ? `Ask about ${home}, or take the audio tour:`
        : `Ask for a time to see ${home}, or start with the audio tour:`,
    ),
  ];
}

/** "9 Quarry Lane, Larkmere 05401". */
function address({ facts }: Copy): string {
  return join([facts.street, join([facts.city, facts.zip], ' ')], ', ');
}

/** A new price is news. */
const priceOf = ({ facts, occasion }: Copy) => (occasion === 'price-improved' ? null : facts.price);

/** "3-bedroom condo", since "condo" fits any condo; "corner loft" is specific enough. */
function countedNoun(copy: Copy): string {
  const noun = nounOf(copy);
  const { beds } = copy.facts;
  return beds && !noun.includes(' ') ? `${beds}-bedroom ${noun}` : noun;
}

/** Whether the line below says what it is: "Lake views from this 3-bedroom condo", "Near Mill Pond: a 3-bedroom condo". */
const saysNoun = (copy: Copy, said: string) =>
  / (?:from|in|with|tops) th(?:is|e) |: an? /.test(said) && said.includes(countedNoun(copy));

/** "Corner loft for sale in Larkmere at 9 Quarry Lane, Larkmere 05401, $585,000." */
function offer(copy: Copy, said: string): string {
  const named = placeName(copy);
  // The address includes the city.
  const place = named && named !== copy.facts.city && !said.includes(named) ? named : null;
  const at = join([address(copy), priceOf(copy)], ', ');
  if (at && copy.facts.street && saysNoun(copy, said)) return `For sale at ${at}.`;
  return `${upperFirst(countedNoun(copy))} for sale${place ? ` ${inPlace(place)}` : ''}${at ? `${copy.facts.street ? ' at ' : ': '}${at}` : ''}.`;
}

/** "For sale at 9 Quarry Lane, Larkmere 05401: a corner loft, $585,000." */
function placedOffer(copy: Copy, said: string): string {
  const noun = countedNoun(copy);
  const at = address(copy);
  if (at && saysNoun(copy, said)) return `For sale at ${join([at, priceOf(copy)], ', ')}.`;
  return `For sale${at ? ` at ${at}` : ''}: ${join([`${articleFor(noun)} ${noun}`, priceOf(copy)], ', ')}.`;
}

/** "A corner loft in Larkmere", but not "An open kitchen has an island". */
const isHome =
  /^An? (?:(?!(?:is|are|was|were|has|have|opens?|leads?|sits?|offers?|features?|provides?|includes?)\b)[^.,\s]+ )*?(?:condo|co-op|home|house|residence|townhome|townhouse|row house|loft|apartment|penthouse|mansion|duplex|triplex|property|studio|brownstone|greystone|bungalow|cottage|ranch|farm|land|unit|building)(?: (?:in|on|at|by|with|featuring|near|just|steps)\b|[.,])/;

/** A first line that says what the home is becomes the offer itself. */
function offered(copy: Copy, { lead: said, body }: PlannedPost, opens: boolean): [PlannedPost, string] {
  // "Steps from the pond: a loft" repeats what the line above offers.
  const near =
    /^((?:just |only )?(?:steps|moments|blocks|minutes|a |an |one |two |three |half )[^:.]*): an? [^.]*\.$/i.exec(
      said,
    );
  if (near?.[1] && !/ (?:with|featuring) /.test(said))
    return [{ lead: `It is ${lowerFirst(near[1])}.`, body }, offer(copy, said)];
  const lead = upperFirst(said.replace(/^For sale [^:]*: /, ''));
  // "For sale: a short walk from the pond: a loft" would sell the walk.
  if (!isHome.test(lead.replace(/^The \p{Lu}[^,.:]+, a/u, 'A')) || lead.includes(': '))
    return [{ lead, body }, offer(copy, lead)];
  if (openingNews(copy, opens) !== null) return [{ lead, body }, offer(copy, lead)];
  const at = join([address(copy), priceOf(copy)], ', ');
  // "For sale in Larkmere: a corner loft" keeps its place.
  const first = said === lead ? `For sale: ${lowerFirst(lead)}` : said;
  return [{ lead: '', body }, join([first, at && `${at}.`], '\n')];
}

function takenPosts(copy: Copy, leads: (string | null)[]): string[] {
  const closings = copy.occasion === 'sold' ? soldClosings(copy) : takenClosings(copy);
  return leads.map((lead, index) =>
    join(
      [
        openingNews(copy, true),
        join([lead, figuresSentence(copy.facts, lead ?? '')], ' '),
        `${closings[index]} ${copy.link}`,
        listedBy(copy),
      ],
      '\n\n',
    ),
  );
}
