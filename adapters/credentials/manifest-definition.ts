import type { ContentClaim } from './contract.ts';

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const factSheetLabel = 'org.hearthcast.fact-sheet';

/** What the reference implementation turns into a manifest. */
export function manifestDefinition(claim: ContentClaim, mediaType: string, version: string): object {
  const generator = { name: 'Hearthcast', version };
  const created = {
    action: 'c2pa.created',
    when: claim.madeAt.toISOString(),
    softwareAgent: generator,
    digitalSourceType: sourceTypes + claim.sourceType,
    description: claim.description,
  };
  const { factSheetHash, verifyUrl } = claim;
  const factSheet = { ...(factSheetHash && { alg: 'sha256', hash: factSheetHash }), verifyUrl };
  return {
    label: claim.manifestId,
    title: claim.title,
    format: mediaType,
    claim_generator_info: [generator],
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions: [created], allActionsIncluded: true } },
      { label: factSheetLabel, data: factSheet },
    ],
  };
}
