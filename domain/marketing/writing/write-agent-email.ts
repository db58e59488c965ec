import { upperFirst } from '../../english/upper-first.ts';
import { countsIn } from '../../features/counts-in.ts';
import { isOpenToBuyers } from '../rules.ts';
import {
  type Copy,
  feeLine,
  figuresSentence,
  inPlace,
  isClosed,
  join,
  limitsLine,
  newsLine,
  placeName,
  shortFacts,
} from './copy.ts';
import { lotLine } from './linkedin.ts';
import { peerTerms } from './peer-terms.ts';
import { sells } from './plain-sentences.ts';
import { shareSentences } from './share-sentences.ts';
import { walkLetter } from './walk-letter.ts';
import { type EmailCopy, shortName, writeEmailCopy } from './write-email-copy.ts';

/** To other agents: what they need to match a client, and a page that can be forwarded. */
export function writeAgentEmail(copy: Copy): EmailCopy {
  const { facts, occasion } = copy;
  const name = shortName(copy);
  const place = placeName(copy);
  const price = isOpenToBuyers(occasion) ? facts.price : null;
  const rooms = shortFacts(facts).join(', ');
  const matched = join([place?.replace(/^the /, ''), rooms, price], ', ');
  const buyers = writeEmailCopy(copy);
  const subjects = [
    occasion === 'for-sale' ? null : newsLine(copy)?.split('\n')[0]?.replace(/\.$/, ''),
    rooms === '' ? null : upperFirst(matched),
    join([upperFirst(name), price], ', '),
    place && `For your buyers ${inPlace(place)}: ${name}`,
  ].flatMap((subject) => (subject && [...subject].length <= maxSubject ? [subject] : []));
  return {
    subjects: subjects.length > 0 ? [...new Set(subjects)].slice(0, 3) : buyers.subjects,
    preheaders: [
      ...buyers.preheaders.slice(0, 2),
      'Photos, facts and an audio tour to forward to your client.',
    ],
    heading: buyers.heading,
    body: join([offerOf(copy, name), join([termsOf(copy), closingOf(copy)], ' ')], '\n\n'),
  };
}

const maxSubject = 78;

function offerOf(copy: Copy, name: string): string {
  const { facts, occasion } = copy;
  const news = newsLine(copy)?.replace('\n', '. ').replace(/\.$/, '');
  const hasPrice = occasion === 'for-sale' || occasion === 'just-listed' || occasion === 'back-on-market';
  const price = hasPrice ? facts.price : null;
  const first = `${join([news ?? upperFirst(name), price], ', ')}.`;
  if (!isOpenToBuyers(occasion)) return first;
  const letter = walkLetter(copy);
  if (letter) return join([first, figuresSentence(facts), lotLine(copy, letter.home), letter.home], ' ');
  const { feature } = shareSentences(copy).linkedin;
  const own = feature.sentences.map(({ text }) => text).filter((text) => !sells(text));
  const lead = sells(feature.idea.text) ? null : feature.idea.text;
  const isCounted = lead !== null && countsIn(lead).some((count) => count.startsWith('beds:'));
  const said = join([!isCounted && figuresSentence(facts), lead, ...own], ' ');
  return join([first, said, lotLine(copy, said)], ' ');
}

/** What a peer asks before showing it: parking and the building, the fee, the terms, what limits the home. */
function termsOf(copy: Copy): string {
  const { facts, occasion } = copy;
  if (!isOpenToBuyers(occasion)) return '';
  const { more = '' } = walkLetter(copy) ?? {};
  const limits = limitsLine(copy, more, true);
  return join([more, feeLine(copy, ''), peerTerms(facts.description, `${more} ${limits}`), limits], ' ');
}

function closingOf(copy: Copy): string {
  const { occasion } = copy;
  if (isOpenToBuyers(occasion) && isClosed(copy))
    return 'Ask me about the lease. The page below can go straight to your client.';
  if (!isOpenToBuyers(occasion)) return 'Thank you to everyone who showed it.';
  if (occasion === 'open-house')
    return 'Send your clients the page first: it has the photos, the facts and an audio tour.';
  return 'Reply for a showing. The page below can go straight to your client.';
}
