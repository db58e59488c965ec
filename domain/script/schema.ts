import { z } from 'zod';

/** The two hosts. Their names are spoken; the speech adapter decides which voice reads them. */
export const speakers = ['nora', 'miles'] as const;
export const Speaker = z.enum(speakers);
export type Speaker = z.infer<typeof Speaker>;

export const chapters = ['welcome', 'news', 'home', 'outside', 'neighborhood', 'questions', 'visit'] as const;
export const ChapterName = z.enum(chapters);
export type ChapterName = z.infer<typeof ChapterName>;

/** One turn. `branded` turns name the agent or brokerage and are left out of the unbranded cut. */
export const Turn = z.object({
  id: z.string().min(1).max(40),
  speaker: Speaker,
  text: z.string().min(1).max(1200),
  /** The same words for a voice to read: numbers, units and names written out. */
  spokenText: z.string(),
  /** The facts this turn states; empty if it states none. */
  factIds: z.array(z.string()),
  branded: z.boolean(),
  chapter: ChapterName,
  /** General knowledge, true of homes in general; says nothing about this one. */
  isGeneral: z.boolean().optional(),
  /** Words by a scene's author that name parts of a home without claiming anything: "open the front door". */
  ownWords: z.array(z.string()).optional(),
});
export type Turn = z.infer<typeof Turn>;

/** Where a fact was found, so anyone can check it. */
export const FactSource = z.object({
  kind: z.enum(['page', 'mls', 'description', 'details', 'staff', 'answer', 'order']),
  excerpt: z.string(),
});

/** One checkable thing about the home. `aliases` are other ways to say the same value. */
export const Fact = z.object({
  id: z.string(),
  field: z.string(),
  label: z.string(),
  value: z.string(),
  aliases: z.array(z.string()),
  source: FactSource,
});
export type Fact = z.infer<typeof Fact>;

export const FactSheet = z.object({
  listingId: z.string(),
  facts: z.array(Fact),
  /** Everything the sources say, so we never call something missing that is in a sentence we leave out. */
  text: z.string().optional(),
});
export type FactSheet = z.infer<typeof FactSheet>;

/** How we asked a language model for one scene, the cost, and what the editor rejected along the way. */
export const SceneRecord = z.object({
  scene: z.string(),
  /** Whose words were used in the end. */
  writtenBy: z.enum(['model', 'built-in']),
  model: z.string(),
  temperature: z.number().optional(),
  seed: z.number().optional(),
  costCents: z.number(),
  refusals: z.array(z.string()),
});
export type SceneRecord = z.infer<typeof SceneRecord>;

export const Script = z.object({
  title: z.string(),
  turns: z.array(Turn),
  writer: z.object({
    name: z.string(),
    model: z.string().optional(),
    costCents: z.number().optional(),
    /** Only if a language model was asked. */
    scenes: z.array(SceneRecord).optional(),
  }),
});
export type Script = z.infer<typeof Script>;

/** The customer's answer, with its question. */
export const AgentAnswer = z.object({ question: z.string().max(300), answer: z.string().max(2000) });
export type AgentAnswer = z.infer<typeof AgentAnswer>;

/** A question to the agent; its id stays the same however often it's asked. */
export const AgentQuestion = z.object({ id: z.string(), question: z.string() });
export type AgentQuestion = z.infer<typeof AgentQuestion>;

/** Two sources that disagree. `used` is what the sheet states, if anything. */
export const FactConflict = z.object({
  field: z.string(),
  label: z.string(),
  used: z.string().optional(),
  values: z.array(z.object({ value: z.string(), source: FactSource })),
});
export type FactConflict = z.infer<typeof FactConflict>;

export const claimKinds = [
  'number',
  'money',
  'date',
  'distance',
  'name',
  'amenity',
  'material',
  'brand',
  'place',
  'direction',
  'condition',
] as const;

/** One checkable thing a text says; without `factId`, no fact on the sheet backs it. */
export const Claim = z.object({
  turnId: z.string(),
  claim: z.string(),
  kind: z.enum(claimKinds),
  factId: z.string().optional(),
});
export type Claim = z.infer<typeof Claim>;
