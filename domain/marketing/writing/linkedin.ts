import { joinList } from '../../english/join-list.ts';
import {
  addressLine,
  type Copy,
  figuresSentence,
  inPlace,
  join,
  listedBy,
  newsLine,
  placeName,
} from './copy.ts';
import { bodySentences, featureIdea, type PostIdea, placeIdea, pointsOf } from './post-ideas.ts';

/** To colleagues: what a peer needs to match a client, in plain sentences. */
export function linkedinPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  if (occasion === 'sold') return soldPosts(copy);
  const place = placeName(copy);
  const offer = join(
    [
      facts.city && facts.street
        ? `For sale in ${facts.city}: ${facts.street}`
        : `For sale: ${addressLine(facts)}`,
      facts.price,
    ],
    ', ',
  );
  const news = newsLine(copy) ?? `${offer}.`;
  const post = (first: string, ideas: PostIdea[], room: number, closing: string) =>
    join(
      [
        first,
        join(
          [...ideas.map(({ text }) => text), bodySentences(copy, ideas, { room, max: 3, maxEach: 300 })],
          ' ',
        ),
        figuresSentence(facts),
        closing,
        listedBy(copy),
      ],
      '\n\n',
    );
  const [first, second, third] = pointsOf(copy);
  const points = [first, second, third].filter((point) => point !== undefined);
  const missed: PostIdea =
    points.length > 1
      ? {
          text: `What a search filter doesn't show: ${joinList(points.map(({ said }) => said))}.`,
          told: points.map(({ id }) => id),
        }
      : featureIdea(copy, 240);
  const near = placeIdea(copy, 300, missed);
  return [
    post(
      news,
      [],
      560,
      `If you have a client looking ${place ? inPlace(place) : 'nearby'}, photos, facts and an audio tour are here: ${link}`,
    ),
    post(news, [missed], 320, `Photos, facts and the audio tour: ${link}`),
    post(news, [near], 320, `The page can go straight to your client, and so can the audio tour: ${link}`),
  ];
}

function soldPosts(copy: Copy): string[] {
  const { facts, link } = copy;
  const post = (idea: string | null, closing: string) =>
    join([newsLine(copy), idea, figuresSentence(facts), closing, listedBy(copy)], '\n\n');
  return [
    post(featureIdea(copy, 240).text, `Thank you to everyone at the table. How we presented it: ${link}`),
    post(
      placeIdea(copy, 240, featureIdea(copy, 240)).text,
      `If you are thinking of selling, hear how we presented this home: ${link}`,
    ),
    post(null, `Thank you to the colleagues who showed it. The audio tour is still up: ${link}`),
  ];
}
