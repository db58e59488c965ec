/** Forms that are always a finite verb after a subject. */
export const plainVerbs = `
is are was were has have had can could may might will would must isn't aren't wasn't doesn't don't won't cannot
includes contains consists boasts overlooks occupies provides retains showcases comprises remains awaits requires
underwent became permits allows accommodates connects adjoins serves receives belongs comes sits lies rests sleeps
dates flows makes brings gives gets lets keeps holds enjoys greets creates ensures adds maintains preserves allocates
captures blends combines exudes delivers reflects enhances welcomes invites maximizes elevates radiates presents impresses stuns precedes
`
  .trim()
  .split(/\s+/);

/** Singular verbs that are also plural nouns: "the home features", "its features". */
export const oneVerbs = `
features offers opens leads houses faces spans runs stands covers hosts doubles wraps frames lines ranges works looks
extends rises functions integrates circulates anchors continues begins starts separates surrounds completes shares fits
seats pays lives fronts backs borders takes puts sets falls benefits measures totals goes reaches climbs
carries divides joins links pairs crowns fills floods pours shines hides wants feels operates controls
protects reduces handles supports defines guides demarcates contrasts commands
abuts unfolds transitions conveys transfers meets highlights evokes centers shares needs
`
  .trim()
  .split(/\s+/);

/** The same verbs in the plural, where the form can't be anything else after a plural noun. */
export const manyVerbs = `
feature offer include provide boast showcase overlook contain add create make ensure enjoy require allow permit remain
combine come sit flow await receive bring give get need reflect enhance maximize anchor connect extend serve occupy
retain fit accommodate share run stand lie span face blend allude adjoin elevate invite welcome deliver define
comprise consist cover keep hold protect reduce converge grace
`
  .trim()
  .split(/\s+/);

/** Forms that are usually an adjective or a noun: a verb only after a plural and before "to", "the" and the like. */
export const doubtfulVerbs = `
open complete present live double house host front back lead set work line range frame separate surround look
step rise continue begin start fill flood pour round highlight wrap benefit function pair join divide crown
`
  .trim()
  .split(/\s+/);

/** Singular verbs that are usually nouns: a verb only before "the", "two" and the like. */
export const nounLikeVerbs = `
houses lines faces covers frames works ranges backs fronts looks centers feels supports controls commands highlights links
pairs starts borders measures totals functions seats hosts sets doubles stands
`
  .trim()
  .split(/\s+/);
