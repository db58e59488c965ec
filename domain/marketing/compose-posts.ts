import type { Context } from '../context.ts';
import type { ChosenOccasion } from './facts/occasions.ts';
import { postProblem } from './length/rules.ts';
import type { Home } from './load-home.ts';
import { type Network, withSource } from './rules.ts';
import type { PostContent } from './schema.ts';
import { homeStory } from './story/home-story.ts';
import { publishableHome } from './story/publishable-story.ts';
import { type ClaimSources, publishableText, unbackedClaims } from './unbacked-claims.ts';
import { askModelForPosts } from './writing/ask-model.ts';
import { addressLine, type Copy, join, newsLine } from './writing/copy.ts';
import { addPostLines, postLinesOf, roomOfLines } from './writing/post-lines.ts';
import { writePosts } from './writing/write-posts.ts';

export type Written<Content> = { content: Content; writtenBy: string; costCents?: number };

/**
 * Three variants for a network, the model's first if one is configured and its claims can be checked. A text that fails
 * a check is replaced by one from the built-in writer; if a model doesn't answer, this throws.
 */
export async function composePost(
  ctx: Pick<Context, 'writer'>,
  home: Home,
  network: Network,
  chosen: ChosenOccasion,
  sources: ClaimSources,
): Promise<Written<PostContent>> {
  const lines = postLinesOf(home, network);
  const link = network === 'sms' ? home.textLink : withSource(home.pageUrl, network);
  const { story, facts } = publishableHome(homeStory(home.listing), home.facts, 'post', sources);
  const { askedBefore } = home;
  const copy: Copy = { ...chosen, facts, story, link, askedBefore, reserved: roomOfLines(network, lines) };
  const asked =
    ctx.writer && sources.checkClaims
      ? await askModelForPosts(ctx.writer, network, copy)
      : { posts: [], costCents: 0 };
  const finished = (texts: string[]) =>
    passing(texts, network, link, sources)
      .map((text) => addPostLines(network, text, lines))
      .filter((text) => !postProblem(network, text));
  const fromModel = finished(asked.posts);
  const builtIn = builtInTexts(copy, network, sources, (text) => finished([text])[0]);
  const variants = [...new Set([...fromModel, ...builtIn])].slice(0, wantedVariants);
  const text = variants[0] ?? addPostLines(network, barePost(network, copy, sources), lines);
  return {
    content: { ...chosen, variants: variants.length > 0 ? variants : [text], chosen: 0, text },
    writtenBy: fromModel.length > 0 && ctx.writer ? ctx.writer.model : 'built-in',
    costCents: asked.costCents,
  };
}

const wantedVariants = 3;

/** The built-in writer's three, each rewritten without the sentences that got it rejected. */
function builtInTexts(
  copy: Copy,
  network: Network,
  sources: ClaimSources,
  finish: (text: string) => string | undefined,
): string[] {
  const first = writePosts(network, copy).map(finish);
  if (!first.includes(undefined)) return first.filter((text) => text !== undefined);
  const sure = withoutDoubtful(copy, network, sources);
  const spare = writePosts(network, sure).map(finish);
  // Three posts of one plan differ; two plans may open alike.
  if (!spare.includes(undefined)) return spare.filter((text) => text !== undefined);
  if (first.every((text, at) => text ?? spare[at]))
    return first.flatMap((text, at) => text ?? spare[at] ?? []);
  const atLength = writePosts(network, { ...sure, isAtLength: true }).map(finish);
  return first.flatMap((text, at) => text ?? spare[at] ?? atLength[at] ?? []);
}

/** The story without the sentences that get a post rejected: provable alone, but not among other sentences. */
function withoutDoubtful(copy: Copy, network: Network, sources: ClaimSources): Copy {
  const doubtful = writePosts(network, copy).flatMap((text) => unbackedClaims(text, sources));
  const isSure = (said: string) =>
    !doubtful.some((claim) => said.toLowerCase().includes(claim.toLowerCase()));
  const sure = <Point extends { said: string }>(points: readonly Point[]) =>
    points.filter(({ said }) => isSure(said));
  const { story } = copy;
  return {
    ...copy,
    facts: { ...copy.facts, story: null },
    story: {
      ...story,
      sentences: story.sentences.filter(({ text }) => isSure(text)),
      points: sure(story.points),
      everyday: sure(story.everyday),
      inside: sure(story.inside),
      building: sure(story.building),
      things: sure(story.things),
      nearby: story.nearby.filter(isSure),
    },
  };
}

const minWords = 20;

/** The post says something and links only to us: a listing could talk a model into another link. */
function linksOnlyHere(text: string, link: string): boolean {
  const words = text.replace(link, ' ');
  const isLinked = words !== text && !/https?:|www\./i.test(words);
  return isLinked && words.trim().length >= minWords;
}

/** Texts that respect the network's limits, contain the link, and pass the legal and fact checks. */
function passing(texts: string[], network: Network, link: string, sources: ClaimSources): string[] {
  const sound = texts
    .filter((text) => !postProblem(network, text))
    .flatMap((text) => publishableText(text, 'post', sources) ?? []);
  return [...new Set(sound)].filter((text) => linksOnlyHere(text, link) && !postProblem(network, text));
}

/** A post that always passes: the news or the address, or at least that there's an episode. */
function barePost(network: Network, copy: Copy, sources: ClaimSources): string {
  const listen = `Take the audio tour: ${copy.link}`;
  const first = newsLine(copy) ?? `${addressLine(copy.facts)}.`;
  const [news] = passing([join([first, listen], '\n\n')], network, copy.link, sources);
  return news ?? listen;
}
