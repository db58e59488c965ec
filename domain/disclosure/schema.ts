import { z } from 'zod';
import {
  channels,
  endOfDisclosure,
  MAX_WORDS_BEFORE,
  maxLengths,
  saysAi,
  type WrittenChannel,
  writtenChannels,
} from './rules.ts';

const MAX_SPOKEN = 40;
const MUST_SAY = 'Say that the voices are AI';

const line = (channel: keyof typeof maxLengths) =>
  z
    .string()
    .trim()
    .max(maxLengths[channel], `Use up to ${maxLengths[channel]} characters`)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'This text cannot be stored')
    .refine((text) => !text.includes('\n'), 'Use one line')
    .refine(saysAi, MUST_SAY);

const slots = /\{([^}]*)\}/g;
const isSlot = (name: string) => ['street', 'city', 'kind'].includes(name);

const countWords = (text: string) => text.split(/[\s|]+/).filter(Boolean).length;

const spokenLine = line('spoken')
  .refine(
    (text) => [...text.matchAll(slots)].every(([, name = '']) => isSlot(name)),
    'Use only {street}, {city} and {kind}',
  )
  .refine(
    (text) => !/[{}[\]|]/.test(text.replace(/\[[^[\]]*\]/g, '').replace(/\{[^{}]*\}/g, '')),
    'Close every bracket',
  )
  .refine((text) => saysAi(text.replace(/\[[^[\]]*\]/g, ' ')), 'Say AI outside the [brackets]')
  .refine(
    (text) => countWords(text.slice(0, endOfDisclosure(text))) <= MAX_WORDS_BEFORE,
    `Say AI within the first ${MAX_WORDS_BEFORE} words, or listeners hear it too late`,
  );

/** All wordings as staff send them. */
export const Wordings = z.object({
  spoken: z
    .array(spokenLine)
    .min(3, 'Keep at least three wordings, so that episodes differ')
    .max(MAX_SPOKEN, `Use up to ${MAX_SPOKEN} wordings`)
    .refine(
      (all) => all.some((text) => !text.includes('{')),
      'Keep one wording without {street}, {city} or {kind}, for homes whose address isn’t known',
    ),
  added: line('added').refine((text) => !/[{}[\]|]/.test(text), 'Use plain words here'),
  ...(Object.fromEntries(writtenChannels.map((channel) => [channel, line(channel)])) as Record<
    WrittenChannel,
    ReturnType<typeof line>
  >),
});

export const SaveWordings = z.object({
  /** The version that was open during the edit. */
  seenVersion: z.number().int().min(0),
  wordings: Wordings,
});
export type SaveWordings = z.output<typeof SaveWordings>;

/** The current wordings, and the earlier versions. */
export const WordingsView = z.object({
  version: z.number().int(),
  wordings: Wordings,
  history: z.array(
    z.object({ version: z.number().int(), savedAt: z.iso.datetime(), savedBy: z.string().nullable() }),
  ),
});
export type WordingsView = z.output<typeof WordingsView>;

/** What one channel of an order says about the voices. */
export const ChannelDisclosure = z.object({
  channel: z.enum(channels),
  wording: z.string(),
  version: z.number().int(),
  /** When the spoken disclosure is heard. */
  startSeconds: z.number().nullable(),
  /** False if the channel has nothing yet, or says it in words we don't know. */
  isCarried: z.boolean(),
});
export type ChannelDisclosure = z.output<typeof ChannelDisclosure>;
