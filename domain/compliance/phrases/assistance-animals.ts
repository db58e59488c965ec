import type { PhraseRule } from '../schema.ts';

const protects = 'disability' as const;
const suggestion =
  'Say “assistance animals are welcome”; no fee, deposit, breed or weight limit may apply to them.';

/** Assistance animals are no pets: they may be neither refused nor charged for (24 CFR 100.204). */
export const assistanceAnimalRules: PhraseRule[] = [
  {
    id: 'assistance-animal-terms',
    tier: 'block',
    protects,
    reason: 'Refuses assistance animals or sets terms for them.',
    readsMasked: true,
    suggestion,
    phrases: [
      'no|no_more|absolutely_no|strictly_no|zero|without|bans?|forbids?|excludes?|prohibits?|including|<never>_(accept|take|allow|permit|have|approve|welcome|want|recognize|honou?r|consider) [any|pets|dogs|all|your|a|an|pets_including|animals_including|pets_of_any_kind_including|pets_,_including|animals|animals_,_including] [or|including|and|,|not_even|even] [no|including|or|not_even] [emotional|service|support] [or|and] <assist> !(are|is)_(\\w+_){0,3}(welcome|accepted|allowed|permitted|exempt|ok|okay|fine)|welcome|accepted|exempt|excepted|ok|okay|considered|fine|always|of_course',
      '<assist> <not-welcome>|extra|fee|deposit|not_exempt|included_in_(the_)?no_pet_policy|count_as_pets|are_pets|subject_to',
      '<assist> ~3 still|count|counts|considered|treated|same ~3 pets?|dogs?|animals?',
      "<assist> ~8 (not|never|cannot|can't|rarely|seldom|don't|doesn't|won't) ~1 permitted|allowed|accepted|approved|welcome|welcomed|honou?red|recognized|considered|be_\\w+",
      '<assist> ~5 (welcome|welcomed|accepted|allowed|permitted|ok|okay|fine|considered) [but|only|,] with|for|upon|after|if|plus|provided|as_long_as|once|under|up_to|on_a_case_by_case_\\w+|at_(the|our)_\\w+ ~6 deposits?|fees?|rent|charges?|surcharge|pounds|lbs|small|breeds?|trained|certified|a_month|insurance|paid|\\$\\d+|approves?|approval',
      '<assist> [are|is] (welcome|welcomed|accepted|allowed|permitted|ok|okay|fine) [but|,] only|case_by_case|on_a_case_by_case_basis|in_(the|some)_(rear|back|ground|certain|first)\\w*|on_the_(ground|first|lower)\\w*',
      '(fees?|deposits?|pet_rent|surcharges?|weight_limits?|breed_(limits?|restrictions?|list)) [\\w+] -not|never|no (applies|apply|includes?|covers?|is_charged|are_charged|required|due) ~4 <assist>',
      '<assist> ~2 no|without exceptions?',
      'only small|trained|certified|registered|quiet|hypoallergenic|\\w+_trained <assist>',
    ],
    flags: [
      'Service animals welcome with a $500 pet deposit.',
      'Service dogs are fine as long as you pay the pet fee.',
      'Assistance animals are allowed on the ground floor only.',
    ],
    passes: [
      'Assistance animals are welcome with or without pets in the home.',
      'Service dogs are allowed on every floor.',
    ],
  },
  {
    id: 'assistance-animals',
    tier: 'block',
    protects,
    reason: 'Speaks of assistance animals without welcoming them.',
    mayBeAsked: true,
    suggestion,
    phrases: [
      '<assist> !of_america|school|foundation|campus|training|club',
      '(dogs?|pets?|animals?|cats?) , service|assistance|support|certified|registered or|and otherwise|not|emotional|registered',
      'no (dogs|animals|pets) [,] not_even|even|including|or|nor [for] [the] blind|service|support|assistance|medical',
    ],
    unless: [
      "-not|never|no|nor|isn't|aren't|longer|won't_be|be (welcome|welcomed|accepted|allowed|permitted|exempt|exempted|excepted|ok|okay|fine|considered|follow|fit) !only|but",
      '(may|can|will|must|shall) be (welcomed|accepted|allowed|permitted|accommodated|admitted)',
      '(welcome|welcomes|accept|accepts|allow|allows|exempts?|permits?) [all|any|your|every|pets_and|cats_and] <assist>',
      'except|excepted|excepting|exempt|other_than|excluding|besides|apart_from|waived|waives|waive|aside_from|exemptions?',
      '-no|without|zero|any exceptions? !to_the_rule',
      "(are|is)_not_(a_)?pets?|not_subject_to|aren't_pets|no_(additional_|extra_|pet_)?(fees?|deposits?|charges?|rent|cost|restrictions?|limits?)|(does|do|will)_not_apply|doesn't_apply|don't_apply|never_(to|for|applies|apply|charged|charges?)",
      'requests? ~5 (handled|reviewed|answered|welcome|go_to|sent|processed|granted)',
      '(in_line_with|as_required_by|under|per|according_to) ~2 law|act|ada|hud',
      'free|at_no_(extra_|additional_)?(cost|charge)|free_of_charge|without_(a_|any_)?(fee|deposit|charge)',
    ],
    flags: [
      'No emotional support animals.',
      'ESA letters go in the trash.',
      'No dogs, not even for the blind.',
    ],
    passes: [
      'No pets, except service animals.',
      'Assistance animals are welcome.',
      'A $300 pet deposit applies, never to service or support animals.',
      'The breed list does not apply to service animals.',
      'Guide Dogs of America has a campus nearby.',
    ],
  },
];
