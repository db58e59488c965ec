import type { PreviewPart } from '#adapters/lead-vendors/contract.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { previewMessage, writeAdfMail, writeLeadBody, writeLeadMessage } from './lead-message.ts';
import { mapLeadValues } from './lead-values.ts';
import { destinationProblems } from './rules.ts';
import { sampleLead } from './sample-lead.ts';
import type { PreviewDestination } from './schema.ts';

/** A sample lead as it will arrive with these fields. Nothing is sent or saved. */
export function previewDestination(
  ctx: Pick<Context, 'now' | 'site' | 'leadVendors'>,
  { kind, settings = {}, mapping = {} }: PreviewDestination,
): PreviewPart[] {
  const fields = destinationProblems({ kind, mapping }, { isNew: false });
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('invalid', problem, { fields });
  const lead = sampleLead(ctx, '00000000-0000-4000-8000-000000000000');
  const written = { lead, extra: mapLeadValues(lead, mapping) };
  const to = settings.address ?? '';
  switch (kind) {
    case 'kvcore':
      return previewMessage('ADF email', writeAdfMail(ctx.site, written), to);
    case 'email':
      return previewMessage('Email', writeLeadMessage(ctx.site, written), to);
    case 'webhook': {
      const value = JSON.stringify(JSON.parse(writeLeadBody(written)), null, 2);
      return [{ title: 'Call', fields: [{ name: 'Body', value }] }];
    }
    default:
      return ctx.leadVendors[kind].preview({ ...written, settings });
  }
}
