import { type Copy, figureLines, isClosed, join, listedBy, newsLine, placeName } from './copy.ts';
import { newsAndLead } from './news.ts';
import { thisHome } from './noun-of.ts';
import { lookingIn, questionOf } from './post-ideas.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';
import { takenClosings } from './taken-closings.ts';

/** Speaks to neighbors: a short tour of the home, a question, then the link. */
export function facebookPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  const place = placeName(copy);
  if (occasion === 'sold') return soldPosts(copy);
  if (occasion === 'under-contract') return contractPosts(copy);
  const post = ({ lead, body }: PlannedPost, opens: boolean, closing: string[]) =>
    join(
      [
        newsAndLead(copy, lead, opens),
        body,
        figureLines(copy, `${lead} ${body}`, opens, true),
        closing.join('\n'),
        listedBy(copy),
      ],
      '\n\n',
    );
  const plan = planPosts(copy, 'facebook');
  return [
    // A post that asks about a friend doesn't invite the reader to take the tour.
    post(plan.feature, true, [
      join([lookingIn(copy), `Take the audio tour and see the photos: ${link}`], ' '),
    ]),
    post(plan.place, false, [
      place ? `${questionOf(copy)} Send them the photos: ${link}` : `More photos: ${link}`,
    ]),
    post(plan.invitation, false, [
      `${facts.agentName ? 'Message me' : 'Ask'} ${isClosed(copy) ? 'with questions' : `to see ${thisHome(copy)}`}, or start with the audio tour: ${link}`,
    ]),
  ];
}

function contractPosts(copy: Copy): string[] {
  const { feature, place } = planPosts(copy, 'facebook');
  const leads = [feature.lead, place.lead, null];
  return takenClosings(copy).map((closing, at) => {
    const lead = leads[at] ?? null;
    const end = `${closing} ${copy.link}`;
    return join([newsLine(copy), lead, figureLines(copy, lead ?? ''), end, listedBy(copy)], '\n\n');
  });
}

function soldPosts(copy: Copy): string[] {
  const { link } = copy;
  const { feature, place } = planPosts(copy, 'facebook');
  const post = (lead: string | null, closing: string) =>
    join([newsLine(copy), lead, figureLines(copy, lead ?? ''), closing, listedBy(copy)], '\n\n');
  return [
    post(feature.lead, `Thank you to everyone who came to see it. Hear how we presented it: ${link}`),
    post(place.lead, `Thinking of selling? Hear how we presented this home: ${link}`),
    post(null, `Wondering what we would say about your home? Here is what we said about this one: ${link}`),
  ];
}
