/** Questions that get a neutral answer naming public sources, never an opinion. */
export type Topic = {
  id: string;
  reason: string;
  answer: string;
  questions: string[];
  unless?: string[];
  /** Whether phrases such as “family room” are taken out of the question first. */
  overlooksSafePhrases?: boolean;
};

const people =
  'people|neighbou?rs?|residents?|families|folks|owners|homeowners|tenants|occupants|demographics?|population|households|community|crowd|kids|children|couples|seniors|retirees|professionals|students|singles|clientele';
const area =
  'neighbou?rhoods?|area|areas|community|street|block|building|complex|town|city|suburb|subdivision|part_of_town|side_of_town|location|place|here|there|zip_code|cul_de_sac|village|it|this';

const where =
  'neighbou?rhoods?|areas?|communit(y|ies)|streets?|block|town|city|suburb|subdivision|part_of_town|side_of_town|location|zip_code|cul_de_sac|village|building|complex|schools?|park|trail|subway|station';
const unsafe = 'safe|safer|safety|safely|unsafe|dangerous|secure|sketchy|rough|shady|seedy|scary|ghetto';

const crimeAnswer =
  'We describe the property and leave that judgment to you. The local police department publishes incident figures and maps, and a visit at different times of day helps too.';

export const topics: Topic[] = [
  {
    id: 'faq-crime',
    reason: 'Asks for an opinion on crime or safety.',
    answer: crimeAnswer,
    questions: [
      'crime|crimes|criminals|crime_rate|gangs?|burglar(y|ies)|break_ins?|robber(y|ies)|shootings?|violence|violent|drug_(dealers?|activity|problem)|drugs|murders?|muggings?|theft|thefts|sex_offenders?|registered_offenders?|predators?|vandalism|homeless|homelessness|after_sunset|after_sundown|without_worr\\w+|afraid|scared|fear',
      'police|cops?|sirens?|911|patrols? !stations?|department|or_fire|and_fire|insurance',
      '(stolen|steal|steals|stealing|robbed|mugged|burglari[sz]ed|vandali[sz]ed|broken_into|break_in|carjack\\w*|porch_pirates?|assaults?|prostitut\\w+|arrests?|graffiti)',
      '(side_of_the_tracks|part_of_town|side_of_town|neck_of_the_woods) ~2 okay|ok|fine|good|bad|nice|all_right|decent',
      'walk|walking|jog|run|park|parking|go_out|alone|live|safe|safety ~4 alone|at_night|after_dark|by_myself|at_nighttime',
    ],
    unless: [
      '(where|how|who|which_(site|office|website)) ~4 (look_up|find|see|check|get|publish|publishes|read|post|posts|keeps) ~5 (statistics|stats|data|maps?|figures|reports?|numbers|records)',
      'alarms?|security_system|doorbell|cameras? ~5 police|911|monitor\\w*|dispatch',
    ],
  },
  {
    id: 'faq-safety',
    reason: 'Asks for an opinion on crime or safety.',
    answer: crimeAnswer,
    questions: [
      `${unsafe} ~6 ${where}|here|there|around|night|dark|alone|live|living|walk|walking|jog|jogging|park|parking|midnight|evening`,
      `${where}|here|there|around ~6 ${unsafe}`,
      `(is|was|feels?|be|are) (it|this|that|everything|things) [\\w+] [\\w+] ${unsafe} $`,
      `how safe|dangerous|rough|secure|sketchy|unsafe ~6`,
      `${unsafe} ~5 <who>`,
      `<who> ~5 ${unsafe}`,
      'safest',
      '(be|feel|is|are) ok|okay|fine|alright|all_right|comfortable ~2 walking|walk|alone|biking|riding|outside|going|playing',
      'lock (your|my|our|their|the|up) doors?|cars?|bikes?|at_night',
      '(let|letting|send|sending) +2 <who> play|walk|run|ride|go|roam|bike',
      '(leave|park|keep) ~5 safely|unlocked|outside_overnight',
      '(areas?|neighbou?rhoods?|streets?|parts?|blocks?) ~4 avoid|stay_away|steer_clear|stay_out|keep_away',
      'need_to|worry|worried|concerned|lock ~3 about|my ~2 safety|doors|neighborhood|area|robbed|car',
    ],
    unless: [
      'a_safe_(in_the|included|built|that|with|bolted|on|deposit)|gun_safe|wall_safe|safe_room|floor_safe|fire_safe|smoke|carbon|electrical|wiring|railings?|stairs|staircase|deck|balcony|pool|well_water|water|drink|drinking|foundation|roof|alarm|structur\\S+|pond|swimming|swim|creek|chimney|fireplace|asbestos|lead|radon|mold|secured_by|security_(system|deposit|cameras?)|garage|parking|entry|entrance|lobby|package|packages|mailbox|mailroom|door|bike|to_(use|assume|say|open|operate|plug|burn|swim|climb)|stove|treehouse|swing\\w*|playset|ladder|attic|elevator|outlets?|furnace|boiler|gas|paint|insulation|dock|tub|trampoline|windows?|lift|bridge|driveway|steps|sauna|generator|panel|storage|financing|rate_lock|flood\\S*|hurricane|earthquake|wildfire|storm|tornado|lender|loan|closing|earnest',
    ],
  },
  {
    id: 'faq-people',
    overlooksSafePhrases: true,
    reason: 'Asks who lives there.',
    answer:
      'Fair housing rules keep us from describing the people of an area. The U.S. Census Bureau publishes figures at data.census.gov, and you are welcome to visit the neighborhood yourself.',
    questions: [
      "who|who's|who're ~6 neighbou?rs",
      "who|who's ~3 (in|above|below|next|upstairs|downstairs|living|beside|across)_(the|me|us|door|to|there|here)|upstairs|downstairs",
      '(neighbou?rhood|area|town|block|street|suburb) ~2 declining|improving|deteriorating|gentrif\\w+|worse|downhill',
      '(with|of) +2 <who> ~1 $',
      '(tell|describe|talk|know|anything|something|hear|info|information|curious|wondering|what|else) ~3 (the|my|our|your|other|these|those) [\\w+] people|neighbou?rs|residents|folks|homeowners|tenants|population|crowd !(\\S+_){0,1}(houses?|homes?|trees?|fences?|lots?|lines?|sheds?|yards?|driveways?|gates?|dogs?|property|boundary|walls?|place|roof|leases?|parking|pay|deposits?)',
      '(stick|stand|stuck) out ~5',
      'feel|be|look out_of_place',
      'what|which|many languages? ~6 (hear|spoken|speak|people|neighbou?rs|pool|street|around)',
      '(hear|hears|hearing) ~4 (spanish|english|foreign|languages?|accents?|arabic|chinese|mandarin|korean|russian|yiddish)',
      "(owners?|tenants?|sellers?|occupants?|residents?|renters?|neighbou?rs?|someone|anyone|anybody|people|family|lived_here|live_here|they) ~4 (aids|hiv|sick|ill|disabled|mental|mentally|mental_\\w+|handicapped|cancer|dementia|alzheimer's|addicts?|addicted|alcoholics?|wheelchair|in_a_wheelchair|autis\\w+|depressed|covid|a_disease|a_disability) !accessible|ramp|access|parking|lift",
      'ex_?(cons?|felons?|offenders?|convicts?)|convicts?|felons?|sex_offenders?|registered_offenders?|parolees?|addicts?|junkies|drug_users?',
      '(typical|average|usual|median|general|mean|common) ages? !of_(the_)?(\\w+_)?(roofs?|homes?|houses?|buildings?|appliances?|furnaces?|windows?|systems?|trees?|units?|plumbing|wiring)',
      'would|will|could|do|does|can|are|is|might|should +3 <who> ~3 like|enjoy|love|happy|comfortable|welcome|welcomed|fit|live|get_along|safe|accepted|treated|at_home|around|nearby|here|there',
      '(recommend|suggest|right|good|suitable|ideal|perfect|best|nice|great|appropriate|avoid|okay|ok|fine|work) !enough ~6 (to|for|should|as) +3 <who>',
      "(should|would|will|can|could) (i|we) ~5 (if|as|being|since) [i'm|we're|i_am|we_are|a|an] +2 <who>|<status>|<hue>",
      '(tenants?|neighbou?rs?|owners?|sellers?|residents?|people|have_any|there_any|have_many) ~6 <who>',
      '(owners?|landlords?|sellers?|anyone|they|neighbou?rs|landlady|board|people) ~2 (care|mind|object|problem|be_okay|be_ok|be_upset|freak_out) ~5 <status>|<hue>|<who>',
      'weirdos?|creeps?|hoodlums?|trash|white_trash|riff_?raff !bins?|cans?|day|pickup|chute|collection|service|removal|room|is|out|goes|picked|fee',
      'english_(language_)?learners?|esl|ell_\\w+|limited_english',
      '(picky|choosy|particular|strict|selective|fussy) ~1 about ~1 who',
      '(anyone|anybody|neighbou?rs?|people|tenants?|renters?|residents?|families|owners|units|households) ~5 (section_(8|eight)|housing_vouchers?|vouchers|welfare|food_stamps|public_assistance|subsidi[sz]ed|on_assistance)',
      'racists?|racism|prejudiced?|bigots?|bigoted|tolerant|intolerant|homophobic|accepting|xenophobic|open_minded',
      'people_wise|neighbor_wise|demographically|kind_of_crowd',
      '(typical|average|usual) resident|neighbou?r|owner|buyer|tenant|homeowner|person|family|household',
      'languages? ~5 area|neighbou?rhood|community|here|building|street|spoken|town',
      '(two|three|unmarried|single) +1 men|women|guys|girls|males|females|adults ~1 living|sharing|together',
      'crowd',
      '(good|right|suitable|ideal|appropriate|nice|great|best) for someone|anyone|people|a_person ~2 single|retired|elderly|older|young|disabled|married|pregnant|religious|unmarried',
      '(kids?|family|senior|student|retiree|child) heavy|centric|dense|dominated',
      'how white|black|asian|hispanic|jewish|religious|rich|wealthy|poor|christian ~3 neighbou?rhood|area|town|community|street|people|residents|schools?',
      '(anyone|anybody|someone|others|people) ~6 wheelchairs?|disabled|disability|handicapped|blind|deaf|medications?|autistic',
      '(would|will|do|does|can|could) ~4 fit_in|fits_in !the|a|this|that|my|our|one|each',
      '(sellers?|owners?|landlords?|landlady) ~2 care|mind|prefer|picky|choosy ~3 who|whom|what_kind',
      'snobby|stuck_up|trashy|redneck|hippie|yuppie|hipster|preppy|bougie|uppity|snooty',
      '-my|our|your|two|three|four|we_have|i_have|end_for|area_for|section_for|hours_for|slide_for|room_for|space_for <plain-people> !<their-things>|#+',
      '-shared_with|from|between|share_with|between_us_and_the|from_the (neighbou?rs|residents|locals) !(\\S+_){0,4}(share|shared|access|visible|far|houses?|homes?|trees?|fences?|driveways?|dues|fees?|pay|park|parking|use|vote|plow|maintain|yards?|land|lots?|well|wall|plans?|permits?|gym|pool|garage|get|guests?|can_(see|use|rent|reserve|book)|see|reserve|rent|book|easements?|right_of_way)',
      '-how_many|many|two|three (people|folks|everyone) !(\\S+_){0,3}(park|parking|seat|sit|fit|hold|use|can|may|support|sleep|rent|pay|usually_(store|get|drive))',
      '(people|neighbou?rs|residents|folks|everyone) ~2 look_out|looks_out|know_each_other|knows_each_other|get_along|keep_to|socialize|mingle',
      '(retirement|family|singles|student|party|professional) type|kind|sort of',
      '(problem|nosy|difficult|troublesome|bad|loud|noisy|crazy) neighbou?rs?',
      "(who's|who_is|who_are|who_has|who_keeps) [been|mostly] moving|buying|coming|leaving",
      '(vibe|feel|personality|attitude|character|profile|type) ~2 of ~2 residents|neighbou?rs|people|tenants|owners|buyers?|renters?',
      '(types?|kinds?|sorts?) of buyers?|tenants?|renters?|person|applicants?|owners?',
      '(friends|playmates|kids|children|others) ~1 to_play_with|(their|his|her|our)_age|the_same_age',
      '(mostly|mainly|all|mix_of|lot_of|lots_of|many|how_much|percent) ~3 section_(8|eight)|vouchers?|subsidized',
      'section_(8|eight)|subsidized neighbou?rhood|area|block|street|complex|building',
      'section_(8|eight)|vouchers?|subsidized ~2 houses|homes|people|next_door|on_the_(block|street)|nearby|in_the_(building|area|neighbou?rhood)|around',
      'republicans?|democrats?|liberals?|conservatives?|political|politics|politically',
      'reputation ~3 neighbou?rhood|area|street|building|community|town|block|complex',
      '(makeup|make_up|composition|backgrounds?|mix) ~2 of|in ~2 neighbou?rs|residents|people|neighbou?rhood|area|community|building|block|street',
      '(better|nicer|higher|lower|good|certain|what|which|different) class of',
      'working_class|middle_class|upper_class|lower_class|blue_collar|white_collar|affluent|wealthy|upper_crust',
      '(loud|noisy|screaming|crying|rowdy|wild|annoying) [\\w+] <who>',
      '(any|other|many|some|lots_of|enough|more) +2 <who> ~3 age|ages|nearby|around|on|in|close|here|there|next_door|live|living',
      'who|whom [else|all|currently|mostly|typically|exactly|would_be] lives?|living|resides?|are_the_neighbou?rs|are_my_neighbou?rs|is_moving|would_be_my|moves|lives_next',
      `what|which|how_many|how_much|any|many|lots_of|describe|tell_me_about|more|mostly|mainly|are_there|is_there|are_the|are_most|have ~3 kinds?|sorts?|types?|classes ~2 ${people}`,
      `what|how|who is|are|'s|about|do [the|my|your|our] [\\w+] neighbou?rs|residents|people|tenants|other_owners|homeowners|locals|folks [\\w+] [like|friendly|nice|do|here|there|nearby|around|next_door] `,
      `(are|is|do|does|would|will|have) ~6 ${people} ~4 in|on|of|around|near|at|live|living|here|there|nearby|next_door|like|play ~3 ${area}|here|there|nearby|live|around|next_door|me|us`,
      `(are|is) there|most ~5 families|kids|children|couples|retirees|seniors|young_\\w+|old_\\w+|professionals|students|singles|minorities|immigrants|foreigners|teenagers|babies !playground\\S*|rooms?|park|museum|pool|activities`,
      'demographics?|demographic_makeup|racial|race|ethnic|ethnicity|ethnicities|diverse|diversity|minorit(y|ies)|integrated|segregated|multicultural|immigrants?|foreigners?|refugees|nationalit(y|ies)|(white|black|brown)_(people|famil\\S+|neighbou?r\\S*)|african_americans?|hispanics?|latinos?|asians?|mexicans?|indians?|arabs?|caucasian|gay|lesbian|lgbtq?\\+?|queer|transgender|illegals !tracks?|entry|course|cars?|days?|routes?|weekends?|courses|fees?|start|boats?',
      `(is|are) [it|this|that|the|here|there] ~2 (mostly|mainly|predominantly|primarily|largely|a|an|any|more) ~3 famil(y|ies)|kids|couples|seniors|retirees|professionals|young|old|older|elderly|single|singles|renters|students|adults|christian|jewish|muslim|black|white|asian|hispanic|<nation> ~2 !room|home|homes|house|zoning|residence`,
      `(is|would|are|was|will) ~4 good|great|nice|suitable|right|appropriate|ideal|perfect|best|okay|ok|comfortable|friendly|welcoming ~4 for|to|place ~4 famil(y|ies)|kids|children|<kids>|couples|retirees|seniors|elderly|young_\\w+|single_\\w+|singles|women|students|professionals|newlyweds|immigrants|minorities|people_like|bachelors|raise|someone_like|gay|empty_nesters|<faith>|<nation>_\\w+`,
      `(is|are|was|would) [it|this|that|the|they] [\\w+] [a|an|in_a|in] [\\w+] good|bad|nice|decent|rough|sketchy|desirable_class|better|wrong|right|classy|respectable|up_and_coming_class|ghetto|trashy|low_class|high_class ${area}`,
      `(is|are) the|this|that neighbou?rhood|area|street|community|block|side_of_town|town [\\w+] good|bad|nice|decent|rough|sketchy|getting_better|getting_worse|changing|turning|tipping|flipping|improving|going_downhill|up_and_coming|in_transition|any_good !for_(?!rais)\\w+ing|to|from|into|enough|off|over_to`,
      'family_friendly|kid_friendly|child_friendly|family_oriented|family_neighbou?rhood|age_group|age_range|how_old_are_(the|my|most)_(people|residents|neighbou?rs|owners|tenants)',
      '(are|is|were) ~4 neighbou?rs?|residents|people|owners|tenants|folks|homeowners|locals ~2 retired|disabled|handicapped|gay|foreign_born|immigrants|wealthy|rich|poor|nice|friendly|young|old|older|elderly|married|single|educated|professionals|religious|conservative|liberal|republicans?|democrats?|welcoming|foreign|white_collar|blue_collar|normal|<faith>|<race>|<hue>|<nation>',
      '(renters?|tenants?|neighbou?rs?|people|owners|residents) with|on|using section_8|vouchers|assistance|welfare',
      'quiet|loud|noisy|rude|old|young|older|younger|rich|poor|elderly|foreign|nice|bad|good|decent|gay|religious|crazy|weird|normal|educated|working_class|wealthy people|folks|families|neighbou?rs|residents|tenants|couples',
      '(good|great|nice|best|ideal|right) ~2 (place|area|neighbou?rhood|home|street|community|house|spot) ~2 raise|raising|for_(kids|families|children|a_family)|grow',
      'raise|raising ~2 family|kids|children|famil(y|ies)',
      'adults_only|no_kids|no_children|children_allowed|kids_allowed|allow_(kids|children|families)|families_(allowed|accepted|welcome)|accept_(families|kids|children)|noisy_(kids|children|neighbou?rs)|rent_to_(famil\\S+|students|couples|minorities|immigrants|\\w+_people)',
      '(does|do|has|have) ~6 have|lots|many|lot_of|any ~3 kids|children|families|couples|seniors|retirees|minorities|singles|young_\\w+|old_\\w+ !room|play\\w*|pool|area|activities',
      '(age|ages|how_old) ~4 people|residents|neighbou?rs|owners|tenants|folks|homeowners',
      '(neighbou?rhood|area|community|building|block|street|town) [\\w+] mixed|diverse|homogeneous',
      'subsidized|affordable|low_income|public housing|units|people|tenants|residents|famil(y|ies)',
      'population|people_my_age|my_own_age|others_like_(me|us)|people_like_(me|us)',
      'would|will|do ~4 belong|be_comfortable|feel_comfortable|feel_at_home|be_accepted|feel_welcome|blend_in|be_welcome',
      'speak|speaks|speaking ~3 english|spanish|<nation>|language ~6 !agent',
      'disabled|handicapped|mentally_ill|group_homes?|halfway_houses?|sober_living|rehab_(center|house|facility)|special_needs|wheelchair_(people|users|bound) ~4 live|nearby|near|neighborhood|living|area|street|in',
      'group_homes?|halfway_houses?|section_8_(housing|tenants|people|neighbors)|low_income_(housing|people|families|residents)|welfare|public_housing|the_projects|renters_or_owners|poor_people|rich_people|wealthy_people|income_level|income_levels|average_income|median_income|socioeconomic|class_of_people',
      '(sellers?|owners?|tenants?|current_owners?|previous_owners?|family|neighbou?rs?) ~2 race|religion|nationality|ethnicity|<faith>|gay|married|single|from_another_country',
      'single_(men|women|moms|people)|married_couples|married|divorced|how_many_(kids|children|families|couples)',
    ],
    unless: [
      '(version|copy|translation)_of_the|sign_the_lease|sign_a_lease',
      '<nation>_(restaurants?|grocer\\w*|markets?|food|cuisine|baker\\w+|stores?|shops?|takeout|tile|maple|doors?)|asian_(grocer\\w*|market|food|store|restaurants?)|(to|at|for|during|see)_(the|a|my|our)_(showing|open_house|tour|viewing|visit|inspection)|come_along|hot_tub|septic|people_park|people_can|(in_law|guest|mother_in_law)_(suite|apartment|house|unit|quarters)|zoned|zoning|title|deed|loans?|mortgage|tax(es)?|exemption|single_family|multi_family|multifamily|family_room|55\\+|55_and|55_or|hopa|age_restricted|age_restrictions?|kids_pool|playground|playgrounds|trash|recycling|hoa_(fees?|dues|rules|documents?|cover\\w*|manage\\w*|charge\\w*)|white_(cabinets|oak|trim|kitchen|walls?|fence)|black_mold|(end|section|hours|slide|bath|tub|table|room|space|lights?)_for_(the_)?(kids|children|toddlers|teens)|(balcony|railings?|stairs?)_(\\w+_){1,4}for|(use|swim)_(\\w+_)?(the|in)|(is|are)_there_(a|an|any|some)_(\\w+_){1,2}for_(the_|my_|our_|small_|young_)?(kids|children|toddlers|teens)|vacant|vacate|who_(owns|maintains|manages|plows|mows|built|pays)_(the|that|this|for)_(\\w+_)?(lot|land|field|parcel|woods|fence|road|driveway|property|building|pond|wall|hedge|alley)',
    ],
  },
  {
    id: 'faq-schools',
    reason: 'Asks for an opinion on schools.',
    answer:
      'We can name the assigned schools, but not judge them. The school district and the state department of education publish enrollment boundaries and report cards.',
    questions: [
      '(good|best|great|top|decent|better|bad|worst|excellent|strong|quality|highly_rated|top_rated|well_rated|safe|safest|blue_ribbon|high_performing) [\\w+] schools?|school_district|school_districts|elementary|education',
      '(how|are|is|do|does|would|what) ~7 schools?|school_district|school_system ~4 good|great|any_good|bad|best|rated|ratings?|rank|ranked|rankings?|quality|like|reputation|better|decent|recommend\\w*|scores?|test_scores|worth|perform\\w*|safe|diverse|compare|excellent|strong|highly',
      '(how|are) [good|are] [good|the] [the] [local|nearby|public|area|neighborhood] schools ~3 $',
      '(parents?|people|families|locals|you) ~2 think|say|feel|like|love ~4 schools?|elementary|district',
      '(top|best|strongest|better|worst) ~2 schools?|ones|elementary',
      'schools? ~3 (top|best|strongest|better|worst|worth)',
      'great_?schools|niche_rating|school_grades|school_report_card',
      'teachers?|principal|faculty ~3 good|great|nice|caring|bad|strict|qualified|any_good',
      'test_scores?|bullying|graduation_rates?',
      "school|schools|school's rating|ratings|ranking|rankings|quality|scores|reputation|demographics",
      '(schools?|daycares?|preschools?) ~3 for ~2 kids|children|famil(y|ies)|<kids>|son|daughter',
      'what|how ~2 schools like|rated|rate|score|stack_up|perform|compare',
      'how good|bad|great|strong|safe ~4 schools?|school_district|school_system|education',
      '(recommend|prefer|choose|suggest|pick|avoid) ~3 schools?|school_district',
      '(would|do|did|will|should|could|can) (you|i|we) ~2 send ~6 school|schools|there',
      'schools?|school_district ~4 recommend|prefer|choose|suggest|avoid|send_(my|our)',
    ],
  },
  {
    id: 'faq-religion',
    reason: 'Asks about religion.',
    answer:
      'Fair housing rules keep us from describing an area by religion. Public maps and directories list places of worship of every kind near any address.',
    questions: [
      'church|churches|cathedral|parish_church|synagogues?|shul|mosques?|masjid|temple|temples|gurdwara|mandir|eruv|mikvah|chabad|minyan|religion|religious|religions|worship|faith|faiths|denominations?|<faith>|god_fearing|parochial|bible|halal|orthodox|kosher_neighborhood|jcc|prayer !street|st|road|rd|lane|ave|avenue|university|hill|hospital|falls|drive|dr',
    ],
    unless: [
      'church_bells?',
      '(church|mosque|synagogue|temple|chapel)_(\\w+_){0,5}(in_use|vacant|for_sale|demolished|torn_down)',
      'community_(center|centre)_(pool|gym|parking|hours|membership|preschool|court)',
      '(church|mosque|synagogue|temple|chapel|parish)_(\\w+_){0,5}(parking|lot|driveway|fence|bells?|noise|easement|traffic|share|shared|shares|property_line|lease|plow|plows|land|parking_lot|steeple|lawn)',
      '(jewish|kosher|halal)_(style_)?(deli|delis|bakery|restaurants?|bagels?)',
      '(after|before|following)_church|(church|chapel|synagogue|convent|parsonage|rectory|temple)_(once|before|originally|at_one_time|in_the_past|at_some_point|back_then)|(was|were)_(it|this|that|the_\\w+)_(\\w+_)?(a|an|the)_(\\w+_)?(church|chapel|synagogue|convent|temple)',
      'once|formerly|originally|used_to_be|converted|ever ~3 church|chapel|synagogue|convent|parsonage|rectory|temple',
      '(former|converted|old)_church|church_(conversion|street|st|road|rd|lane|ave)|christian_(street|st|lane)|temple_university|chapel_hill|falls_church|baptist_hospital',
    ],
  },
];
