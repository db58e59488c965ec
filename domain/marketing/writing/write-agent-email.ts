import { upperFirst } from '../../english/upper-first.ts';
import { countsIn } from '../../features/counts-in.ts';
import { isOpenToBuyers } from '../rules.ts';
import {
  type Copy,
  figuresSentence,
  inPlace,
  isClosed,
  join,
  limitsLine,
  newsLine,
  placeName,
  shortFacts,
} from './copy.ts';
import { shareSentences } from './share-sentences.ts';
import { type EmailCopy, shortName, writeEmailCopy } from './write-email-copy.ts';

/** To other agents: what they need to match a client, and a page that can be forwarded. */
export function writeAgentEmail(copy: Copy): EmailCopy {
  const { facts, occasion } = copy;
  const name = shortName(copy);
  const place = placeName(copy);
  const price = isOpenToBuyers(occasion) ? facts.price : null;
  const rooms = shortFacts(facts).join(', ');
  const matched = join([rooms, place, price], ', ');
  const buyers = writeEmailCopy(copy);
  const subjects = [
    occasion === 'for-sale' ? null : newsLine(copy)?.split('\n')[0]?.replace(/\.$/, ''),
    rooms === '' ? null : upperFirst(matched),
    join([upperFirst(name), price], ', '),
    place && `For your buyers ${inPlace(place)}: ${name}`,
  ].flatMap((subject) => (subject && [...subject].length <= maxSubject ? [subject] : []));
  return {
    subjects: subjects.length > 0 ? [...new Set(subjects)].slice(0, 3) : buyers.subjects,
    preheaders: ['Photos, facts and an audio tour to forward to your client.', ...buyers.preheaders].slice(
      0,
      3,
    ),
    heading: buyers.heading,
    body: join([offerOf(copy, name), closingOf(copy)], '\n\n'),
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
  const figures = figuresSentence(facts);
  const { feature } = shareSentences(copy).linkedin;
  const isCounted = countsIn(feature.idea.text).some((count) => count.startsWith('beds:'));
  const said = join(
    [first, !isCounted && figures, feature.idea.text, ...feature.sentences.map(({ text }) => text)],
    ' ',
  );
  return join([said, limitsLine(copy, said, true)], ' ');
}

function closingOf(copy: Copy): string {
  const { occasion } = copy;
  if (isOpenToBuyers(occasion) && isClosed(copy))
    return 'The page below can go straight to your client: photos, facts and an audio tour. Ask me about the lease.';
  if (!isOpenToBuyers(occasion)) return 'Thank you to everyone who showed it.';
  if (occasion === 'open-house')
    return 'Send your clients the page first: it has the photos, the facts and an audio tour.';
  return 'The page below can go straight to your client: photos, facts and an audio tour. Reply for a showing.';
}
