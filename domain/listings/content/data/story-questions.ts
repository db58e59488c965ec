/** What buyers ask, in the order that a page answers it, and how descriptions phrase the answer. */
export type StoryQuestion = {
  question: string;
  saidBy: RegExp;
  /** Words that disqualify a sentence as the answer. */
  unless?: RegExp;
  /** Asked only about homes in a building, or only about houses. */
  of?: 'unit' | 'house';
};

const could = /\b(?:could|potential|possib\w+|room for|bring your|imagine|would)\b/i;

export const storyQuestions: readonly StoryQuestion[] = [
  {
    question: 'What has been updated?',
    saidBy:
      /\b(?:new|newer|updated|renovat\w+|replaced|remodel\w+|rebuilt|installed|gut)\b[^.]*\b(?:19[89]|20[0-3])\d\b|\b(?:19[89]|20[0-3])\d\b[^.]*\b(?:new|renovat\w+|remodel\w*|roof|furnace|boiler|windows|water heater|HVAC)\b|\b(?:new|newer|updated|replaced) (?:roof|HVAC|furnace|windows|foundation|plumbing|electric\w*|water heater|boiler|wiring)\b/i,
    unless: could,
  },
  {
    question: 'Is there private outdoor space?',
    saidBy:
      /\b(?:private|own|fenced|wrap[- ]?around|your)\b[^.,]{0,40}\b(?:terraces?|balcon(?:y|ies)|patios?|decks?|roof ?decks?|gardens?|back ?yards?|yards?|porch(?:es)?)\b/i,
    unless:
      /\b(?:shared|common|communal|residents|building|co-?op|views? of the|overlook\w*|could|potential)\b/i,
  },
  {
    question: 'Where is the laundry?',
    saidBy: /\b(?:in[- ]unit (?:laundry|washer)|washers?\b[^.]{0,12}\bdryers?|laundry)\b/i,
    unless: could,
  },
  {
    question: 'Is there a doorman or an elevator?',
    saidBy:
      /\b(?:doorm[ae]n|door staff|door people|concierge|elevators?|walk-?up|flights? (?:up|of stairs))\b/i,
    of: 'unit',
  },
  {
    question: 'What does the monthly fee cover?',
    saidBy:
      /\b(?:hoa|assessments?|maintenance|common charges|monthlies|monthly (?:fees?|dues|charges?)|dues)\b[^.]*\b(?:includes?|covers?|included)\b/i,
  },
  {
    question: 'Are pets allowed?',
    saidBy:
      /\bpet[- ]friendly\b|\b(?:pets?|dogs?|cats?)\b[^.]{0,40}\b(?:allowed|welcome\w*|permitted|ok(?:ay)?|friendly)\b|\bno (?:pets|dogs|cats)\b|\b(?:allows?|welcomes?) (?:pets|dogs|cats)\b/i,
  },
  {
    question: 'May it be rented out?',
    saidBy:
      /\b(?:rentals?|renting|sublet\w*|subleas\w*|pied[- ][àa][- ]terres?|investors?)\b[^.]{0,60}\b(?:allowed|permitted|friendly|welcome\w*|ok(?:ay)?|unlimited|restrict\w*|cap)\b|\b(?:allows?|permits?)\b[^.]{0,40}\b(?:rentals?|renting|sublet\w*|subleas\w*|pied)|\bno (?:rental|sublet)\w*|\b(?:unlimited|flexible) (?:rent|sublet|subleas)\w*/i,
  },
  {
    question: 'What does the board ask for?',
    saidBy:
      /\bboard (?:approval|package|interview|application)|\b(?:co-?purchas\w+|guarantors?|gifting|parents? buying)\b|\b\d{1,2} ?% (?:down|financing)|\bfinancing (?:allowed|permitted|up to)\b/i,
    of: 'unit',
  },
  {
    question: 'Are there income limits?',
    saidBy: /\bincome (?:limits?|restrict\w*|caps?|requirements?)\b|\b\d+ ?% AMI\b/i,
  },
  {
    question: 'What parking is there?',
    saidBy: /\b(?:garages?|parking|driveway|carport)\b/i,
    unless: /\b(?:could|potential|street parking|roof|blocks?|nearby)\b/i,
  },
  {
    question: 'Is there storage?',
    saidBy:
      /\bstorage (?:unit|locker|room|space|cage|bin)s?\b|\b(?:private|deeded|basement|additional|caged) storage\b/i,
    unless: could,
    of: 'unit',
  },
  {
    question: 'How is it heated and cooled?',
    saidBy:
      /\b(?:furnace|boiler|heat pump|central (?:air|heat|a\/?c)|radiant heat\w*|mini-?splits?|HVAC|forced air|baseboard heat|geothermal)\b/i,
    unless: could,
  },
  {
    question: 'What stays with the home?',
    saidBy:
      /\b(?:furniture|furnish(?:ed|ings)|fridge|refrigerator|washer|appliances|tv|grill|hot tub)\b[^.]{0,60}\b(?:included?|conveys?|stays?|remain)\b|\bsold furnished\b|\bfully furnished\b/i,
  },
  {
    question: 'Who designed it?',
    saidBy:
      /\b(?:designed|built|restored|reimagined|converted|renovated) (?:in \d{4} )?by (?:[\p{Ll}-]+ ){0,4}\p{Lu}|\barchitects? \p{Lu}/u,
  },
];
