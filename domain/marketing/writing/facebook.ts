import { type Copy, figureLines, inPlace, join, listedBy, newsLine, placeName } from './copy.ts';
import {
  bodySentences,
  featureIdea,
  invitationIdea,
  type PostIdea,
  placeIdea,
  questionOf,
} from './post-ideas.ts';

/** As to neighbors: a short walk through the home, a question, then the link. */
export function facebookPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  const place = placeName(copy);
  if (occasion === 'sold') return soldPosts(copy);
  const post = (idea: PostIdea, others: PostIdea[], room: number, closing: string[]) =>
    join(
      [
        newsLine(copy),
        idea.text,
        bodySentences(copy, [idea, ...others], { room, max: 3, maxEach: 260 }),
        figureLines(copy),
        closing.join('\n'),
        listedBy(copy),
      ],
      '\n\n',
    );
  const feature = featureIdea(copy, 260);
  const near = placeIdea(copy, 280, feature);
  return [
    post(feature, [], 480, [questionOf(copy), `Take the audio tour and see the photos: ${link}`]),
    post(near, [], 420, [
      place
        ? `Know someone looking ${inPlace(place)}? Send them the audio tour: ${link}`
        : `Take the audio tour: ${link}`,
    ]),
    post(invitationIdea(copy, 220, [feature, near]), [near], 420, [
      `${facts.agentName ? 'Message me' : 'Ask'} for a time, or start with the audio tour: ${link}`,
    ]),
  ];
}

function soldPosts(copy: Copy): string[] {
  const { link } = copy;
  const post = (idea: PostIdea | null, closing: string) =>
    join([newsLine(copy), idea?.text, figureLines(copy), closing, listedBy(copy)], '\n\n');
  return [
    post(
      featureIdea(copy, 260),
      `Thank you to everyone who came to see it. Hear how we presented it: ${link}`,
    ),
    post(
      placeIdea(copy, 200, featureIdea(copy, 260)),
      `Thinking of selling? Hear how we presented this home: ${link}`,
    ),
    post(null, `Wondering what we would say about your home? Here is what we said about this one: ${link}`),
  ];
}
