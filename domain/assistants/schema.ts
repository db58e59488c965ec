import { z } from 'zod';
import { apiScopes } from '../api-keys/rules.ts';
import { isRedirectUri, MAX_REDIRECT_URIS, plainName } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const param = (max: number) => z.string().max(max).refine(storable).optional();

/** What an assistant sends along to the consent screen (RFC 6749, 7636, 8707). */
export const AuthorizationRequest = z.object({
  client_id: param(2048),
  redirect_uri: param(2048),
  response_type: param(100),
  scope: param(1000),
  state: param(2000),
  code_challenge: param(200),
  code_challenge_method: param(100),
  resource: param(2048),
});
export type AuthorizationRequest = z.output<typeof AuthorizationRequest>;

/** What the consent screen shows. */
export const AuthorizationView = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ask'),
    clientName: z.string(),
    /** Who vouches for the name: the site that publishes it, or nobody. */
    clientHost: z.string().nullable(),
    redirectHost: z.string(),
    isLocal: z.boolean(),
    scopes: z.array(z.enum(apiScopes)),
  }),
  z.object({
    kind: z.literal('refused'),
    message: z.string(),
    /** Where to report back to the assistant; only if we know that the address is its own. */
    returnTo: z.string().nullable(),
    clientName: z.string().nullable(),
  }),
]);
export type AuthorizationView = z.infer<typeof AuthorizationView>;

export const redirectUris = z
  .array(z.string().max(2048).refine(storable).refine(isRedirectUri))
  .min(1)
  .max(MAX_REDIRECT_URIS);

const clientName = z.string().max(200).refine(storable).transform(plainName);

/** RFC 7591, as far as we use it. All other fields are ignored. */
export const ClientRegistration = z.object({
  client_name: clientName.optional(),
  redirect_uris: redirectUris,
  grant_types: z.array(z.string().max(100)).max(10).optional(),
  response_types: z.array(z.string().max(100)).max(10).optional(),
  token_endpoint_auth_method: z.string().max(100).optional(),
});
export type ClientRegistration = z.output<typeof ClientRegistration>;

/** What an assistant publishes at its client id. */
export const PublishedClient = z.object({
  client_id: z.string(),
  client_name: clientName.pipe(z.string().min(1)),
  redirect_uris: redirectUris,
  token_endpoint_auth_method: z.string().optional(),
});

/** The form an assistant posts to get tokens. */
export const TokenRequest = z.object({
  grant_type: param(100),
  client_id: param(2048),
  code: param(200),
  code_verifier: param(200),
  redirect_uri: param(2048),
  refresh_token: param(200),
  scope: param(1000),
  resource: param(2048),
});
export type TokenRequest = z.output<typeof TokenRequest>;

/** An assistant the owner has allowed, as Settings shows it. */
export const ConnectionView = z.object({
  id: z.string(),
  clientName: z.string(),
  clientHost: z.string().nullable(),
  scopes: z.array(z.enum(apiScopes)),
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedIp: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ConnectionView = z.infer<typeof ConnectionView>;

/** A question waiting for the agent: ours about the episode, or a buyer's about the home. */
export const OpenQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  from: z.enum(['hearthcast', 'buyer']),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** `reason`: why an answer wasn't accepted; null if it was. */
export const QuestionResult = z.object({ questionId: z.uuid(), reason: z.string().nullable() });
export type QuestionResult = z.infer<typeof QuestionResult>;
