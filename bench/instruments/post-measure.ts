import { saysAi } from '#domain/disclosure/rules.ts';
import { limits, postLength, postProblem } from '#domain/marketing/length/rules.ts';
import { type Network, networkNames, networks } from '#domain/marketing/rules.ts';
import { isPublishable } from '#domain/marketing/unbacked-claims.ts';
import type { SampleKit } from './sample-kit.ts';

/** A sentence that this many homes use is a stock line. */
const stockHomes = 3;

type Row = {
  texts: number;
  /** Homes that a check left with fewer than three variants. */
  short: number;
  failed: number;
  tooLong: number;
  overIdeal: number;
  lengths: number[];
  sentences: string[];
};

/** Measures, per network, the posts of many homes. */
export function createPostMeasure() {
  const rows = new Map<Network, Row>();
  /** In how many homes a sentence appears. */
  const homesOf = new Map<string, number>();
  return {
    add({ posts, sources }: Pick<SampleKit, 'posts' | 'sources'>): void {
      for (const network of networks) {
        const row = rows.get(network) ?? emptyRow();
        rows.set(network, row);
        const { variants } = posts[network];
        if (variants.length < 3) row.short += 1;
        const said = variants
          .flatMap((text) => sentencesOf(text, sources.facts))
          .map((sentence) => `${network} ${sentence}`);
        for (const sentence of new Set(said)) homesOf.set(sentence, (homesOf.get(sentence) ?? 0) + 1);
        row.sentences.push(...said);
        for (const text of variants) {
          const length = postLength(network, text);
          row.texts += 1;
          row.lengths.push(length);
          if (postProblem(network, text)) row.tooLong += 1;
          if (length > limits[network].ideal) row.overIdeal += 1;
          if (!isPublishable(text, 'post', sources)) row.failed += 1;
        }
      }
    },
    table(): string {
      const lines = [...rows].map(([network, row]) => {
        const isStock = (sentence: string) => (homesOf.get(sentence) ?? 0) >= stockHomes;
        const stock = row.sentences.filter(isStock).length;
        const share = ((100 * stock) / Math.max(1, row.sentences.length)).toFixed(1);
        const lengths = row.lengths.toSorted((a, b) => a - b);
        const middle = lengths[Math.floor(lengths.length / 2)];
        return `| ${networkNames[network]} | ${row.texts} | ${row.short} | ${row.failed} | ${row.tooLong} | ${middle} / ${lengths.at(-1)} | ${row.overIdeal} | ${share} % |`;
      });
      const head =
        '| network | texts | homes with fewer than 3 | fail a check | rejected by the network | length, median / most | over the ideal | sentences that 3 or more homes say |';
      const most = [...homesOf].toSorted((a, b) => b[1] - a[1]).slice(0, 12);
      return [
        head,
        '|---|---|---|---|---|---|---|---|',
        ...lines,
        '',
        ...most.map(([sentence, homes]) => `${homes} homes: ${sentence}`),
      ].join('\n');
    },
  };
}

const emptyRow = (): Row => ({
  texts: 0,
  short: 0,
  failed: 0,
  tooLong: 0,
  overIdeal: 0,
  lengths: [],
  sentences: [],
});

/** The sentences of a post without those required by law and by the networks, signatures, figures and tags. */
function sentencesOf(text: string, { brokerage, agentName }: SampleKit['sources']['facts']): string[] {
  const signs = new Set([brokerage, [agentName, brokerage].join(', ')].map((who) => `${who}.`));
  return text
    .replace(/https?:\S+/g, '\n')
    .replace(/ ?(?:Reply )?STOP to opt out/g, '')
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.split(' ').length > 2 &&
        !saysAi(sentence) &&
        !signs.has(sentence) &&
        !/^(?:Listed|Sold) by |^#|^\(link in bio|^\$/.test(sentence) &&
        !/^(?:Studio|[\d.]+ (?:beds?|baths?|bedrooms?|sq))/.test(sentence),
    );
}
