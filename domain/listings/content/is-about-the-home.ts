import { checkText } from '../../compliance/check-text.ts';
import { isInstruction } from './is-instruction.ts';

/** Contact details, sales talk and ratings of schools: never facts about a home. */
const notAFact = [
  /https?:|www\.|\S@\S|[\w-]\.(?:com|net|org|info|biz)\b/i,
  /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/,
  /\b(?:call|text|e-?mail|contact|schedule|book|message) (?:me|us|the|your|today|now|an?|listing)\b/i,
  /\b(?:good|great|best|top[- ]rated|excellent|award[- ]winning|blue ribbon|desirable|sought[- ]after) (?:\w+ )?(?:schools?|school district)\b/i,
  /\b(?:commission|buyer'?s agent|co-?op|lockbox|showing instructions|agent remarks)\b/i,
];

/** Whether a sentence may appear on a public page: a fact that fair-housing law allows. */
export function isAboutTheHome(sentence: string): boolean {
  if (isInstruction(sentence) || notAFact.some((pattern) => pattern.test(sentence))) return false;
  return checkText(sentence, { kind: 'page' }).verdict === 'allow';
}
