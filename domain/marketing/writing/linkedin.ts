import { joinList } from '../../english/join-list.ts';
import { type Copy, join, listedBy, opening, priceSentence, roomsSentence, shortWhere } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { phrasesOf } from './highlights.ts';

/** To colleagues and clients: plain facts, the craft behind the listing, three tags. */
export function linkedinPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  const rooms = roomsSentence(facts, 'The property');
  const price = priceSentence(copy);
  const by = listedBy(copy);
  const tags = hashtags(copy, 3);
  const features = phrasesOf(facts).slice(0, 4);
  const named = features.length > 0 && `Highlights include ${joinList(features)}.`;
  const isSold = occasion === 'sold';
  return [
    join(
      [
        opening(copy),
        join([rooms, price], ' '),
        named,
        `We present this property with a short podcast episode, so that people can take it in on the way to work. Listen here: ${link}`,
        by,
        tags,
      ],
      '\n\n',
    ),
    join(
      [
        isSold
          ? 'A listing is more than numbers. This one has found its buyer.'
          : 'A listing is more than numbers. Here is one told aloud.',
        join([opening(copy), rooms, price], ' '),
        facts.features
          .slice(0, 4)
          .map((feature) => `▪ ${feature}`)
          .join('\n'),
        `The episode, photos and all details: ${link}`,
        by,
        tags,
      ],
      '\n\n',
    ),
    join(
      [
        isSold
          ? `Thank you to everyone who took part in the sale of ${shortWhere(facts)}.`
          : `Do you know somebody who is looking${facts.cityLine ? ` in ${facts.cityLine}` : ''}?`,
        join([opening(copy), rooms, price, named], ' '),
        isSold
          ? `How we presented it: ${link}`
          : `They can hear about it in a few minutes, and questions are welcome: ${link}`,
        by,
        tags,
      ],
      '\n\n',
    ),
  ];
}
