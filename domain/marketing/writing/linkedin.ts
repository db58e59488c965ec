import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import {
  addressLine,
  type Copy,
  feeLine,
  figuresSentence,
  inPlace,
  isClosed,
  join,
  limitsLine,
  listedBy,
  newsLine,
  placeName,
} from './copy.ts';
import { hookLine, saysHome } from './hook-line.ts';
import { newsAndLead, openingNews, priceNews } from './news.ts';
import { searchedHome } from './noun-of.ts';
import { peerTerms } from './peer-terms.ts';
import { type PlannedPost, planPosts, withoutStreet } from './post-plan.ts';
import { saysAgain } from './says-again.ts';
import { takenClosings } from './taken-closings.ts';

/** Speaks to colleagues: what a peer needs to match a client, in plain sentences. */
export function linkedinPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  if (occasion === 'sold') return soldPosts(copy);
  if (occasion === 'under-contract') return contractPosts(copy);
  const place = placeName(copy);
  const price = occasion === 'price-improved' ? null : facts.price;
  const at = join([addressLine(facts), price], ', ');
  const offer = `For sale: ${at}.`;
  const post = ({ lead: told, body }: PlannedPost, first: string, closing: string) => {
    // The line above has offered it, at its address.
    const lead = withoutStreet(upperFirst(withoutOffer(told)), facts);
    const said = join([lead, body], ' ');
    const figures = join(
      [
        // A peer finds all figures in one place.
        figuresSentence(facts, `${first} ${said}`.replace(/\d-(?:bedroom|bath)\b|\bstudio\b/gi, '')),
        lotLine(copy, `${first} ${said}`),
        priceNews(copy, first),
        feeLine(copy, said),
        limitsLine(copy, said, true),
        peerTerms(facts.description, `${said} ${limitsLine(copy, '', true)}`),
      ],
      ' ',
    );
    return join([first, lead, body, figures, closing, listedBy(copy)], '\n\n');
  };
  const plan = planPosts(copy, 'linkedin');
  const { body } = plan.feature;
  const isNews = newsLine(copy) !== null;
  const home = offeredHome(copy, plan.feature.lead);
  // What a colleague would pass on comes first, then the address.
  const reasonFirst = ({ lead, body: more }: PlannedPost, below: string, closing: string) =>
    openingNews(copy, false) === null && lead !== ''
      ? post({ lead: '', body: more }, `${upperFirst(withoutOffer(lead))}\n${below}`, closing)
      : post({ lead, body: more }, openingNews(copy, false) ?? below, closing);
  return [
    isNews
      ? post({ lead: '', body }, newsAndLead(copy, plan.feature.lead, true), clientLine(copy))
      : saysAddressBelow(body) && facts.street
        ? post({ lead: '', body }, offeredFirst(copy, plan.feature.lead), clientLine(copy))
        : home
          ? // The first line is the offer itself: "For sale: a corner loft in Larkmere with a sauna."
            post({ lead: home.below, body }, `For sale: ${lowerFirst(home.line)}\n${at}.`, clientLine(copy))
          : reasonFirst(plan.feature, offer, clientLine(copy)),
    reasonFirst(
      plan.place,
      placedOffer(copy, place && !withoutOffer(plan.place.lead).includes(place) ? place : null, price),
      `Photos and the full fact sheet: ${link}`,
    ),
    reasonFirst(
      plan.invitation,
      `${at}.`,
      `${isClosed(copy) ? 'Ask me about it' : 'Message me for a showing'}, or send your client the photos and the audio tour: ${link}`,
    ),
  ];
}

/** The home with its best features, if the post's first line is about something else. */
function offeredHome(copy: Copy, lead: string): { line: string; below: string } | null {
  if (saysHome(lead) && !lead.includes(':')) return { line: lead, below: '' };
  // "A terrace comes with this loft" is a reason of its own, above the offer.
  if (/\bthis \p{L}/iu.test(lead)) return null;
  const { text, details } = hookLine(copy, { maxLength: maxOffer });
  return details > 0 ? { line: text, below: saysAgain(text, lead) ? '' : lead } : null;
}
const maxOffer = 150;

/** Below a first line that has given the address, what the home is: "It is a corner loft with a sauna." */
const saysAddressBelow = (body: string) => /^(?:It (?:is|has|also)|The [\p{L}-]+ also has) /u.test(body);

/** "A walled garden in Larkmere.", and below it "9 Quarry Lane is for sale at $585,000.": the garden alone isn't. */
function offeredFirst({ facts }: Copy, lead: string): string {
  const { street, city, price } = facts;
  const at = city === null || lead.includes(city) ? street : `${street}, ${city},`;
  const offer = `${at} is for sale${price ? ` at ${price}` : ''}.`;
  return `${lead}\n${offer}`;
}

/** A house is matched by its land as well. */
export function lotLine({ facts, story }: Copy, said: string): string | null {
  const { lot } = facts;
  const isHouse = !/^(?:condo|co-op|apartment|loft|home)$/.test(facts.kind);
  const isSaid =
    lot === null ||
    !isHouse ||
    /\b(?:lot|acres?)\b/i.test(said) ||
    story.things.some(({ id }) => id === 'lot-size');
  return isSaid ? null : `Lot: ${lot.replace(/\bsqft\b/, 'sq ft')}.`;
}

/** "A corner loft" of "For sale in Larkmere: a corner loft". */
const withoutOffer = (lead: string) => lead.replace(/^For sale [^:]*: /, '');

function placedOffer({ facts }: Copy, place: string | null, price: string | null): string {
  const where =
    place && facts.street ? `For sale ${inPlace(place)}: ${facts.street}` : `For sale: ${addressLine(facts)}`;
  return `${join([where, price], ', ')}.`;
}

function clientLine(copy: Copy): string {
  const place = placeName(copy);
  const looking = place ? ` looking ${inPlace(place)}` : ` looking for ${searchedHome(copy)}`;
  return `If you have a client${looking}, photos, facts and an audio tour are here: ${copy.link}`;
}

function contractPosts(copy: Copy): string[] {
  const { facts } = copy;
  const { feature, place } = planPosts(copy, 'linkedin');
  const home = facts.street ?? 'this home';
  const [looking, wanted] = takenClosings(copy);
  const post = (lead: string | null, closing: string) =>
    join(
      [newsLine(copy), lead, figuresSentence(facts, lead ?? ''), `${closing} ${copy.link}`, listedBy(copy)],
      '\n\n',
    );
  return [
    post(feature.lead, `Thank you to the agents who showed ${home}:`),
    post(place.lead, wanted),
    post(null, looking),
  ];
}

function soldPosts(copy: Copy): string[] {
  const { facts, link } = copy;
  const { feature, place } = planPosts(copy, 'linkedin');
  const post = (lead: string | null, closing: string) =>
    join([newsLine(copy), lead, figuresSentence(facts, lead ?? ''), closing, listedBy(copy)], '\n\n');
  return [
    post(feature.lead, `Thank you to everyone at the table. How we presented it: ${link}`),
    post(place.lead, `If you are thinking of selling, hear how we presented this home: ${link}`),
    post(null, `Thank you to the colleagues who showed it. The audio tour is still up: ${link}`),
  ];
}
