import type { HookCheck } from '#domain/marketing/clips/choose-window.ts';
import { chooseWindow, hookLine } from '#domain/marketing/clips/choose-window.ts';
import type { Home } from '#domain/marketing/load-home.ts';
import { DEFAULT_REMARKS_CAP, networks, type Occasion } from '#domain/marketing/rules.ts';
import { altText } from '#domain/marketing/writing/alt-text.ts';
import { createHookCheck } from '#domain/production/hook-check.ts';
import { cleanTurns } from '#domain/production/steps/check-script.ts';
import { createClaimTracer } from '#domain/records/claims/claim-tracer.ts';
import { type PublishedText, publishedTexts } from '#domain/records/claims/published-texts.ts';
import { recordFacts } from '#domain/records/claims/record-facts.ts';
import { traceText } from '#domain/records/claims/trace-text.ts';
import type { TracedClaim } from '#domain/records/schema.ts';
import type { ListingLine } from '#domain/script/episode/line-sources.ts';
import { writeEpisode } from '#domain/script/episode/write-episode.ts';
import { allScenes } from '#domain/script/scenes/all-scenes.ts';
import type { Turn } from '#domain/script/schema.ts';
import { composeSampleKit, site } from './sample-kit.ts';

const wordsPerMinute = 165;

type Traced = Pick<PublishedText, 'channel' | 'lines'> & { claims: TracedClaim[] };

/** Every text published with a home with these facts, written as for an order, with its claims traced. */
export async function composeSampleTexts(line: ListingLine, news?: Occasion): Promise<Traced[]> {
  const { home, sheet, chosen, posts, email, remarks } = await composeSampleKit(line, news);
  const { listing } = home;
  const { script } = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute });
  const turns = cleanTurns(script, sheet, []);
  const written = { version: 1, writtenBy: 'built-in', isEdited: false };
  const alt = altText({ facts: home.facts, ...chosen }, 'Front of the home', null);
  const parts: Parameters<typeof publishedTexts>[0]['parts'][number][] = [
    ...networks.map((network) => ({ ...written, part: network, content: posts[network] })),
    { ...written, part: 'email', content: email },
    { ...written, part: 'remarks', content: { cap: DEFAULT_REMARKS_CAP, text: remarks } },
    { ...written, part: 'image', content: { style: 'evening', ...chosen, alt, images: {} } },
  ];
  const hook = sampleHook(turns, home, createHookCheck(turns, sheet));
  const texts = publishedTexts({
    listing,
    facts: home.facts,
    parts,
    clips: [{ hook }],
    hasEpisode: true,
    history: [],
  });
  const occasions = [chosen.occasion];
  const tracer = createClaimTracer(
    recordFacts(sheet, { listing, agent: home.agent, siteName: site.name, occasions }),
  );
  const talk = { turns, tracer: createClaimTracer(sheet.facts, sheet) };
  return [
    { channel: 'episode', lines: turns.map(({ text }) => text), claims: talk.tracer.traceTurns(turns) },
    ...texts.map(({ channel, lines }) => ({
      channel,
      lines,
      claims: traceText(lines, tracer, channel === 'clip' ? talk : undefined),
    })),
  ];
}

/** The hook that a clip of the episode shows. */
function sampleHook(turns: readonly Turn[], { facts }: Home, isTrueAlone: HookCheck): string {
  let clock = 3;
  const timed = turns.map(({ speaker, text }) => {
    const startSeconds = clock;
    clock += (text.split(' ').length * 60) / wordsPerMinute;
    return { speaker, text, startSeconds, endSeconds: clock };
  });
  const window = chooseWindow(timed, facts.features, 56);
  const otherwise = facts.price && facts.city ? `What does ${facts.price} get you in ${facts.city}?` : '';
  return window ? hookLine(window, facts.features, otherwise, isTrueAlone) : otherwise;
}
