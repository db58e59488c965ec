import { type Copy, figureLines, isRented, join, listedBy, newsLine, placeName } from './copy.ts';
import { featureIdea, type PostIdea, placeIdea, questionOf } from './post-ideas.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';

/** As to neighbors: a short walk through the home, a question, then the link. */
export function facebookPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  const place = placeName(copy);
  if (occasion === 'sold') return soldPosts(copy);
  const post = ({ lead, body }: PlannedPost, closing: string[]) =>
    join(
      [newsLine(copy), lead, body, figureLines(copy, `${lead} ${body}`), closing.join('\n'), listedBy(copy)],
      '\n\n',
    );
  const plan = planPosts(copy, { maxLead: 350, room: 480, max: 3, maxEach: 300 });
  return [
    post(plan.feature, [questionOf(copy), `Take the audio tour and see the photos: ${link}`]),
    post(plan.place, [
      place ? `${questionOf(copy)} Send them the audio tour: ${link}` : `Take the audio tour: ${link}`,
    ]),
    post(plan.invitation, [
      `${facts.agentName ? 'Message me' : 'Ask'} ${isRented(copy) ? 'with questions' : 'for a time'}, or start with the audio tour: ${link}`,
    ]),
  ];
}

function soldPosts(copy: Copy): string[] {
  const { link } = copy;
  const post = (idea: PostIdea | null, closing: string) =>
    join([newsLine(copy), idea?.text, figureLines(copy, idea?.text), closing, listedBy(copy)], '\n\n');
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
