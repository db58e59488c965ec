import { z } from 'zod';

/** Who may call: anyone, anyone signed in, or staff. Ownership of single rows is checked by the use case. */
export type Access = 'visitor' | 'user' | 'admin';
export type Operation = { access: Access; summary: string; input: z.ZodType; output: z.ZodType };

/** Server functions: POST /functions/v1/<name>. */
export const functions = {
  'generate-maps-url': {
    access: 'visitor',
    summary: 'The address of an embeddable map of a place',
    input: z.object({
      address: z.string().max(300).nullish(),
      city: z.string().max(100).nullish(),
      state: z.string().max(100).nullish(),
      zipCode: z.string().max(20).nullish(),
      latitude: z.number().min(-90).max(90).nullish(),
      longitude: z.number().min(-180).max(180).nullish(),
    }),
    output: z.object({ embedUrl: z.string().nullable() }),
  },
} as const satisfies Record<string, Operation>;

/** Reads and edits behind the screens. */
export const data = {
  'GET /api/me': {
    access: 'visitor',
    summary: 'Who is calling; null when nobody is signed in',
    input: z.object({}),
    output: z.object({
      user: z.object({ id: z.string(), email: z.string(), isAdmin: z.boolean() }).nullable(),
    }),
  },
  'GET /api/sessions': {
    access: 'user',
    summary: 'The devices that are signed in to the caller’s account, the last used first',
    input: z.object({}),
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          ip: z.string().nullable(),
          userAgent: z.string().nullable(),
          hasSecondStep: z.boolean(),
          isCurrent: z.boolean(),
          createdAt: z.iso.datetime(),
          refreshedAt: z.iso.datetime(),
        }),
      ),
    }),
  },
  'DELETE /api/sessions/:sessionId': {
    access: 'user',
    summary: 'Signs one of the caller’s own devices out',
    input: z.object({ sessionId: z.uuid() }),
    output: z.object({ isEnded: z.boolean() }),
  },
  'GET /api/dev/mails': {
    access: 'visitor',
    summary: 'The newest mails; only where the development pages are switched on',
    input: z.object({ search: z.string().max(200).optional() }),
    output: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          recipient: z.string(),
          subject: z.string(),
          status: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  },
  'GET /api/dev/mails/:mailId': {
    access: 'visitor',
    summary: 'One mail with its text; only where the development pages are switched on',
    input: z.object({ mailId: z.uuid() }),
    output: z.object({
      mail: z.object({
        id: z.string(),
        kind: z.string(),
        recipient: z.string(),
        subject: z.string(),
        status: z.string(),
        html: z.string(),
        text: z.string(),
        messageId: z.string(),
        lastError: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    }),
  },
} as const satisfies Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`, Operation>;

export type Functions = typeof functions;
export type FunctionName = keyof Functions;
export type Data = typeof data;
export type DataName = keyof Data;
export type Input<Op extends Operation> = z.input<Op['input']>;
export type Output<Op extends Operation> = z.output<Op['output']>;
