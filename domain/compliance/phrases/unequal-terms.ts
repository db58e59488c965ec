import type { PhraseRule } from '../schema.ts';

/** Other rents, entrances, floors or rules for some people (42 USC 3604(b)). */
export const unequalTermsRules: PhraseRule[] = [
  {
    id: 'unequal-terms',
    tier: 'block',
    protects: 'several classes',
    reason: 'Sets other terms for some people.',
    suggestion: 'State one rule, one deposit and one price for everyone.',
    phrases: [
      '<who>|<funded-people> [with_\\w+|on_\\w+|under_\\w+] [\\w+] (pay|pays|owe|owes|prepay|put_down|are_charged|is_charged|cost|costs|sign|signs|use|uses|enter|enters|come_in|comes_in|go_in_(by|through)|wait|waits|get|gets|receive|qualify|apply|applies|face|faces|undergo|undergoes|share|shares|leave|leaves|eat|sit|swim|smoke|tip)',
      '<who> (are|is|will_be|get|gets|must_be|would_be) [\\w+] (placed|assigned|housed|put|shown|limited|restricted|confined|directed|sent|asked|told|expected|required|seated|interviewed|charged|kept|moved|screened|given|considered_last|watched|followed|escorted)',
      '(charge|charges|bill|bills|quote|quotes|ask|asks|require|requires) <who> ~3 (more|extra|double|twice|higher|up_front|deposit|fee|another)',
      '(deposit|fee|fees|rent|price|rate|rates|surcharge|terms|interview|lease) ~2 (for|to|from|with) +2 <who>',
      '(pool|gym|lobby|lawn|courtyard|clubhouse|elevator|front_door|front_entrance|garden|playroom|lounge|roof_deck) ~2 (off_limits_to|not_for|closed_to|only_for|reserved_for|for) +2 <who> =<after-who>|residents',
      'separate|different|special|own (entrances?|elevators?|laundry|buildings?|floors?|leases?|rules|terms|waiting_list|list|application|agreement) for +3 <who>',
      '(first|ground|lower|rear|back|side|basement|service|loading|upper|top|third) (floor|entrance|door|building|gate|dock|units?|elevator|stairs) ~3 (for|to) +2 <who> =<after-who>',
    ],
    unless: [
      '(pool|gym|hot_tub|spa|rink|slide|trail|dock|lake|zoo|museum|ferry|bus|train) ~6 (supervis\\w+|accompan\\w+|with_(an|a|their)_(adult|parent|guardian)|life_jackets?|free|tickets?|half_price)',
      '(discount|exemption|credit|rebate|freeze|abatement) ~6',
    ],
    flags: [
      'Single mothers owe two months up front.',
      'Section 8 renters use the side gate.',
      'Latino residents are assigned to building C.',
    ],
    passes: [
      'All applicants pay the same deposit.',
      'Every resident may use the lobby and the side gate.',
      'The application fee is $40 for each adult.',
    ],
  },
];
