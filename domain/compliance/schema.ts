/** `block` may not be published, `warn` must be reworded, `style` is advice and stops nothing. */
export type Tier = 'block' | 'warn' | 'style';

export type ProtectedClass =
  | 'race or color'
  | 'religion'
  | 'sex'
  | 'disability'
  | 'familial status'
  | 'national origin'
  | 'several classes'
  | 'source of income (state law)'
  | 'age or marital status (state law)';

/** One phrase rule. Its examples are its tests. */
export type PhraseRule = {
  id: string;
  tier: Tier;
  protects: ProtectedClass;
  reason: string;
  suggestion: string;
  phrases: string[];
  /** Phrases that make the sentence they stand in lawful: a topic is stopped unless one of them explains it. */
  unless?: string[];
  /** What a rewrite puts in place of the match, or of its `{…}` part; without it the sentence is left out. */
  replaceWith?: string;
  /** Whether a rewrite also drops what follows about the people: “… who love the outdoors”. */
  dropsTail?: boolean;
  /** Lawful when the text names housing for older persons (42 USC 3607(b)). */
  allowedForOlderPersons?: boolean;
  /** Whether it also reads the phrases that are masked for the other rules. */
  readsMasked?: boolean;
  /** Whether a question may name the topic without being refused. */
  mayBeAsked?: boolean;
  flags: string[];
  passes: string[];
};

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
