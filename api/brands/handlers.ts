import { previewName } from '#domain/audio/recording/preview-name.ts';
import { findBrand } from '#domain/brands/queries.ts';
import { saveBrand } from '#domain/brands/save-brand.ts';
import { removeBrandImage } from '#domain/brands/save-brand-image.ts';
import type { BrandView } from '#domain/brands/schema.ts';
import { writeBrand } from '#domain/brands/write-brand.ts';
import type { Context } from '#domain/context.ts';
import type { Holder } from '#domain/teams/holder.ts';
import { requireTeamRole } from '#domain/teams/require-team-role.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { brandData } from './contract.ts';

export const brandHandlers: Handlers<typeof brandData> = {
  'GET /api/brand': async (call, { teamId }) => {
    const holder = holderOf(call, teamId);
    if (teamId) await requireTeamRole(call.ctx, { teamId, userId: holder.userId });
    return showBrand(call.ctx, holder);
  },
  'PATCH /api/brand': async (call, { teamId, ...fields }) => {
    const holder = holderOf(call, teamId);
    await saveBrand(call.ctx, { holder, ip: call.clientIp, fields });
    return showBrand(call.ctx, holder);
  },
  'POST /api/brand/skip': async (call) => {
    const holder = holderOf(call, undefined);
    await writeBrand(call.ctx, { holder, ip: call.clientIp, values: {} });
    return showBrand(call.ctx, holder);
  },
  'DELETE /api/brand/images/:kind': async (call, { teamId, kind }) => {
    const holder = holderOf(call, teamId);
    await removeBrandImage(call.ctx, { holder, kind, ip: call.clientIp });
    return showBrand(call.ctx, holder);
  },
  'POST /api/brand/name-sample': async ({ ctx, clientIp }, { spokenName }) => {
    const { wav } = await previewName(ctx, { spokenName, ip: clientIp });
    return { wavBase64: wav.toString('base64') };
  },
};

function holderOf({ session }: SignedInCall, teamId: string | undefined): Holder {
  return { userId: session.userId, teamId };
}

export async function showBrand(
  ctx: Pick<Context, 'db'>,
  holder: Holder,
): Promise<{ brand: BrandView | null }> {
  return { brand: (await findBrand(ctx, holder)) ?? null };
}
