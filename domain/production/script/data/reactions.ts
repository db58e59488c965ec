/** Short answers to something just heard. They state nothing. */
export const reactions = [
  'Okay, I like that.',
  "That's a good detail.",
  'Noted.',
  "I'm listening.",
  'Mm-hm, keep going.',
  'Huh. Go on.',
  'That I can picture.',
  "I'd have underlined that as well.",
  'Fair enough.',
  "See, that's the kind of thing I want to know.",
  'Nice.',
  'All right, you have my attention.',
  "I'm writing this down.",
  'Good to know.',
  "That's more than most listings tell you.",
  'Okay, that got me.',
  'Sensible.',
  'I had the same thought when I read it.',
  "Don't rush past that.",
  'Practical. I approve.',
  'Say no more. Actually, say more.',
  'I was hoping you would get to that.',
  'Right, that matters.',
  'Somebody thought about this.',
  "That's the sort of sentence I read twice.",
  'Ooh.',
  'Well, there you go.',
  'That answers a question I had not asked yet.',
  'I could live with that.',
  'Lovely, actually.',
  'Check.',
  'My pencil just moved.',
  "And that's on the record?",
  "That'd do it for me.",
  'One for the plus column.',
  'Duly noted. Next?',
  'That earns a star in my margin.',
  "I'd lead with that, if it were me.",
  'Interesting.',
  'Happy to hear it.',
  "That's refreshingly specific.",
  'Ha. Okay.',
  'You buried that one.',
  'I can work with that.',
  'Well, that settles one of my questions.',
  'Let that sit for a moment.',
  "That's a grown-up answer.",
  'Understood.',
  "I didn't expect that.",
  'Clear enough.',
  'Yes, please.',
  'That sounds thought through.',
  "I'd ask to see that first.",
  "We're getting somewhere.",
  'Good, because I was about to ask.',
  'Small thing, big difference.',
  'Now I am curious.',
  'Put a sticky note on that one.',
  "That's worth the trip by itself.",
  'You read that out with some feeling.',
  "So that's covered.",
  "I'll allow it.",
  "That's a tidy way to do it.",
];

