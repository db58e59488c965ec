import type { Context } from '../context.ts';
import { factCheckReport } from './ledger/fact-check-report.ts';
import { loadProducts } from './run/run-records.ts';
import type { CheckedFacts } from './steps/check-facts.ts';
import type { CheckedScript } from './steps/check-script.ts';

/** The fact-check report of an episode that our studio wrote, as a page; undefined for any other. */
export async function findFactCheck(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<string | undefined> {
  const products = await loadProducts(ctx, podcastId);
  const facts = products['check-facts']?.data as CheckedFacts | undefined;
  const script = products['check-script']?.data as CheckedScript | undefined;
  return facts && script ? factCheckReport(script.script, facts.sheet, script.claims).html : undefined;
}
