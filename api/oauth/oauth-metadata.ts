import { apiScopes } from '#domain/api-keys/rules.ts';
import { oauthResource } from '#domain/assistants/oauth-resource.ts';
import type { Context } from '#domain/context.ts';

/** RFC 8414: who issues tokens, and how. */
export function authorizationServerMetadata({ site: { url } }: Pick<Context, 'site'>) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
    registration_endpoint: `${url}/oauth/register`,
    revocation_endpoint: `${url}/oauth/revoke`,
    scopes_supported: apiScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${url}/developers/assistants`,
  };
}

/** RFC 9728: what the tokens are for, and who issues them. */
export function protectedResourceMetadata(ctx: Pick<Context, 'site'>) {
  return {
    resource: oauthResource(ctx),
    authorization_servers: [ctx.site.url],
    scopes_supported: apiScopes,
    bearer_methods_supported: ['header'],
    resource_name: ctx.site.name,
    resource_documentation: `${ctx.site.url}/developers/assistants`,
  };
}
