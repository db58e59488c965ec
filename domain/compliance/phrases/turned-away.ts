import type { PhraseRule } from '../schema.ts';

/** Keeping some people out: every way to say it, crossed with everyone who is protected. */
export const turnedAwayRules: PhraseRule[] = [
  {
    id: 'turned-away',
    tier: 'block',
    protects: 'several classes',
    allowedForOlderPersons: true,
    reason: 'Turns some people away.',
    suggestion: 'Leave it out; everyone who qualifies may apply.',
    phrases: [
      '<refuse> +3 <who> =<after-who>|allowed|permitted|accepted|considered',
      "(doesn't|don't|didn't|does_not|do_not|won't|not|never) [really] like|want|trust|care_for|rent_to|sell_to|lease_to|cater_to|work_for|work_with|work_well_for +3 <who> =<after-who>",
      '<who> [<people>|applicants?] [with_\\w+|under_\\w+|over_\\w+|on_\\w+] [\\w+] <not-welcome>|need_not_(call|bother|inquire|come)|not_so_much|no_thanks|not_(ok|okay|good)',
      '<who> not|no|nope $',
      "(apply|applying|call|calling|inquire|rent|bother|ask) if [you're|you_are|they're|you] <status>|<impaired>",
      '<who> [are|is] welcome|accepted|ok|okay|allowed|considered only|if|provided|as_long_as|on_a_case_by_case_\\w+',
      '<who> [with_\\w+] [\\w+] should|must|may|might|would|could|will ~2 look|consider|try|inquire|keep_looking|go|shop|search|be_better|be_happier|rent|buy ~2 elsewhere|another|other|different|somewhere|larger|smaller|next|ground|first|lower|better|bigger',
      '<who> [with_\\w+] must|have_to|are_required_to|need_to|may_only|can_only ~1 take|live|stay|rent|choose|occupy|reside|be_(on|in|placed)',
      "<who> cannot|can't|can_not|won't|will_not|may_not|could_not|are_not|aren't ~1 be|accommodated|considered|accepted|approved|housed|live|reside|rent|stay|apply|allowed|suited|right|comfortable",
      '<who> rarely|never|seldom|hardly ~1 stay|stays|last|lasts|rent|apply|live|fit',
      "(not|isn't|wasn't|never|hardly) [really|exactly|quite|much_of|the] [a|the|your] [\\w+] house|home|place|building|spot|neighbou?rhood|street|unit|setting|community|choice|fit for +3 <who> =<after-who>",
      "<nation>|<race>|<faith>|blacks|whites|immigrants need_not|needn't|should_not|shouldn't|keep_out",
      '(applicants|people|tenants|anyone|those|folks|buyers|callers) with [a|any] [foreign|thick|strong|heavy|\\w+] accents?',
      '(no_one|nobody|no_tenants?|no_people|no_persons?|no_buyers?) over|above|older_than|past [the] [age] [of] (\\d\\d|thirty|forty|fifty|sixty|seventy) !pounds|lbs|feet|inches|ft',
      'no|not|never|without|hate|tired_of ~4 strollers?|cribs|diapers|high_chairs|tricycles',
      'tired|sick|weary|fed_up of|with [the] [\\w+] kids|children|teenagers|babies|families',
    ],
    flags: [
      'Wheelchair users cannot be accommodated.',
      'Same-sex couples should look elsewhere.',
      'Pets ok, kids not.',
      'No active-duty tenants.',
      'Irish need not apply.',
    ],
    passes: [
      'No restrictions on children.',
      'No HOA, families welcome.',
      'Children must be supervised at the pool.',
      'No neighbors behind.',
      'No one over 300 pounds on the zip line.',
    ],
  },
];
