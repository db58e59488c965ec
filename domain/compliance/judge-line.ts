import { checkText } from './check-text.ts';
import { rewriteText } from './rewrite-text.ts';
import type { Verdict } from './schema.ts';

export type Judgment = {
  verdict: Verdict;
  reason: string;
  suggestion?: string;
  answer?: string;
  rules: string[];
};

/** One verdict for one sentence or FAQ line, with the wording to use instead. */
export function judgeLine(text: string): Judgment {
  const { verdict, findings, reason, answer } = checkText(text);
  const rules = [...new Set(findings.map((finding) => finding.rule))];
  if (verdict === 'refuse') return { verdict, reason: reason ?? '', answer: answer ?? '', rules };
  if (verdict === 'allow') {
    const advice = findings[0];
    return advice
      ? { verdict, reason: advice.reason, suggestion: advice.suggestion, rules }
      : { verdict, reason: 'Describes the property.', rules };
  }
  const tier = verdict === 'block' ? 'block' : 'warn';
  const first = findings.find((finding) => finding.tier === tier);
  const rewritten = rewriteText(text).text;
  return { verdict, reason: reason ?? '', suggestion: rewritten || (first?.suggestion ?? ''), rules };
}
