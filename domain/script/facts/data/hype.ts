/** Sales words that say nothing about the home; we drop them. */
export const hypeWords =
  /\b(?:rarely available|absolutely|truly|simply|very|really|incredibly|impeccably|meticulously|beautifully|gorgeously|stunningly|tastefully|lovingly|thoughtfully|elegantly|effortlessly|seamlessly|perfectly|stunning|gorgeous|breathtaking|spectacular|amazing|incredible|exquisite|fabulous|fantastic|magnificent|luxurious|luxury(?! vinyl)|dreamy|dream|immaculate|pristine|impressive|beautiful|lovely|charming|adorable|wonderful|exceptional|extraordinary|remarkable|unparalleled|unmatched|unbeatable|unforgettable|coveted|highly desirable|desirable|sought-after|highly sought-after|sought after|prestigious|premier|exclusive|one-of-a-kind|one of a kind|rare opportunity|showstopping|show-stopping|jaw-dropping|picturesque|quaint|delightful|enviable|world-class|top-of-the-line|top of the line|state-of-the-art|state of the art|must-see|inviting|sun-drenched|idyllic|serene|tranquil|majestic|grand|opulent|ultimate|perfect|ideal|chef's|gourmet|entertainer's|sprawling|magical|enchanting|whimsical|superb|phenomenal|sensational|iconic|timeless|sleek|chic|posh|lavish|breath-taking|super|great(?! room)|awesome|phenomenally)\b,?\s*/gi;

/** Sales verbs and phrases with the plain word people would use. */
export const plainWords: [RegExp, string][] = [
  [/\bboasts?\b/gi, 'has'],
  [/\bboasting\b/gi, 'with'],
  [/\bshowcases\b/gi, 'has'],
  [/\bshowcasing\b/gi, 'with'],
  [/\bnestled\b/gi, 'set'],
  [/\bperched\b/gi, 'set'],
  [/\bsituated\b/gi, 'set'],
  [/\bfeaturing\b/gi, 'with'],
  [
    /\b(kitchen|bath|bathroom|room|suite|bedroom|home|house|yard|basement|level|floor|property|unit|condo|it|which|that|lot|building|garage|barn) features\b/gi,
    '$1 has',
  ],
  [
    /(?<!\b(?:the|its|other|more|key|special|these|and|of|with) )\bfeatures (?=(?:an?|the|its|new|two|three|four|\d)\b)/g,
    'has ',
  ],
  [/\bis equipped with\b/gi, 'has'],
  [/\bis complete with\b/gi, 'has'],
  [/,? complete with\b/gi, ' with'],
  [/\bequipped with\b/gi, 'with'],
  [/\butilize\b/gi, 'use'],
  [/\bput in in\b/gi, 'installed in'],
  [/\bresidence\b/gi, 'home'],
  [/\bchef['’]s kitchen\b/gi, 'kitchen'],
  [/\ban abundance of\b|\ba plethora of\b|\ba multitude of\b/gi, 'plenty of'],
  [/\bample\b/gi, 'plenty of'],
  [/\bin close proximity to\b/gi, 'close to'],
  [/\bconveniently located\b/gi, 'located'],
  [/\bideally (located|situated|set)\b/gi, '$1'],
  [/\bat your fingertips\b/gi, 'close by'],
  [/\bstate of the art\b/gi, 'modern'],
  [/\bplus, /gi, ''],
  [/\b(\w+), and more\b/gi, '$1'],
  [/,? (?:and )?(?:so )?much,? much more\b|,? and much more\b|,? and more\b|,? etc\b\.?/gi, ''],
];
