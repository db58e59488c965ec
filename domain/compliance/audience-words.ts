/** Words for the people a home must not be advertised to or kept from, one list for each protected class. */
const kin =
  'moms?|mommy|mommies|dads?|daddy|daddies|mothers?|fathers?|grandm(a|as|other|others)|grandp(a|as)|grandfathers?|grandparents?|grannies|nanas?|husbands?|wife|wives|hubby|hubbies|spouses?|missus|(soccer|hockey|stay_at_home|single|expectant|expecting|pregnant|working|divorced|new)_(moms?|mothers?|dads?|fathers?|parents?|wom[ae]n|couples?)|parents|stepfamilies';
const generations =
  '(the_)?(aarp|geriatric|blue_hair|retirement)_(set|crowd|age)|(past|beyond)_(child_rearing|childbearing|retirement)_\\w+|(under|over)_?\\d\\ds|(under|over)_(\\d\\d|thirty|forty|fifty|sixty)_(crowd|set|<people>)|(thirty|forty|fifty|\\d\\d)_and_(under|over)_(set|crowd|<people>)|old_?timers?|youths?|retirees?|pensioners?|senior_citizens?|seniors?|(the_)?elderly|elders|oldsters|golden_?agers?|(baby_)?boomers?|empty_?nesters?|nesters|snow_?birds?|gen_?(x|y|z)(_?ers?)?|zoomers|millennials?|yuppies|hipsters|(twenty|thirty|forty|fifty|sixty|20|30|40|50|60)_?somethings?|young_at_heart|teens|teenagers?|tweens?|youngsters?|adults|grown_?ups?|(the_)?(young|old)_and_(the_)?(old|young|hip|restless)';
const aged =
  '(young|younger|old|older|elderly|mature|middle_aged|retired|retiring|aging|youthful|college_aged?|senior|single|adult|childless|child_?free)_(and_\\w+_)?(<people>|adults?|professionals?|executives?|gals?|ones|set|crowd)';
const marital =
  'the_two_of_you|just_?marrieds?|marrieds|couples?|pair_of_(lovebirds|newlyweds)|newly_?weds?|lovebirds|honeymooners|sweethearts|singles|singletons?|bachelors?|bachelorettes?|spinsters?|dinks?|divorcees?|widow(s|er|ers)?|(newly_|recently_|happily_|legally_)?(married|unmarried|unwed|divorced|widowed|cohabiting|engaged)_(<people>|folks|duos?|pairs?|partners?)';
const household = `famil(ies)|(a|any|every|one|another|your|some|this|what|right|young|large|big|small|growing|busy|active|nice|good|happy|lucky|military|christian|modern)_(<adjective>_|local_|lovely_|blended_|expanding_|military_|nuclear_|traditional_|expecting_|hispanic_){0,2}family|<kids>|baby|grand_?kids|grand_?children|tots|tykes|munchkins|rug_?rats|offspring|twins|triplets|(little|young|budding)_(scholars?|rascals?|explorers?|athletes?|learners?|artists?|angels?|monsters?|guys|people|folks|tykes)|sons?|daughters?|(the_)?(wife|husband)_and_kids|brood`;
const sexes =
  '(trans|transgender|queer|gay|lesbian|bisexual|same_sex|straight|heterosexual)_(<people>|folks|partners?|adults?)|<women>|<men>|dudes?|fellas?|lads?|chaps?|girlfriends|housewi(fe|ves)|homemakers?|businessm[ae]n|businesswom[ae]n|<orientation>';
const origins =
  '(<nation>|<race>|<hue>|<faith>|<pious>|biracial|interracial|foreign)_(<people>|investors?|expats?|exiles?|emigres|transplants|newcomers|adults?|christians|youth|millennials?|parents|mothers|speakers?|nationals|immigrants?)|<nationals>|(people|persons?|men|women|famil(y|ies)|folks)_of_colou?r|(<people>|newcomers|transplants|arrivals|immigrants|exiles|expats|investors?)_from_<lands>';
const faithful =
  'christians|(a|an|another|good|fellow|devout|practicing|true|honest)_(christian|catholic|believer|jew|muslim|hindu|mormon|protestant|baptist|methodist)|catholics|protestants|baptists|methodists|lutherans|mormons|evangelicals|jews|muslims|moslems|hindus|buddhists|sikhs|atheists|believers|non_?believers|church_?goers|parishioners|congregants|worshipp?ers|(church|congregation|parish|synagogue|temple|mosque)_members|members_of_(\\w+_){0,4}(church|congregation|parish|faith|synagogue|mosque|temple|ward)';
