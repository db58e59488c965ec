import { countOf } from '../../english/plural-of.ts';
import { createClaimTracer } from '../claims/claim-tracer.ts';
import { pairClaims } from '../claims/pair-claims.ts';
import { type PublishedText, publishedTexts } from '../claims/published-texts.ts';
import { traceText } from '../claims/trace-text.ts';
import { type RecordSource, stepOf } from '../record-source.ts';
import { channelNames, channels } from '../rules.ts';
import type { PartContents } from '../schema.ts';
import { currentFacts, historyOf } from './facts-part.ts';
import { line, type RecordPart } from './record-part.ts';

type Content = PartContents['texts'];

/** Every text that people can read about this home, without the talk. */
export function textsOf(source: RecordSource): PublishedText[] {
  const { home, parts, clips } = source;
  const { listing, facts, podcast } = home;
  const hasEpisode = (podcast.gcsFileUrl ?? podcast.podcastFileUrl) !== null;
  return publishedTexts({ listing, facts, parts, clips, hasEpisode, history: historyOf(source) });
}

export const textsPart: RecordPart<'texts'> = {
  name: 'texts',
  title: 'Published copy and its claims',
  about: 'Everything we published, and the fact behind each claim.',
  order: channels,
  collect: (source) => {
    const tracer = createClaimTracer(currentFacts(source));
    const talk = talkOf(source);
    const written = textsOf(source).map(
      (text): Content => ({
        ...text,
        claims: traceText(text.lines, tracer, text.channel === 'clip' ? talk : undefined),
      }),
    );
    return [...episodeOf(source, talk), ...updateOf(source), ...written].map((content) => ({
      subject: content.channel,
      content,
    }));
  },
  describe: ({ channel, lines, writtenBy, isEdited, version, claims }) => ({
    title: channelNames[channel],
    lines: [
      line(
        'Written by',
        writtenBy === 'built-in' ? 'Hearthcast (built-in)' : writtenBy,
        [isEdited ? 'Edited by a person' : '', version === null ? '' : `Version ${version}`]
          .filter(Boolean)
          .join(' · '),
      ),
      ...lines.map((text) => line('Text', text)),
    ],
    pairs: pairClaims(claims),
  }),
  check: (items) => {
    const claims = items.flatMap(({ content }) => content.claims);
    return {
      done: claims.filter(({ fact }) => fact !== null).length,
      total: claims.length,
      words: `claims in ${countOf(items.length, 'piece')} of copy are backed by a fact`,
    };
  },
  findOpen: ({ channel, claims }) => {
    const unbacked = claims.filter(({ fact }) => fact === null);
    if (unbacked.length === 0) return [];
    const words = unbacked.slice(0, 3).map(({ claim }) => `“${claim}”`);
    return [
      `${channelNames[channel]}: no fact for ${words.join(', ')}${unbacked.length > 3 ? ' and more' : ''}`,
    ];
  },
};

/** The script as it was checked, turn by turn; an episode made elsewhere has none. */
function talkOf(source: RecordSource) {
  const script = stepOf(source, 'check-script')?.script;
  const sheet = stepOf(source, 'check-facts')?.sheet;
  return script && sheet
    ? { turns: script.turns, writer: script.writer, tracer: createClaimTracer(sheet.facts, sheet) }
    : undefined;
}

function episodeOf({ artifacts }: RecordSource, talk: ReturnType<typeof talkOf>): Content[] {
  if (!talk) return [];
  const written = artifacts.find(({ step }) => step === 'write-script');
  return [
    {
      channel: 'episode',
      lines: talk.turns.map(({ text }) => text),
      writtenBy: talk.writer.model ?? talk.writer.name,
      isEdited: written?.isPinned ?? false,
      version: written?.attempt ?? null,
      claims: talk.tracer.traceTurns(talk.turns),
    },
  ];
}

/** What the hosts said later, checked against the facts that it was written from. */
function updateOf({ update }: RecordSource): Content[] {
  if (!update) return [];
  const { script, sheet } = update;
  return [
    {
      channel: 'update',
      lines: script.turns.map(({ text }) => text),
      writtenBy: script.writer.model ?? script.writer.name,
      isEdited: false,
      version: null,
      claims: createClaimTracer(sheet.facts, sheet).traceTurns(script.turns),
    },
  ];
}
