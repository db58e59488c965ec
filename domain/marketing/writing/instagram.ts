import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import {
  type Copy,
  join,
  listedBy,
  opening,
  priceSentence,
  roomPhrases,
  shortFacts,
  shortWhere,
} from './copy.ts';
import { hashtags } from './hashtags.ts';
import { phrasesOf } from './highlights.ts';

/** A first line above the fold, short lines, tags at the end. Links cannot be tapped there. */
export function instagramPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  const [first, second, third] = phrasesOf(facts);
  const [shown, also] = facts.features;
  const tags = hashtags(copy, 10);
  const price = priceSentence(copy);
  const by = listedBy(copy);
  const line = shortFacts(facts).join(' · ');
  const listen = `🎧 There is a short podcast about it. Link in bio, or ${link}`;
  return [
    join(
      [
        opening(copy),
        join(
          [
            line && `🏡 ${line}`,
            price && `🏷 ${price}`,
            shown && `✨ ${upperFirst(shown)}`,
            also && `✨ ${upperFirst(also)}`,
          ],
          '\n',
        ),
        listen,
        by,
        tags,
      ],
      '\n\n',
    ),
    join(
      [
        first
          ? `${upperFirst(first)}. And that is only the start.`
          : `Come in and have a listen to ${shortWhere(facts)}.`,
        join(
          [
            opening(copy),
            roomPhrases(facts).length > 0 && `${upperFirst(joinList(roomPhrases(facts)))}.`,
            price,
          ],
          ' ',
        ),
        second && `More to picture: ${joinList([second, third].filter((one) => one !== undefined))}.`,
        listen,
        by,
        tags,
      ],
      '\n\n',
    ),
    join(
      [
        occasion === 'sold' ? 'This one has found its buyer.' : 'Close your eyes and press play.',
        join([opening(copy), price], ' '),
        facts.features
          .slice(0, 5)
          .map((feature) => `— ${upperFirst(feature)}`)
          .join('\n'),
        listen,
        by,
        tags,
      ],
      '\n\n',
    ),
  ];
}
