import { articleFor } from '../../english/article-for.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { shortOpenHouseTime } from '../facts/occasions.ts';
import { shortStreet } from '../facts/short-street.ts';
import { limits } from '../length/rules.ts';
import { MESSAGE_LENGTH, plainMessage, weighMessage } from '../length/text-messages/rules.ts';
import { isOpenToBuyers, occasionLabel } from '../rules.ts';
import { bestPoints, detailPoints, plainPoints, sightsOf } from './best-points.ts';
import { type Copy, inPlace, isClosed, join, placeName, signature } from './copy.ts';
import { messageLimits } from './message-limits.ts';
import { byName, called, creditOf, lesserReasons, nounOf, soldBy } from './noun-of.ts';
import { everyWay, headOf, shortHomes, shortNoun, withThing } from './short-homes.ts';
import { lookingFor } from './taken-closings.ts';

/** What is for sale, where, for how much, the link, and who writes: one message if it can be. */
export function smsPosts(copy: Copy): string[] {
  const written: string[] = [];
  for (const at of [0, 1, 2]) {
    const text = fitting(copy, variantsOf(copy, written.join(' '))[at] ?? [], written);
    if (text) written.push(text);
  }
  return written;
}

/** A message for an address: one that names a thing, one that counts rooms, or only where. */
type Form = { says: (street: string) => string; tells: 'thing' | 'rooms' | 'address' };

/**
 * The first form that fits into one message. The unit goes to "#2" first, then the agent's name where the brokerage's is long,
 * then what the message tells; then who signs, for two messages. The address, its limits and the link always stay.
 */
function fitting(copy: Copy, forms: readonly Form[], written: readonly string[]): string | undefined {
  const { link, reserved = 0, facts } = copy;
  const street = facts.street ?? (facts.cityLine ? `a home in ${facts.cityLine}` : 'a home');
  const streets = [...new Set([street, shortStreet(street)])];
  const fits = (text: string, max: number) => weighMessage(text) <= max - reserved;
  const signatures = signaturesOf(copy);
  const [whole = null, second = null] = signatures;
  const brokerage = second ?? whole;
  const allowed = messageLimits(copy);
  const message = ({ says }: Form, at: string, who: string | null, limit = allowed[0]) =>
    plainMessage(join([says(at), limit, link, who], ' '));
  const isNew = ({ says }: Form) =>
    !written.some(
      (text) =>
        text.includes(plainMessage(says(street))) || text.includes(plainMessage(says(shortStreet(street)))),
    );
  // What the message tells goes before who else signs it: the law wants only the brokerage named.
  const told = (kind: Form['tells'], limit: string | null) =>
    forms
      .filter((form) => form.tells === kind && isNew(form))
      .flatMap((form) =>
        [whole, brokerage].flatMap((who) => streets.map((at) => message(form, at, who, limit))),
      );
  // An address with every limit says less than a home with the first one.
  const inOne = [
    ...allowed.flatMap((limit) => [...told('thing', limit), ...told('rooms', limit)]),
    ...allowed.flatMap((limit) => told('address', limit)),
  ].filter((text) => !written.includes(text));
  const last = signatures
    .flatMap((who) =>
      forms.filter(({ tells }) => tells === 'address').map((form) => message(form, street, who)),
    )
    .filter((text) => !written.includes(text));
  return (
    inOne.find((text) => fits(text, MESSAGE_LENGTH)) ??
    last.find((text) => fits(text, limits.sms.max)) ??
    last.at(-1)
  );
}

/** "Ida Roe, Quill Homes.", then the brokerage alone, which the law wants named, then nobody. */
function signaturesOf({ facts }: Copy): (string | null)[] {
  const all = [signature(facts), facts.brokerage ?? ''].filter((who) => who !== '');
  return [...new Set(all.map((who) => `${who.replace(/\.$/, '')}.`)), null];
}

