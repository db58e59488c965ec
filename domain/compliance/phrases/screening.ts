import type { PhraseRule } from '../schema.ts';

const ask =
  "(tell|tells|telling|send|sends|state|states|include|includes|including|mention|mentions|list|lists|give|gives|disclose|discloses|provide|provides|describe|describes|share|shares|say|says|ask|asks|asking|know|knows|indicate|note|show|shows|submit|specify|declare|reveal|email|text|write|check|checks|verify|verifies|fill_in|report|want|wants|see|need|needs|require|requires|what's|what_is|whats|your|their|the_applicant's|about)";

/** Asking applicants what nobody may choose by. */
export const screeningRules: PhraseRule[] = [
  {
    id: 'trait-asked',
    tier: 'block',
    protects: 'several classes',
    reason: 'Asks applicants for something nobody may choose by.',
    suggestion: 'Ask for move-in date, income and references only.',
    phrases: [
      `${ask} ~8 (your|their|his|her|its|an_applicant's|the_applicant's|any|a|and|or|,|what|which) [own|ethnic|full|current] <trait>`,
      "(your|their|his|her|what|which|whose|applicant's|tenant's|buyer's|same) [\\w+] <trait> !committee|guild|food|garden",
      '<trait> [,|and|or] [and|or|your] <trait>',
      `${ask} ~4 what|which church|faith|religion|race|country|congregation|god|temple|mosque|denomination`,
      `${ask} ~5 where ~2 (your|you|their|they|his|her) [family|people|parents|folks|ancestors] ~1 from|born|come_from|comes_from`,
      `${ask} ~5 (whether|if|that) ~2 (you|they|applicants?|anyone|callers?) ~3 (married|single|divorced|pregnant|disabled|gay|straight|religious|citizens?|children|kids|native|<faith>|<race>|<nation>|handicapped)`,
      '(what|how_do) ~1 you|they believe_in|worship|pray',
      '(how_old|what_age) ~1 (you|they|applicants?|tenants?) ~1 (are|is|be) ',
      '(photo|photos|picture|pictures|headshots?|selfies?|snapshots?|video|portrait|zoom|facetime) ~5 (of_(you|yourself|your_(family|face|kids|children|household|spouse|wife|husband|group)|the_(family|applicants?|whole|tenants?))|with_(your|the)_(application|inquiry|e_?mail|offer|message|letter)|so_(we|i|the|they|that)|to_(see|make_sure|check)|before_(a|any|the|we|i)_(showing|tour|visit|viewing|reply)) !id|home|property|house|listing|room|rooms|deck',
      '(see|send|like|want|need|get|ask_for) ~3 (photo|picture|headshot|selfie) first',
      '(headshots?|selfies?|family_photos?|family_pictures?|pictures?_of_(you|your_(family|kids|face|household))|photos?_of_(you|your_(family|kids|face|household))) ',
      '(applicants?|tenants?|callers?|buyers?|renters?) ~3 (photo|picture|headshot|selfie)s? !id|identification',
      "(see|know|check|tell|judge|find_out|hear) ~2 (what_(race|color|colour|nationality|religion)|how_you_look|what_you_look_like|who_we're_dealing_with|who_we_are_dealing_with|how_you_(sound|talk|speak))",
      '(keeps?|keeping|maintain|maintains|preserves?|protects?|fits?|matches) ~1 (its|the|our|their) [\\w+] look [of_the_(community|neighbou?rhood|building)] $',
      '(list|disclose|report|tell|reveal|mention|provide) ~2 (any|all|your|every) ~2 (medications?|medical_conditions?|diagnos\\w+|disabilit\\w+|health_(conditions?|problems|issues)|illness(es)?|handicaps?)',
      '(medical|health|psychiatric|treatment) (records?|history|histories|background|files?|questionnaires?|screening|exam|exams|check)',
      '(proof|evidence|certificate|copy) ~2 (marriage|citizenship|baptism|divorce|heterosexuality|legal_status|immigration)',
      'marriage (certificate|license|licence|papers)',
      '(preferred|approved|certain|right|acceptable|good|list_of) [\\w+] (last_names?|surnames?|family_names?)',
      '(spanish|foreign|ethnic|hispanic|jewish|asian|arabic|american|anglo|muslim|<nation>) (surnamed?|last_names?|sounding|surnames?|names?|accents?)',
      "(names?|surnames?) ~2 (sounds?|starts?_with|ends?_in|is|isn't|sounding) ~3 (foreign|ethnic|american|van|mc|o|ski|ian|<nation>) ~4 (luck|call|apply|welcome|fit|belong|rent|go|pass|$)",
    ],
    unless: [
      "(never|not|no_need_to|cannot|may_not|must_not|nobody|no_one|won't|will_not|don't|doesn't|do_not|does_not|not_required_to) [ever] (ask|asks|asked|asking|collect|collects|record|records|consider|considers|use|uses|send|share|include|forward|pass|passed|be_passed|need_to|mention|factor|affect|matter)",
      "(county_clerk|clerk's_office|town_hall|city_hall|courthouse) ",
    ],
    flags: [
      'Tell us your nationality, religion and marital status.',
      'Send a photo so the landlord can see what race you are.',
      'Applicants must disclose any disability.',
      'You will need a marriage certificate.',
    ],
    passes: [
      'Please include your move-in date, income and two references.',
      'Send photo ID to the office before a self-guided tour.',
      'We never ask about religion, age or national origin.',
      'Please don’t send family photos with your offer.',
      'More photos of the house on the listing page.',
    ],
  },
];
