import type { PhraseRule } from '../schema.ts';

const protects = 'national origin' as const;
const suggestion = 'Leave it out; never describe people by origin, ancestry or language.';

export const nationalOriginRules: PhraseRule[] = [
  {
    id: 'origin-preference',
    tier: 'block',
    protects,
    reason: 'States a preference or limit by national origin.',
    suggestion,
    phrases: [
      '<refuse> [any] <nationals>|<nation>_<people>|<nation>_nationals',
      '<nationals>|<nation>|<nation>_<people>|<nation>_nationals <only-after>|<not-welcome>|will_feel_at_home|feel_at_home|welcome $',
      '<nationals>|<nation>_<people> <only-after>|<not-welcome>|will_feel_at_home|feel_at_home|welcome|welcomed|live_here|live_nearby',
      '<seek>|only|for|other|fellow|by [<determiner>] [<adjective>] [,|and] [only|<adjective>] <nationals>|<nation>_<people>|<nation>_born|<nation>_origin|<nation>_descent|<nation>_heritage',
      '<fit> ~3 for [<determiner>] [<adjective>] <nationals>|<nation>_<people>',
      '<nation> neighbou?rhoods?|community|communities|area|enclave|section|part_of_town|side_of_town|population|immigrants?|presence|household|households|families|family|couple|couples|tenants?|landlords?|residents?|owners?|neighbou?rs|buyers?|majority|people|folks|immigrant|culture_abounds|crowd|speakers|subdivision !rooms?|rugs?|center|bank|garden|mailbox\\S*|theatre|oven',
      'us|american|u_s|united_states citizens|citizen|nationals|passport|born [only|preferred|required|please|tenants|buyers]',
      'citizens|citizenship|legal_residents|green_card|green_card_holders|legal_status|papers|visa|work_permit|social_security_card|immigration_status only|required|preferred|necessary|mandatory|must|needed|proof|will_be_checked|checked|verified',
      'must|should|need_to|have_to|has_to|needs_to be|have|show|prove|provide [a|an|proof_of|your|legal|valid] [us|american|u_s|legal|valid] citizens?|citizenship|green_card|legal_(resident|immigrant|residents|status)|papers|immigration_papers|passport|immigration_status|visa|born_here|in_the_(country|us)_legally',
      'born_in_(the_us|the_usa|america|the_united_states|this_country)|american_born|native_born|foreign_born|us_born',
      'immigrant|immigrants|refugee|foreign|migrant|expat neighbou?rhood|community|families|tenants?|buyers?|people|workers|area|population|section|enclave|residents|owners !investors',
      'speak|speaks|speaking|fluent|fluency|know|understand|read|proficient|conversant [and|fluent|good|only|perfect|some|in|clear] [\\S+] english',
      'english speakers?|speaking|only|language|fluency|required|proficiency|first_language|is_a_must !basement|gardens?|ivy|village|tudor|cottage|style|manor|setter',
      '<nation>|native|mandarin|arabic|hindi|tagalog|farsi|urdu|punjabi|hebrew|yiddish|foreign language|speaking|speakers? <place>|families|family|tenants?|buyers?|people|neighbou?rs|residents|households?|community|only|preferred|required|population|welcome|landlord',
      'no|without [foreign|thick|strong] accents?|accent $',
      'no [smelly|strong|foreign|ethnic|spicy|curry|indian|asian] curry|ethnic_(cooking|food)|foreign_(cooking|food)|curry_cooking|spicy_cooking|indian_cooking|strong_smelling_food|fish_sauce',
      '(old|authentic|vibrant|historic|real|traditional|heart_of_the|strong|proud|large|growing|thriving|established|tight_knit|close_knit|famous) <nation> neighbou?rhood|community|enclave|section|district|population|presence|heritage_neighborhood',
      'predominantly|predominately|mostly|mainly|largely|primarily|heavily|majority|exclusively|all|increasingly|traditionally|historically <nation> $',
      'of <nation> descent|ancestry|origin|heritage|extraction|background',
      'national_origin|ancestry|nationality|country_of_origin ~2 preferred|required|only|matters',
      'ethnicit(y|ies)|nationalit(y|ies) ~2 preferred|only|welcome|nearby|neighbors|live',
      'no|not section_of_foreigners|boat_people|wetbacks|anchor_babies',
    ],
    flags: [
      'English speakers only.',
      'An American neighborhood.',
      'Ideal for immigrants.',
      'No foreigners.',
      'Italian neighborhood near the park.',
      'US citizens only.',
      'Must speak English.',
      'Korean families welcome.',
      'Spanish-speaking community.',
    ],
    passes: [
      'Two blocks from Chinatown.',
      'French doors open to the patio.',
      'Spanish-style home with clay tile.',
      'Near Thai restaurants and an Italian bakery.',
      'There are no French doors.',
      'Our agents speak Spanish and English.',
      'English Tudor in Indian Hills.',
      'Polish Hill bungalow.',
    ],
  },
];
