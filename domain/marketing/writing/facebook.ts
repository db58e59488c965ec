import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { type Copy, join, listedBy, opening, priceSentence, roomsSentence, shortWhere } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { phrasesOf } from './highlights.ts';

/** As to neighbors: the news first, a few things to picture, then the link. */
export function facebookPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  const rooms = roomsSentence(facts);
  const price = priceSentence(copy);
  const [first, second, ...rest] = phrasesOf(facts);
  const bullets = facts.features.slice(0, 4).map((feature) => `• ${feature}`);
  const by = listedBy(copy);
  const tags = hashtags(copy, 2);
  const closing =
    occasion === 'sold'
      ? `Thinking of selling? Hear how we presented this home: ${link}`
      : `Our hosts walk you through it in a short podcast. Press play: ${link}`;
  return [
    join(
      [
        opening(copy),
        join([rooms, price], ' '),
        bullets.length > 0 && ['Worth knowing:', ...bullets].join('\n'),
        closing,
        join([by, tags], '\n'),
      ],
      '\n\n',
    ),
    join(
      [
        'What does a home sound like? 🎧',
        join(
          [
            opening(copy),
            rooms,
            first && `You will find ${joinList([first, second].filter((one) => one !== undefined))}.`,
          ],
          ' ',
        ),
        price,
        `Listen to the episode: ${link}`,
        by,
      ],
      '\n\n',
    ),
    join(
      [
        first
          ? `${upperFirst(first)}.${second ? ` ${upperFirst(second)}.` : ''}`
          : `${upperFirst(shortWhere(facts))}.`,
        join([opening(copy), rooms, price], ' '),
        rest.length > 1 && `Also here: ${joinList(rest.slice(0, 3))}.`,
        occasion === 'sold' ? `Hear all about it: ${link}` : `Have a listen before you have a look: ${link}`,
        join([by, tags], '\n'),
      ],
      '\n\n',
    ),
  ];
}
