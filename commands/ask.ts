import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { answerQuestion } from '#domain/ask/answer/answer-question.ts';
import { toListingAnswer } from '#domain/ask/ask-listing.ts';
import { readFactsFile } from '#domain/ask/facts-file.ts';
import type { FactSheet } from '#domain/script/schema.ts';
import { fail, readArguments } from './read-arguments.ts';

const usage = `Usage: npm run -s ask -- <facts.json> < questions.jsonl
Answers questions about a home from its facts.
Each line is {"question": "…"}, a JSON string or plain text. "conversationId" joins follow-up questions; "home" picks a
home if the file has more than one.`;

type Asked = { question: string; conversationId?: string; home?: string; id?: unknown };

function readSheets(file: string, today: string): Map<string, FactSheet> {
  try {
    return readFactsFile(readFileSync(file, 'utf8'), today);
  } catch (error) {
    return fail(`Cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function readLine(line: string): Asked {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'string') return { question: row };
    if (row && typeof row === 'object' && 'question' in row && typeof row.question === 'string')
      return row as Asked;
  } catch {
    return { question: line };
  }
  return fail(`A line has no "question": ${line.slice(0, 80)}`);
}

const [file = ''] = readArguments(usage, { names: 1 }).positionals;
const today = new Date().toISOString().slice(0, 10);
const sheets = readSheets(file, today);
const [first] = sheets.values();
const subjects = new Map<string, string>();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  const { question, conversationId, home, id } = readLine(line.replace(/^\uFEFF/, ''));
  const sheet = home === undefined ? first : sheets.get(home);
  if (!sheet) fail(`There is no home ${home} in ${file}.`);
  const talk = `${home ?? ''} ${conversationId ?? ''}`;
  const subject = conversationId === undefined ? undefined : subjects.get(talk);
  const answered = answerQuestion(sheet, question, { today, ...(subject && { subject }) });
  subjects.set(talk, answered.subject);
  const answer = toListingAnswer(answered, conversationId ?? '');
  process.stdout.write(`${JSON.stringify({ ...(id !== undefined && { id }), question, ...answer })}\n`);
}
