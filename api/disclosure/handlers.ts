import { findWordingsView } from '#domain/disclosure/queries.ts';
import { saveWordings } from '#domain/disclosure/save-wordings.ts';
import { findWordingFault } from '#domain/script/editor/find-wording-fault.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { disclosureData } from './contract.ts';

export const disclosureHandlers: Handlers<typeof disclosureData> = {
  'GET /api/disclosure': ({ ctx }) => findWordingsView(ctx),
  'POST /api/disclosure': (call, input) =>
    saveWordings(call.ctx, { ...input, actor: actorOf(call), findSpokenFault: findWordingFault }),
};
