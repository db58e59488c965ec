import { type Copy, figureLines, isClosed, join, listedBy } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { newsAndLead, openingNews } from './news.ts';
import { thisHome } from './noun-of.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';
import { takenClosings } from './taken-closings.ts';

const maxTags = 4;

/** A first line above the fold, one idea, a few tags at the end. Links aren't clickable there. */
export function instagramPosts(copy: Copy): string[] {
  const { link, occasion } = copy;
  const home = thisHome(copy);
  const isSold = occasion === 'sold';
  if (occasion === 'under-contract') return contractPosts(copy);
  const post = ({ lead, body }: PlannedPost, opens: boolean, closing: string) =>
    join(
      [
        newsAndLead(copy, lead, opens),
        !isSold && body,
        figureLines(copy, isSold ? lead : `${lead} ${body}`, opens),
        `${closing} ${link}`,
        listedBy(copy),
        hashtags(copy, maxTags),
      ],
      '\n\n',
    );
  const plan = planPosts(copy, 'instagram');
  return [
    post(plan.feature, true, isSold ? 'Hear how we presented it:' : 'Photos and the audio tour:'),
    post(plan.place, false, isSold ? 'Thinking of selling? Listen to this one first:' : 'More photos:'),
    isSold
      ? post(
          { lead: 'Thank you to everyone who came to see it.', body: '' },
          true,
          'How we presented this home:',
        )
      : post(
          plan.invitation,
          false,
          isClosed(copy)
            ? 'Take the audio tour:'
            : `Start with the audio tour, then pick a time to see ${home}:`,
        ),
  ];
}

function contractPosts(copy: Copy): string[] {
  const { feature, place } = planPosts(copy, 'instagram');
  const leads = [feature.lead, place.lead, ''];
  return takenClosings(copy).map((closing, at) => {
    const lead = leads[at] ?? '';
    return join(
      [
        openingNews(copy, true),
        lead,
        figureLines(copy, lead),
        `${closing} ${copy.link}`,
        listedBy(copy),
        hashtags(copy, maxTags),
      ],
      '\n\n',
    );
  });
}
