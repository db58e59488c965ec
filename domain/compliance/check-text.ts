import { findPhrases, type Match } from './find-phrases.ts';
import { refuseQuestion } from './refuse-question.ts';
import type { Finding, TextCheck, TextKind, Verdict } from './schema.ts';

const faqLine = /^\s*q\s*[:.)-]\s*/i;
const answerMark = /(?:^|\s)a\s*:\s*/i;

function toFinding({ cutStart: _, cutEnd: __, replaceWith: ___, ...finding }: Match): Finding {
  return finding;
}

function verdictOf(findings: Finding[]): Verdict {
  if (findings.some((finding) => finding.tier === 'block')) return 'block';
  return findings.some((finding) => finding.tier === 'warn') ? 'rewrite' : 'allow';
}

function checkQuestion(text: string): TextCheck {
  const body = text.replace(faqLine, '');
  const mark = answerMark.exec(body);
  const refused = refuseQuestion(mark ? body.slice(0, mark.index) : body);
  if (!refused) return mark ? checkStatement(text) : { verdict: 'allow', findings: [] };
  const { rule, reason, answer } = refused;
  const finding: Finding = {
    start: 0,
    end: text.length,
    text,
    rule,
    tier: 'block',
    protects: 'several classes',
    reason,
    suggestion: answer,
  };
  return { verdict: 'refuse', findings: [finding], reason, answer };
}

function checkStatement(text: string): TextCheck {
  const findings = findPhrases(text).map(toFinding);
  const verdict = verdictOf(findings);
  const tier = verdict === 'block' ? 'block' : 'warn';
  const first = findings.find((finding) => finding.tier === tier);
  return first && verdict !== 'allow' ? { verdict, findings, reason: first.reason } : { verdict, findings };
}

/** Checks a text of any length under the Fair Housing Act (42 USC 3604(c), 24 CFR 100.75). */
export function checkText(text: string, { kind }: { kind?: TextKind } = {}): TextCheck {
  const isQuestion = faqLine.test(text) || (kind === 'faq' && text.trimEnd().endsWith('?'));
  return isQuestion ? checkQuestion(text) : checkStatement(text);
}
