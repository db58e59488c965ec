import { checkText } from '../../compliance/check-text.ts';
import type { TextKind } from '../../compliance/schema.ts';
import { type RecordSource, stepOf } from '../record-source.ts';
import { type Channel, channelNames } from '../rules.ts';
import type { PartContents } from '../schema.ts';
import { line, type RecordPart } from './record-part.ts';
import { textsOf } from './texts-part.ts';

type Verdict = PartContents['fair-housing']['verdicts'][number];

export const fairHousingPart: RecordPart<'fair-housing'> = {
  name: 'fair-housing',
  title: 'Fair housing',
  about: 'The fair housing check for each piece, and anything we reworded.',
  collect: (source) => {
    const turns = stepOf(source, 'check-script')?.script.turns ?? [];
    const told = source.update?.script.turns ?? [];
    const talks = [
      { channel: 'episode' as const, lines: turns.map(({ text }) => text) },
      { channel: 'update' as const, lines: told.map(({ text }) => text) },
    ].filter(({ lines }) => lines.length > 0);
    const verdicts = [...talks, ...textsOf(source)].map(({ channel, lines }) => judge(channel, lines));
    return [{ subject: 'all', content: { verdicts, rewordings: rewordingsOf(source) } }];
  },
  describe: ({ verdicts, rewordings }) => ({
    title: 'Verdicts',
    lines: [
      ...verdicts.map(({ channel, verdict, found }) =>
        line(
          channelNames[channel],
          verdict === 'allow' ? 'The automated check found nothing (allow)' : `Look again (${verdict})`,
          found.join(' · '),
          verdict !== 'allow',
        ),
      ),
      ...rewordings.map(({ where, from, to, why }) =>
        line(`Reworded: ${where}`, to || 'Left out', `“${from}” · ${why}`),
      ),
    ],
  }),
  check: (items) => {
    const verdicts = items.flatMap(({ content }) => content.verdicts);
    const passed = verdicts.filter(({ verdict }) => verdict === 'allow').length;
    return { done: passed, total: verdicts.length, words: 'pieces passed our automated fair housing check' };
  },
  findOpen: ({ verdicts }) =>
    verdicts
      .filter(({ verdict }) => verdict !== 'allow')
      .map(({ channel }) => `${channelNames[channel]}: a wording needs a fair-housing decision`),
};

const kinds: Partial<Record<Channel, TextKind>> = {
  episode: 'script',
  update: 'script',
  page: 'page',
  email: 'mail',
  image: 'image',
};

/** Line by line, as the texts were checked when they were written. */
function judge(channel: Channel, lines: readonly string[]): Verdict {
  const checks = lines
    // A visitor's question isn't a statement of ours.
    .filter((text) => !text.endsWith('?'))
    .map((text) => checkText(text, { kind: kinds[channel] ?? 'post' }));
  const worst = (['block', 'refuse', 'rewrite'] as const).find((verdict) =>
    checks.some((check) => check.verdict === verdict),
  );
  const found = checks.flatMap(({ findings }) =>
    findings.filter(({ tier }) => tier !== 'style').map(({ text, reason }) => `“${text}”: ${reason}`),
  );
  return { channel, verdict: worst ?? 'allow', found };
}

function rewordingsOf(source: RecordSource): PartContents['fair-housing']['rewordings'] {
  const script = stepOf(source, 'check-script')?.changes ?? [];
  const page = stepOf(source, 'write-page')?.changes ?? [];
  return [
    ...script.map(({ turnId, from, to, why }) => ({ where: `Episode, ${turnId}`, from, to, why })),
    ...page.map(({ column, from, to }) => ({
      where: `Listing page, ${column}`,
      from,
      to,
      why: 'fair housing',
    })),
  ];
}
