import type { ContentAction, ContentClaim } from './contract.ts';

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const factSheetLabel = 'org.hearthcast.fact-sheet';
/** How an action names the file that it began with. */
const sourceLabel = 'source';

/** The input for the reference implementation. */
export function manifestDefinition(claim: ContentClaim, mediaType: string, version: string): object {
  const generator = { name: 'Hearthcast', version };
  const when = claim.madeAt.toISOString();
  const opened = claim.actions.find(({ name }) => name === 'opened');
  const { factSheetHash, verifyUrl } = claim;
  const factSheet = { ...(factSheetHash && { alg: 'sha256', hash: factSheetHash }), verifyUrl };
  return {
    label: claim.manifestId,
    title: claim.title,
    format: mediaType,
    claim_generator_info: [generator],
    ...(opened && { ingredients: [sourceFile(opened, mediaType)] }),
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: claim.actions.map((action) => ({ ...toAction(action), when, softwareAgent: generator })),
          allActionsIncluded: true,
        },
      },
      { label: factSheetLabel, data: factSheet },
    ],
  };
}

function toAction({ name, description, sourceType }: ContentAction): object {
  return {
    action: `c2pa.${name}`,
    description,
    ...(sourceType && { digitalSourceType: sourceTypes + sourceType }),
    ...(name === 'opened' && { parameters: { ingredientIds: [sourceLabel] } }),
  };
}

/** For a file that somebody else made, `c2pa.opened` has to name it. */
function sourceFile({ description }: ContentAction, format: string): object {
  return { title: description, format, relationship: 'parentOf', label: sourceLabel };
}
