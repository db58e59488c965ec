import { isOpenToBuyers } from '../rules.ts';
import { type Copy, figureLines, join, listedBy } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { newsAndLead } from './news.ts';
import { thisHome } from './noun-of.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';
import { soldClosings, takenClosings } from './taken-closings.ts';

const maxTags = 5;

/** Under a clip: the hook in the two lines that people see, then where and how much. Links cannot be tapped there. */
export function tiktokPosts(copy: Copy): string[] {
  const { link, occasion } = copy;
  const isOpen = isOpenToBuyers(occasion);
  const plan = planPosts(copy, 'tiktok');
  const home = thisHome(copy);
  const closings = isOpen
    ? ['Full tour:', `The audio tour and all the photos of ${home}:`, `Take the audio tour of ${home}:`]
    : occasion === 'sold'
      ? soldClosings(copy)
      : takenClosings(copy);
  const post = ({ lead, body }: PlannedPost, at: number) =>
    join(
      [
        newsAndLead(copy, lead, at === 0),
        isOpen && body,
        figureLines(copy, `${lead} ${isOpen ? body : ''}`, at === 0),
        `${closings[at] ?? ''} ${link}`,
        join([listedBy(copy), hashtags(copy, maxTags)], '\n\n'),
      ],
      '\n\n',
    );
  return [plan.feature, plan.place, isOpen ? plan.invitation : { lead: '', body: '' }].map(post);
}