/** Reactions to a particular thing; the sign must stand in what was just said. They add no fact. */
export const fittingReactions: [RegExp, string[]][] = [
  [
    /\bfireplace|wood stove|hearth\b/i,
    [
      "So that's the cold evenings spoken for.",
      'I can hear it crackle already.',
      'Marshmallows, then.',
      'Somebody hand me a blanket.',
      'Good. I judge a place by where you would read in winter.',
      "That's my seat taken.",
    ],
  ],
  [
    /\bisland\b/i,
    [
      'Which is where everyone ends up standing anyway.',
      'Homework, wine, taxes: it all happens on the island.',
      'That island will know all the gossip.',
      'Every party I have been to ended at one of those.',
      "So there's a spot for whoever is not cooking.",
    ],
  ],
  [
    /^kitchen: .*\bpantry\b/i,
    [
      'A pantry. My cereal collection thanks you.',
      'I have strong feelings about pantries. All positive.',
      'Finally, somewhere for the big pot.',
    ],
  ],
  [
    /\bwalk-in closet|closets\b/i,
    [
      "Closets don't get applause, but they should.",
      'My winter coats feel seen.',
      'Never argue with closet space.',
    ],
  ],
  [
    /\bporch\b/i,
    [
      'I would be out there with a book before the boxes were unpacked.',
      'A porch always gets my vote.',
      'Lemonade weather.',
      'You had me at porch.',
    ],
  ],
  [
    /\bdock\b/i,
    [
      'Feet in the water. Done.',
      'I know where I would be after work.',
      'End of the dock, bare feet, no phone.',
    ],
  ],
  [/\bpool\b/i, ['Cannonball.', 'And suddenly summer sounds fine.', 'I will bring the towels.']],
  [
    /\bbarn|hayloft\b/i,
    [
      'I am always in favor of a barn.',
      'Every project I have ever abandoned would fit in there.',
      'A barn is a good argument.',
    ],
  ],
  [
    /\bworkshop\b|\bshop has\b/i,
    [
      'A place to make noise and sawdust.',
      'Tools, assemble.',
      'I know some people who just sat up straight.',
    ],
  ],
  [
    /\boriginal|newel|pocket doors|woodwork\b/i,
    [
      "They don't come back once they're gone, things like that.",
      'I am glad somebody left that alone.',
      "That's the part you can't order from a catalog.",
      'Good for whoever resisted tearing that out.',
    ],
  ],
  [
    /\bsolar\b/i,
    [
      'The sun pays rent, in other words.',
      'That is one way to look forward to the electric bill.',
      'Sunshine with a day job.',
    ],
  ],
  [
    /\broof\b.*\b(?:20\d\d)\b/i,
    [
      'Nobody brags about a roof at dinner, but it is the first thing I ask.',
      "That's a big-ticket item with a date on it.",
      'I do love a dated receipt.',
      'Boring in the best possible way.',
    ],
  ],
  [
    /\breplaced|installed|relined|rewired|re-sided|recoated\b/i,
    [
      'The kind of work nobody posts about.',
      "Not glamorous, and I'm grateful for it.",
      'Somebody keeps their paperwork.',
      "That's a phone call you won't have to make.",
      'Unexciting. Perfect. Go on.',
    ],
  ],
  [
    /\bpermits?\b|\bwarranty\b|\binspected\b/i,
    ['Paperwork. Be still my heart.', 'I like a paper trail.', 'My inner accountant is pleased.'],
  ],
  [
    /\b(?:garden plot|garden beds|raised beds|orchard|apples|fenced garden)\b/i,
    [
      'I would be insufferable about my tomatoes.',
      'Dirt under the nails. Good.',
      'Breakfast you can pick.',
      'The neighbors should expect zucchini.',
    ],
  ],
  [
    /\bviews?|skyline|looks over|looks out|facing the\b/i,
    [
      'That never gets old.',
      'Turn the chairs around, then.',
      "You wouldn't need many pictures.",
      'I would lose whole mornings to that.',
    ],
  ],
  [
    /^(?:baths|bedrooms): .*\b(?:tub|shower|sauna)\b/i,
    ['Long day, meet your match.', 'Cancel my evening.', 'I am not coming out until dinner.'],
  ],
  [
    /\b(?:bookcases|built-ins|shelves)\b/i,
    [
      'I own too many books for that to be a neutral fact.',
      'Shelves first, people second. I stand by it.',
      'Somewhere for the paperbacks.',
    ],
  ],
  [
    /\bceilings?\b/i,
    [
      'You breathe differently with some height.',
      'Bring a tall ladder and a taller plant.',
      'My ficus just applied.',
    ],
  ],
  [
    /^living: .*\bfloors\b/i,
    [
      'Socks and a running start, is what I am hearing.',
      'Good floors forgive a lot.',
      'I would leave those bare.',
    ],
  ],
  [
    /^parking: .*\b(?:garage|parking)\b/i,
    [
      'No scraping ice in the dark. I will take it.',
      'Cars sorted.',
      'And a place for the bikes nobody rides.',
    ],
  ],
  [
    /^(?:water|land): .*\b(?:creek|stream|lake)\b/i,
    [
      'Water changes everything.',
      'I would sit there and do nothing at all.',
      'You can hear the answer to a bad day from there.',
    ],
  ],
  [/\bacres\b/i, ['That takes some walking.', 'You would want boots.', 'Space, then. Actual space.']],
  [
    /\bpatio|deck|terrace|rooftop|courtyard\b/i,
    [
      'Dinner outside until the first frost, if it were up to me.',
      'That is where I would be.',
      'String of lights, long table. Sorry, I am redecorating.',
    ],
  ],
  [
    /\b(?:trees|pines|maples|oaks|timber)\b/i,
    [
      "The kind of thing you can't hurry.",
      'Somebody planted those for whoever comes next.',
      'The squirrels come included.',
    ],
  ],
  [/\bbunks?|bunk room\b/i, ['I call top bunk.']],
  [/\bthe loft\b/i, ['I like a room with a lookout.', 'Up, up and out of reach.']],
  [/\bpets\b/i, ['My dog asked me to check.', 'Good news for anything with paws.']],
  [
    /\b(?:washer|laundry)\b/i,
    ['No more quarters. Small victories.', "Laundry isn't exciting until you don't have it."],
  ],
  [
    /^nearby: .*\b(?:trails?|greenbelt|park)\b/i,
    ['So the running shoes get used.', 'A walk after dinner, then.'],
  ],
  [
    /^nearby: .*\b(?:downtown|town)\b/i,
    ['Close enough to go, far enough to leave.', 'I can work out the rest of that day myself.'],
  ],
  [
    /^nearby: .*\b(?:station|metro|streetcar|rail)\b/i,
    ['That is a whole chapter of a book, each way.', 'Which leaves the car at home.'],
  ],
  [
    /\bgenerator|insulation|heat pump|geothermal\b/i,
    ['Comfort you never have to think about.', 'You only notice that when it is missing.'],
  ],
  [
    /^extra: .*\b(?:study|office|nook)\b/i,
    ['Somewhere to think that is not next to the dishes.', 'That is the video-call corner sorted.'],
  ],
  [
    /\bmudroom|dog shower\b/i,
    ['Boots, leashes, backpacks: there is a place for you.', 'Mud stays where it belongs.'],
  ],
];

/** Says back what was just named. {np} is a phrase of the listing. */
export const echoes = [
  '{Np}?',
  'Hang on. {Np}?',
  'Wait, go back. {Np}?',
  'You said {np}, just like that?',
  'Did I hear {np}?',
  '{Np}. Really?',
  'Sorry, {np}?',
  'I want to stop at {np} for a second.',
  '{Np}! Okay.',
  'Hm, {np}. I like the sound of it.',
  "So, {np}. That's one for my list.",
  '{Np}. Underlined.',
  "I'd happily hear {np} twice.",
  'You slid {np} in there very calmly.',
];

export const confirmations = [
  "That's what it says.",
  'Word for word.',
  'Yes indeed.',
  'Right there on the page.',
  'I checked twice.',
  'You heard me.',
  'No less.',
  "It's in black and white.",
  'I thought you might like that.',
  'Sure enough.',
  'So it says.',
  'Correct.',
  'I had a feeling that would land.',
  'Mm-hm.',
  'Exactly that.',
  'I saved it for you.',
];
