import { limits, postLength } from '../length/rules.ts';
import { isOpenToBuyers } from '../rules.ts';
import { shortenSentence } from '../story/shorten-sentence.ts';
import { askReaders } from './ask-readers.ts';
import { type Copy, figureLines, join, listedBy, placeName } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { newsAndLead, openingNews } from './news.ts';
import { thisHome } from './noun-of.ts';
import { questionOf } from './post-ideas.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';
import { soldClosings, takenClosings } from './taken-closings.ts';

/** As in a conversation: one thought, the figures, a question that people can answer, and one topic. */
export function threadsPosts(copy: Copy): string[] {
  const { occasion, link, reserved = 0 } = copy;
  const isOpen = isOpenToBuyers(occasion);
  const plan = planPosts(copy, 'threads');
  const home = thisHome(copy);
  const closings = isOpen
    ? [
        `${askReaders(copy)} ${link}`,
        placeName(copy) ? `${questionOf(copy)} Send them the photos: ${link}` : `More photos: ${link}`,
        `Take the audio tour of ${home}: ${link}`,
      ]
    : (occasion === 'sold' ? soldClosings(copy) : takenClosings(copy)).map((closing) => `${closing} ${link}`);
  const [tag] = hashtags(copy, 1).split(' ');
  const fits = (text: string) => postLength('threads', text) <= limits.threads.max - reserved;
  const post = ({ lead, body }: PlannedPost, at: number) => {
    const opens = at === 0;
    const news = openingNews(copy, opens);
    const end = join([closings[at], listedBy(copy)], '\n');
    const figures = figureLines(copy, lead, opens);
    const first = newsAndLead(copy, lead, opens);
    const whole = (more: string) =>
      join([join([first, more], ' '), figureLines(copy, `${lead} ${more}`, opens), end, tag], '\n\n');
    const left = limits.threads.ideal - reserved - postLength('threads', whole('')) - 1;
    // What has to be scrolled to isn't read.
    const more = isOpen && body !== '' ? shortenSentence(body, left) : '';
    if (more) return whole(more);
    const forms = [
      [first, figures, end, tag],
      [first, figures, closings[at]],
      [news, figures, closings[at]],
    ];
    const text = forms.map((parts) => join(parts, '\n\n')).find(fits);
    return text ?? join([news ?? lead, closings[at]], '\n\n');
  };
  const silent = { lead: '', body: '' };
  return [plan.feature, plan.place, isOpen ? plan.invitation : silent].map(post);
}