const impaired =
  "the_(disabled|handicapped|blind|deaf|infirm|frail|sick|mentally_ill)|(physically_|mentally_|developmentally_)?(disabled|handicapped|handicap|blind|deaf|impaired|ill|crippled|autistic|special_needs|challenged|wheelchair_bound|retarded)_(or_\\w+_)?<people>|(cane|walker|crutch|scooter|oxygen|hearing_aid)_users?|(<people>|anyone|someone|those)_with_a_history_of_(mental_\\w+|\\w+)|(sighted|able_bodied|healthy|ambulatory|mobile|non_disabled)_<people>|wheelchair_users?|amputees?|(<people>|those|anyone|anybody|someone|no_one|nobody)_(with|who_(have|has|use|uses|need|needs|take|takes)|on|using|in|taking)_(a_|an_|any_)?(\\w+_)?(disabilit(y|ies)|handicaps?|mobility_\\w+|wheelchairs?|walkers?|mental_\\w+|limited_mobility|impairments?|special_needs|addictions?|crutches|autism|dementia|alzheimer's|ptsd|depression|hiv|aids|medications?|meds|oxygen|bad_(knees|backs?|hips?))";
const military =
  'retired_military|national_guard(_\\w+)?|ex_(service\\w+|military)|veterans?|soldiers?|service_?m[ae]n|service_?members?|servicewom[ae]n|reservists?|military_(<people>|personnel|members?|spouses?|wives)|active_duty(_\\w+)?|troops|enlisted_\\w+|guardsm[ae]n|airm[ae]n|civilians';
const funded =
  '(housing_assistance|section_8|section_eight|public_assistance|welfare|ssi|ssdi|voucher|hud|assistance|subsidy|benefits?)_(recipients?|holders?|clients?|renters?|tenants?|applicants?|types|<people>)|welfare_(recipients?|famil(y|ies)|moms?|mothers?)|wage_earners?|(section_8|subsidized|low_income|unemployed|poor|jobless)_<people>|(<people>|anyone|anybody|those|someone|no_one|nobody)_(on|receiving|getting|using)_(any_|public_|government_|housing_)?(welfare|assistance|benefits|disability|ssi|ssdi|food_stamps|section_8|vouchers?|aid|subsid(y|ies))';

export const audienceWords: Record<string, string> = {
  // The mark that `markPeople` leaves, so that the long list is matched once and not in every phrase.
  who: 'qqq+',
  'protected-people': `${aged}|${impaired}|${funded}|${origins}|${kin}|${generations}|${marital}|${household}|${sexes}|${faithful}|${military}`,
  // What may follow people, so that "kids bath", "couples shower" and "seniors center" are no people.
  'after-who':
    "who|whose|who'd|who've|with|without|and|or|but|nor|to|in|into|on|at|from|of_(any|all|every|two|three|four|five|six|means|faith|\\d+)|alike|looking|seeking|wanting|needing|wishing|hoping|ready|starting|just|moving|downsizing|relocating|trying|working|living|tired|eager|too|here|there|everywhere|nearby|next|around|about|right|only|please|that|because|since|as|so|if|when|while|than|this|the|a|an|you|we|it|these|maybe|perhaps|especially|above|below|over|under|aged|up|out|not|no|down|coming|leaving|upstairs|downstairs|by|for",
  // What follows people who do, like or may do something.
  'people-do':
    "will|would|can|could|should|may|might|must|shall|need|needs|needn't|won't|cannot|can't|couldn't|wouldn't|are|aren't|is|isn't|have|has|had|do|don't|does|get|gets|tend|tends|often|always|usually|also|all|both|\\w+ly|like|likes|love|loves|enjoy|enjoys|adore|prefer|appreciate|live|lives|reside|thrive|flock|gather|settle|walk|play|ride|roam|run|grow|come|move|find|feel|want|wants|take|look|learn|rejoice|beware|stay|rent|buy|own|keep|keeps|say|agree|dream|make|makes|rule|rules|settled|dominate|bring|cause|beware|need_not",
  // Words that describe people where they follow "are" or "be".
  status:
    '<race>|<nation>|<nationals>|<faith>|<pious>|gay|lesbian|straight|heterosexual|homosexual|transgender|queer|lgbtq?|single|married|unmarried|divorced|widowed|retired|elderly|childless|pregnant|disabled|handicapped|older|young|younger|old|foreign|foreign_born|bilingual|minorities|immigrants?|wealthy|educated|retirees|couples|singles|seniors|families',
  lands:
    'afghanistan|africa|asia|brazil|cambodia|central_america|china|colombia|cuba|eastern_europe|egypt|el_salvador|ethiopia|europe|france|germany|ghana|greece|guatemala|haiti|honduras|hong_kong|india|iran|iraq|ireland|israel|italy|jamaica|japan|kenya|korea|latin_america|lebanon|mexico|nepal|nigeria|pakistan|peru|poland|puerto_rico|russia|somalia|south_america|south_korea|sudan|syria|taiwan|the_caribbean|the_dominican_republic|the_middle_east|the_philippines|turkey|ukraine|venezuela|vietnam|yemen|abroad|overseas|other_countries|another_country|elsewhere_in_the_world',
  neighbors:
    'neighbou?rs?|residents?|homeowners|owners|tenants|renters|people|folks|everyone|everybody|families|locals|occupants|students|kids|children|classmates|majority|most|others|buyers|applicants',
};