/** Each variant from the form that says most to the one that is sure to fit. */
function variantsOf(copy: Copy, written: string): Form[][] {
  const { facts, occasion } = copy;
  const [news = null, shortNews = news] = newsOf(copy);
  const price = isOpenToBuyers(occasion) && occasion !== 'price-improved' ? facts.price : null;
  const beds = facts.beds === null ? null : facts.beds === 0 ? 'studio' : `${facts.beds}-bed`;
  const noun = shortNoun(nounOf(copy));
  const counted = beds && facts.beds !== 0 ? `${beds} ${noun}` : (beds ?? noun);
  const place = placeName(copy) ?? facts.city;
  const where = place ? ` ${inPlace(place)}` : '';
  const placed = `${counted}${where}`;
  // News comes with the address; otherwise what it is comes first.
  const say = (what: string | null, above: string | null) => (street: string) =>
    above
      ? `${above}: ${join([street, what, price], ', ')}.`
      : upperFirst(`${join([what, street, price], ', ')}.`);
  const telling = (what: string, tells: Form['tells'] = 'thing'): Form[] =>
    [...new Set([news, shortNews])].map((above) => ({ says: say(what, above), tells }));
  const points = bestPoints(copy, 4);
  // Behind what is to look at, what is of use: laundry, a den, and then a plain fireplace; not in an estate.
  const useful = [...new Set([...detailPoints(copy), ...plainPoints(copy)])].filter(
    (one) => !points.some(({ id }) => id === one.id) && !copy.story.setting.isCostly,
  );
  const told = [...points, ...useful.slice(0, 2)];
  const isCut =
    occasion === 'price-improved' && facts.priceCut !== null && (told[0]?.notability ?? 0) < minBeforeCut;
  const [best] = told.map(({ said }) => said);
  // What the messages before it name, it doesn't name again while there is something else.
  const isFresh = ({ said }: { said: string }) => !written.includes(headOf(said));
  const credited = creditOf(copy, counted, placed).flatMap((what) => telling(what));
  const others = told.slice(credited.length > 0 ? 0 : 1).filter(isFresh);
  const rest = others.map(({ said }) => said);
  const strong = others.filter(({ notability }) => notability >= minStrong).map(({ said }) => said);
  const selling = soldBy(copy, counted, placed);
  const sold = selling.flatMap((what) => telling(what));
  const { near } = copy.story.traits;
  const beside =
    near && !near.includes(place ?? '-')
      ? [placed, counted].flatMap((home) => telling(`${home}, ${near}`))
      : [];
  // Beside a roof deck, a corner penthouse may be a penthouse.
  const plainly = placed.replace(/^(\S+ )?(?:corner|top-floor) /, '$1');
  const withCut = (what: string): Form => ({ says: say(what, news), tells: 'thing' });
  const homes = [
    ...new Set([...byName(copy, counted, where), placed, plainly, ...shortHomes(place, beds, noun)]),
  ];
  // What it has says more than the city, which its address is in.
  const bare = [...new Set([counted, ...(beds && beds !== 'studio' ? [beds] : [])])];
  const barely = (said: string) => everyWay(bare, said).flatMap((what) => telling(what));
  const isPlaced = placeName(copy) !== null;
  const named = (said: string) => [
    ...everyWay(homes, said).flatMap((what) => telling(what)),
    ...(isPlaced ? [] : barely(said)),
  ];
  // What it has also says more than the neighborhood, unless something as good fits beside that.
  const ranked = (first: readonly string[]) => [
    ...[...first, ...strong].flatMap(named),
    ...[...first, ...strong].flatMap(barely),
    ...rest.flatMap(named),
  ];
  const less = lesserReasons(copy, counted, placed).flatMap((what) => telling(what));
  /** The same the other way around: the address first, or behind the news what it is. */
  const turned = (said: string | null, tells: Form['tells']): Form[] =>
    // "Sold: a condo" would say that all of them are.
    (!isOpenToBuyers(occasion) ? [] : said === null ? [''] : withThing('', said)).map((thing) => ({
      says: (street) =>
        news
          ? `${news}: ${join([`${placed}${thing}`, street, price], ', ')}.`
          : `${join([street, place?.replace(/^the /, '')], ', ')}: ${join([`${counted}${thing}`, price], ', ')}.`,
      tells,
    }));
  /** "9 Quarry Lane, Larkmere: 2-bed, a private terrace, $585,000." */
  const listed = (said: string): Form[] =>
    beds && !news && isOpenToBuyers(occasion)
      ? [
          {
            says: (street) =>
              `${join([street, place?.replace(/^the /, '')], ', ')}: ${join([beds, said.replace(/^an? /, ''), price], ', ')}.`,
            tells: 'thing',
          },
        ]
      : [];
  const last: Form[] = [
    ...byName(copy, counted, where).flatMap((what) => telling(what)),
    ...telling(placed, 'rooms'),
    ...turned(null, 'rooms'),
    ...shortHomes(place, beds, noun).flatMap((home) => telling(home, 'rooms')),
    ...[facts.city, null].map(
      (city): Form => ({ says: (street) => say(null, news)(join([street, city], ', ')), tells: 'address' }),
    ),
    { says: say(null, shortNews), tells: 'address' },
  ];
  return [
    [
      // How much less it is may be the best there is to tell.
      ...(isCut && best ? [...everyWay(homes, best), ...everyWay(bare, best)].map(withCut) : []),
      ...(isCut && best ? [...named(best), ...barely(best)] : []),
      ...(isCut ? [...selling, placed].map(withCut) : []),
      ...(facts.units ? sold : []),
      ...called(copy, where).flatMap((what) => telling(what)),
      ...credited,
      ...ranked(best ? [best] : []),
      ...sold,
      ...beside,
      ...rest.flatMap(barely),
      ...less,
      ...last,
    ],
    [
      ...ranked([]),
      ...beside,
      ...rest.flatMap(barely),
      ...less,
      ...(best ? [...turned(best, 'thing'), ...listed(best)] : []),
      ...last,
    ],
    [
      ...asksOf(copy, homes, bare, isFresh).flatMap(({ says, tells }) =>
        (tells === 'address' ? [facts.city, null] : [null]).map(
          (city): Form => ({
            says: (street) => {
              const ask = says(join([street, city, price], ', '));
              const above = tells === 'address' && city === null ? shortNews : news;
              return above ? `${above}: ${lowerFirst(ask)}` : ask;
            },
            tells,
          }),
        ),
      ),
      ...last,
    ],
  ];
}

