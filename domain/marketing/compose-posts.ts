import type { Context } from '../context.ts';
import type { ChosenOccasion } from './facts/occasions.ts';
import { lengthProblem } from './length/rules.ts';
import type { Home } from './load-home.ts';
import { type Network, withSource } from './rules.ts';
import type { PostContent } from './schema.ts';
import { type ClaimSources, soundText } from './unbacked-claims.ts';
import { askModelForPosts } from './writing/ask-model.ts';
import { type Copy, join, opening } from './writing/copy.ts';
import { writePosts } from './writing/write-posts.ts';

export type Written<Content> = { content: Content; writtenBy: string; costCents?: number };

/**
 * Three variants for a network, the model's first where one is configured and its claims can be checked. Whatever does
 * not pass every check gives way to the built-in writer's; a model that does not answer throws.
 */
export async function composePost(
  ctx: Pick<Context, 'writer'>,
  home: Home,
  network: Network,
  chosen: ChosenOccasion,
  ground: ClaimSources,
): Promise<Written<PostContent>> {
  const copy: Copy = { ...chosen, facts: home.facts, link: withSource(home.pageUrl, network) };
  const asked =
    ctx.writer && ground.checkClaims
      ? await askModelForPosts(ctx.writer, network, copy)
      : { posts: [], costCents: 0 };
  const fromModel = passing(asked.posts, network, copy.link, ground);
  const builtIn = passing(writePosts(network, copy), network, copy.link, ground);
  const variants = [...fromModel, ...builtIn].slice(0, 3);
  const text = variants[0] ?? barePost(network, copy, ground);
  return {
    content: { ...chosen, variants: variants.length > 0 ? variants : [text], chosen: 0, text },
    writtenBy: fromModel.length > 0 && ctx.writer ? ctx.writer.model : 'built-in',
    costCents: asked.costCents,
  };
}

const shortestWords = 20;

/** Something is said, and no address is named but ours: a listing could talk a model into another. */
function leadsHere(text: string, link: string): boolean {
  const words = text.replace(link, ' ');
  const isLed = words !== text && !/https?:|www\./i.test(words);
  return isLed && words.trim().length >= shortestWords;
}

/** Texts that keep the network's limits, the link, the law and the facts. */
function passing(texts: string[], network: Network, link: string, ground: ClaimSources): string[] {
  const sound = texts
    .filter((text) => !lengthProblem(network, text))
    .flatMap((text) => soundText(text, 'post', ground) ?? []);
  return [...new Set(sound)].filter((text) => leadsHere(text, link) && !lengthProblem(network, text));
}

/** What can always be said: the news, or at least that there is something to hear. */
function barePost(network: Network, copy: Copy, ground: ClaimSources): string {
  const listen = `Listen to the episode: ${copy.link}`;
  const [news] = passing([join([opening(copy), listen], ' ')], network, copy.link, ground);
  return news ?? listen;
}
