import type { PhraseRule } from '../schema.ts';

/** Health has no place in an advertisement: conditions and treatments are stopped unless they name an institution. */
export const healthRules: PhraseRule[] = [
  {
    id: 'health-named',
    tier: 'block',
    protects: 'disability',
    reason: 'Speaks of the health of people.',
    suggestion: 'Leave it out; describe the property instead.',
    phrases: [
      '(person|someone|tenant|man|woman|lady|guy|resident|people|renter|anyone) with (ms|als|aids|copd|hiv|ptsd|add|ocd|lupus|diabetes|asthma|a_condition|a_limp|a_prosthe\\w+)',
      '(with|has|have|having|from) [\\w+] (depression|anxiety|asthma|allergies|arthritis|diabetes|chemical_sensitivit\\w+|hoarding|ptsd) ~9 (<turned-down>|<never>|disclose|should)',
      '(can|could|able_to) [\\w+] (do|manage|take|climb|handle) stairs',
      "(doesn't|don't|won't|not|never) need ~3 (help|assistance|care|looking_after|attention) =and|or|from|with",
      '<ailment> !of_the|breakers?|pause|switch|<institution>|centers?|centres?|offices?|building|association|society|foundation|walk|fundraiser|thrift|school|unit_was|wing',
      '(hospice|dialysis|home_health|nursing_home|memory_care|assisted_living|rehab|psychiatric|mental_health|cancer|aids|chemo|methadone) (patients?|tenants?|residents?|clients?|people|folks|cases?|applicants?|types|renters?|recipients?)',
      '(ever|been|was|were|spent_time|coming|fresh|just|straight) [out|in] [of|from|in|to|through] [a|an|the] (rehab|detox|a_halfway_house|treatment|an_institution|a_psych\\w*|a_mental_\\w+|sober_living)',
      '(anyone|people|tenants?|applicants?|folks|those|someone|nobody|no_one) ~4 (rehab|detox|hospice|dialysis|chemo|treatment_(center|program|facility)|a_psychiatrist|a_psychologist|mental_(hospital|institution))',
      '(tenants?|applicants?|people|those|anyone|renters?|someone|residents?|nobody) ~2 (need|needs|needing|with|require|requires|requiring|have|has|having|using|use) ~2 (home_health_\\w+|visiting_nurses?|nurses?|caregivers?|aides?|medical_equipment|oxygen|dialysis|home_care|round_the_clock_care)',
      '<refuse> ~2 visiting_nurses?|home_health_\\w+|patients|invalids|the_(dying|sick|ill|unwell)',
      '(pretty|really|fairly|perfectly|completely|fully|reasonably|quite) healthy|fit|able_bodied|mobile|ambulatory =to|and|or|for|people|tenants?',
      '(have|has|having|with|need|needs|possess) [\\w+] (perfect|good|excellent|sharp|normal|full) (hearing|eyesight|vision|health|mobility|sight)',
      'no_one|nobody|none|without_(anyone|people) ~2 slow|sick|sickly|frail|infirm|feeble|limping|coughing|ailing',
      '(the|for) (able|healthy|fit|strong|hale|spry|nimble|vigorous) [,] and (energetic|active|hearty|fit|strong|able|healthy|young|agile)',
      'normal|healthy|regular|able (buyers?|tenants?|people|renters?|residents?|folks|applicants?)',
      '(those|without_those|special|these|extra) [kinds?_of|sorts?_of] (needs|limitations|issues|conditions|problems) [this_time|here|please|again] $',
      'the_(sick|dying|ill|unwell|infirm|feeble)',
      '(unborn|expected|coming) (child|baby)|pregnan\\w+|(expecting|expectant)_(a|mothers?|parents?|women|tenants?|applicants?|couples?|moms?)|with_child',
      '(blind|deaf|disabled|handicapped|wheelchair_bound|bedridden|hard_of_hearing|hearing_impaired|mentally_\\w+|autistic|bipolar|paralyzed) =and|or|but|tenants?|people|residents?|guests?|so|which|then|,',
      'wheelchair (guests?|visitors?|tenants?|people|residents?|folks|crowd|applicants?|callers?)',
    ],
    unless: [
      '(for|by) ~3 (deaf|blind|disabled) ~2 (owner|resident|occupant|tenant|seller|son|daughter|mother|father|parent)',
      '(veterans?|owners?|homeowners?|seniors?) ~6 (tax(es)?|exemptions?|abatements?|rebates?|freeze|relief)',
      '(exemptions?|credits?|freeze|relief|grants?|abatements?|deferral|rebates?) ~4 (disabled|blind)',
      '(visitors?|guests?|people|persons?) (with|in|using|who) ~4 (can|may|will) ~1 (use|reach|enter|access|find)',
      'deaf_smith|(disabled|blind)_(vehicles?|fireplaces?|alley|corner|drive|auction|tiger|pass)|turn_a_(blind|deaf)|deaf_ears',
    ],
    flags: [
      'Anyone who has ever been in rehab is disqualified.',
      'Home health patients are not accepted.',
      'You need perfect hearing to live here.',
      'Pregnant applicants should look at our other property.',
    ],
    passes: [
      'The cancer center is two miles away.',
      'This 1920 rehab was finished last spring.',
      'The heat pump is in good health.',
      'A hospice thrift shop on Main Street takes furniture.',
      'A homestead exemption for disabled owners may apply.',
    ],
  },
];
