import { z } from 'zod';

const text = z.string().min(1);
const phrases = z.array(text).min(1);

/** `block` can't be published, `warn` must be reworded, `style` is only advice. */
const tier = z.enum(['block', 'warn', 'style']);

const protectedClass = z.enum([
  'race or color',
  'religion',
  'sex',
  'disability',
  'familial status',
  'national origin',
  'several classes',
  'source of income (state law)',
  'age or marital status (state law)',
]);

/** One phrase rule. Its examples are its tests. */
const phraseRule = z.strictObject({
  id: text,
  tier,
  protects: protectedClass,
  reason: text,
  suggestion: text,
  /** What a rewrite puts in place of the match, or of its `{…}` part; without it, the sentence is dropped. */
  replaceWith: z.string().optional(),
  /** Whether a rewrite also drops the words about people that follow: “… who love the outdoors”. */
  dropsTail: z.boolean().optional(),
  /** Lawful when the text names housing for older persons (42 USC 3607(b)). */
  allowedForOlderPersons: z.boolean().optional(),
  /** Whether it also reads the phrases that are masked for other rules. */
  readsMasked: z.boolean().optional(),
  /** Whether to ignore matches inside the name of a place or business (“Hoosier Mama”). */
  skipsNames: z.boolean().optional(),
  /** Whether a question may name the topic without being refused. */
  mayBeAsked: z.boolean().optional(),
  phrases,
  /** Phrases that make their sentence lawful: the topic is blocked unless one of them explains it. */
  unless: phrases.optional(),
  examples: z.strictObject({ hits: phrases, fine: phrases }),
});

/** A kind of question that gets a neutral answer. */
const questionTopic = z.strictObject({
  id: text,
  reason: text,
  answer: text,
  /** Whether phrases such as “family room” are masked in the question first. */
  masksSafePhrases: z.boolean().optional(),
  phrases,
  unless: phrases.optional(),
  examples: phrases,
});

const exemption = z.strictObject({ id: text, about: text, phrases, unless: phrases });

const wordLists = z.record(text, z.strictObject({ about: text.optional(), words: phrases }));
const about = { about: text };

/** The data files. Each may define word lists for its own phrases; every phrase may use every list. */
export const ruleFile = z.strictObject({ ...about, lists: wordLists.optional(), rules: z.array(phraseRule) });
export const questionFile = z.strictObject({ ...about, lists: wordLists, topics: z.array(questionTopic) });
export const exemptionFile = z.strictObject({ ...about, lists: wordLists, exemptions: z.array(exemption) });
export const wordFile = z.strictObject({ ...about, lists: wordLists });
export const safePhraseFile = z.strictObject({
  ...about,
  lists: wordLists,
  groups: z.array(z.strictObject({ ...about, phrases })),
});

export type Tier = z.infer<typeof tier>;
export type ProtectedClass = z.infer<typeof protectedClass>;
export type PhraseRule = z.infer<typeof phraseRule>;
export type QuestionTopic = z.infer<typeof questionTopic>;
export type WordLists = z.infer<typeof wordLists>;

export type Finding = {
  start: number;
  end: number;
  text: string;
  rule: string;
  tier: Tier;
  protects: ProtectedClass;
  reason: string;
  suggestion: string;
};

export type Verdict = 'allow' | 'rewrite' | 'block' | 'refuse';

export type TextKind = 'script' | 'page' | 'post' | 'mail' | 'image' | 'faq';

export type TextCheck = { verdict: Verdict; findings: Finding[]; reason?: string; answer?: string };