const minStrong = 4;
/** A thing that is more than a lower price. */
const minBeforeCut = 5.5;

/** "Open Sat, Dec 5, 1-3 PM", then the same in short; nothing where there is no news. */
function newsOf({ facts, occasion, openHouse }: Copy): string[] {
  switch (occasion) {
    case 'for-sale':
      return [];
    case 'just-listed':
      return ['Just listed'];
    case 'price-improved':
      return [
        ...(facts.priceCut ? [`Now ${facts.price}, down ${facts.priceCut}`] : []),
        `Now ${facts.price}`,
      ];
    case 'open-house':
      return [openHouse ? `Open ${shortOpenHouseTime(openHouse)}` : 'Open house'];
    case 'back-on-market':
      return ['Back on the market'];
    case 'under-contract':
    case 'sold':
      return [occasionLabel(occasion, facts.state)];
  }
}

/** What to ask about: never an invitation to a home that is rented, under contract or sold. */
function asksOf(
  copy: Copy,
  homes: readonly string[],
  bare: readonly string[],
  isFresh: (point: { said: string }) => boolean,
): Form[] {
  const { occasion } = copy;
  const place = placeName(copy);
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  const thing = (says: Form['says']): Form => ({ says, tells: 'thing' });
  if (occasion === 'sold')
    return [
      thing((at) => `${at}. Thinking of selling? See how we showed it.`),
      thing((at) => `${at}. See how we showed it.`),
    ];
  if (occasion === 'under-contract')
    return [
      thing((at) => `${at}. ${lookingFor(copy)} Write back.`),
      thing((at) =>
        place ? `${at}. Looking ${inPlace(place)}?` : `${at}. Looking for ${articleFor(noun)} ${noun}?`,
      ),
    ];
  const verb = isClosed(copy) ? 'Ask about' : 'Come see';
  const { near } = copy.story.traits;
  // The first message has the first of them.
  const sighted = sightsOf(copy).slice(0, 3);
  const [first, ...others] = sighted.length > 0 ? sighted : [...bestPoints(copy, 1), ...detailPoints(copy)];
  const all = [...others, first].flatMap((sight) => sight ?? []);
  const sights = [...all.filter(isFresh), ...all.filter((sight) => !isFresh(sight))];
  const asks = (names: readonly string[], said: string) =>
    everyWay(names, said).flatMap((what) =>
      [verb, ...(verb === 'Come see' ? ['See'] : [])].map((ask) =>
        thing((at) => `${ask} ${oneOf(what)}, ${at}.`),
      ),
    );
  return [
    // Something named before, with its place, says more than something new without it.
    ...sights.flatMap(({ said }) => asks(homes, said)),
    // What it is next to is a reason too.
    ...(near && !near.includes(place ?? '-')
      ? [...homes, ...bare].map((home) => thing((at) => `${verb} ${oneOf(home)}, ${near}, ${at}.`))
      : []),
    ...sights.flatMap(({ said }) => asks(bare, said)),
    ...homes.map((home): Form => ({ says: (at) => `${verb} ${oneOf(home)}, ${at}.`, tells: 'rooms' })),
    { says: (at) => `${verb} ${at}.`, tells: 'address' },
  ];
}

/** "This 2-bed loft", but "the Quarry House". */
const oneOf = (home: string) => (home.startsWith('the ') ? home : `this ${home}`);
