import { z } from 'zod';
import { leadEmailPattern, plainText } from '../leads/rules.ts';
import { reportDecisions, reportReasons } from './rules.ts';

/** What a visitor sends. `website` is the hidden field. */
export const ProblemReport = z.object({
  page: z
    .string()
    .trim()
    .max(2000)
    .transform(pathOf)
    .refine((path) => path !== '', 'Paste the address of the page'),
  reason: z.enum(reportReasons, 'Please choose what it is about'),
  message: z
    .string()
    .max(5000)
    .transform(plainText)
    .refine((text) => text.length >= 5, 'Please say what is wrong'),
  name: z
    .string()
    .max(200)
    .transform(plainText)
    .refine((text) => text !== '', 'Name is required'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Please enter a valid email address')
    .regex(leadEmailPattern, 'Please enter a valid email address'),
  website: z.string().max(5000).nullish(),
});
export type ProblemReport = z.infer<typeof ProblemReport>;

/** The path of a URL, whatever its site: people copy it from anywhere. */
function pathOf(text: string): string {
  const address = URL.parse(text, 'https://site.invalid');
  return address?.protocol === 'https:' || address?.protocol === 'http:'
    ? address.pathname.slice(0, 300)
    : '';
}

export const OpenReport = z.object({
  id: z.string(),
  pagePath: z.string(),
  home: z.string().nullable(),
  podcastId: z.string().nullable(),
  reason: z.enum(reportReasons),
  message: z.string(),
  reporterName: z.string(),
  reporterEmail: z.string(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
});
export type OpenReport = z.infer<typeof OpenReport>;

export const DecideReport = z.object({
  reportId: z.uuid('This is not a report id'),
  decision: z.enum(reportDecisions),
  note: z.string().trim().max(1000).default(''),
});
export type DecideReport = z.infer<typeof DecideReport>;
