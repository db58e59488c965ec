import type { PhraseRule } from '../schema.ts';

/** Refusing changes that a person with a disability may need (42 USC 3604(f)(3)). */
export const accommodationRules: PhraseRule[] = [
  {
    id: 'accommodation-refused',
    tier: 'block',
    protects: 'disability',
    reason: 'Refuses accommodations or modifications for people with disabilities.',
    readsMasked: true,
    suggestion: 'Leave it out; reasonable accommodations and modifications are considered case by case.',
    phrases: [
      '<never> ~6 (accommodations?|accommodate|modifications?_for|access_(changes|requests)|<access-aid>) !\\.|,|access|conveys?|stays?|remains?|is_included|at_present|yet|in_(the|this|either|that)|on_(the|this|either)|at_(the|this|either)|from|to_(the|this)|near',
      '<never> [\\w+] (add|adds|adding|install|installs|installing|install_or_\\w+|build|builds|building|put|putting|widen|widening|lower|lowering|allow|allows|allowing|permit|permits|permitting|approve|approves|have|provide|provides|make|makes|hold|holds|reserve|reserves|assign|assigns|let|lets) ~5 <access-aid>|accommodations?|modifications?|(handicapped?|accessible|disabled|reserved)_(parking|spaces?|spots?|stalls?)',
      '<access-aid>|accommodations?|accommodation_requests?|medical_equipment|(handicapped?|accessible|disabled)_(parking|spaces?|spots?|stalls?|placards?) ~8 (<turned-down>|refused|forbidden|banned|prohibited|means?_nothing|spoils?|ruins?|have_to_go|has_to_go|must_go|an_eyesore|ugly|clutter|out_of_the_question)',
      "<access-aid>|(handicapped?|accessible|disabled|reserved_handicapped?)_(parking|spaces?|spots?|stalls?|placards?) ~6 (not|never|won't|cannot|can't|isn't|aren't) ~2 (be_\\w+|allowed|permitted|installed|added|built|approved|provided|welcome|honou?red|an_option|held|reserved|available|accepted|happen\\w*)",
      "(no|never|not|without|zero|any) (exceptions?|allowances|special_treatment|special_favors|concessions) ~3 (medical|health|disabilit\\w+|doctors?|doctor's_notes?|handicap\\w*|wheelchair\\w*|illness|conditions?|mobility|limitations)",
      "(doesn't|don't|won't|never|not|no) ~2 (exceptions?|allowances) ~3 (medical|health|disabilit\\w+|illness|handicap\\w*)",
      "(whatever|no_matter_what|regardless_of_what|even_if|even_with|not_even_with|don't_care_what|doesn't_matter_what) ~1 (your|a|the|any|their) (doctors?|doctor's|physicians?|therapists?|physician's|medical) ",
      "doctor's|doctors|physician's|therapist's note|notes|letter|letters ~6 (won't|not|never|don't|doesn't|means?_nothing|ignored|no)",
      '(disability|disabled|handicapped?|impaired|medical) or_not|or_no_(disability|\\w+)',
      '(anyone|anybody|tenants?|applicants?|people|those|residents?|whoever) ~2 (asking|asks?|requesting|requests?|demanding|needing|needs?) ~3 (accommodations?|modifications?|<access-aid>|special_treatment) ~8 (<turned-down>|<never>|shown)',
      "(please_)?(don't|do_not|no_need_to|never) ask ~6 (because_of|due_to|for) ~2 (knees?|hips?|backs?|conditions?|disabilit\\w+|health|illness)",
      '(free_of|without|no|none_of|rid_of) ~2 (handicap\\w*|wheelchair|disabled|accessible)_(parking|spaces?|ramps?|signs?|placards?|clutter)',
      '(ramps?|grab_bars?|stair_?lifts?|rails|handrails) ~4 (removed|taken_out|torn_out|gone) ~8 (normal|regular|healthy|able\\w*|appeal|typical|everyday) ~1 (people|buyers?|folks|families|again)',
      "(walkers?|wheelchairs?|scooters|power_chairs?|mobility_\\w+|oxygen(_tanks)?|hospital_beds?|canes?|crutches) ~9 (aren't_allowed|aren't_permitted|can't_come|cannot_come|can't_be|banned|forbidden|prohibited|not_allowed|left_outside|stay_outside|scratch\\w*|out_of_sight|off_limits|not_permitted|kept_out\\w*|not_welcome)",
      "(doesn't|don't|does_not|do_not|won't|never) do|make|entertain|offer|grant|consider ~1 accommodations|modifications|special_requests",
      "(handicap(ped)?|disabled|accessible|disability) (tags?|placards?|stickers?|permits?|plates?) ~8 (park_on|the_street|won't|not|have_to|must|nothing|can't)",
      "(can't|won't|cannot|not|never) (widen|lower|ramp|modify|adapt|retrofit) ~3 (for_you|for_anyone|for_a|for_your)",
      '(no|never|not) live_in (caregivers?|aides?|nurses?|attendants?|helpers?)',
    ],
    flags: [
      'We do not allow ramps or grab bars.',
      'Reserved handicapped parking will not be provided.',
      'No exceptions for medical conditions.',
      'Power chairs are banned from the lobby.',
    ],
    passes: [
      'Grab bars may be installed with notice to the office.',
      'The ramp does not convey.',
      'There is no ramp; the entry has four steps.',
      'Electric scooters may not be charged in the hall.',
      'No structural changes without approval.',
    ],
  },
];
