/** Praise beyond the words used before a feature's name. */
export const morePraise = `
attractive invigorating top-quality pre-eminent preeminent commodious boundless cinematic alluring mesmerizing unobstructed-feeling wonderfully delightfully gorgeously fantastically pretty comforting uplifting restorative livable exciting architecturally-exciting well-cared-for
stylized high-end upscale-feeling desired commanding lushly sunlit world-famous
bodacious cheerful cheery optimally refreshing
exquisite magnificent extraordinary exceptional exceptionally remarkable incredible amazing amazingly breathtaking desirable
picturesque sought-after highly-sought-after coveted prestigious prime premier thoughtful impeccable immaculate meticulous
spectacular serene tranquil idyllic quintessential refined fabulous well-proportioned well-maintained well-equipped
generously-sized generously-scaled generously-proportioned uniquely absolutely incredibly highly tastefully masterfully
expertly seamless seamlessly effortless effortlessly perfectly ideally conveniently beautifully stunningly superb superbly
vibrant discreetly trendy quaint delightful splendid sublime majestic enviable envy-causing awe-inspiring jaw-dropping
show-stopper showstopper chef-worthy chef-inspired chef-quality magazine-worthy museum-quality bold eye-catching exotic
glistening shimmering enchanting decadent dreamy blissful bright-and-airy airy light-drenched light-flooded sunlight-filled
sun-bathed sun-washed sun-dappled wow-worthy luxe posh swanky opulent regal elevated upscale state-of-the-art first-class
top-notch top-tier unparalleled unmatched unrivaled unbeatable incomparable unforgettable endless unlimited limitless
acclaimed renowned world-renowned celebrated famed award-winning excellent terrific awesome good nice nicely cool standout miraculous sumptuously
stylishly warmly gracefully artfully carefully cleverly gently smartly lovingly painstakingly flawlessly strikingly
comfortable comfortably effectively equally further simply undeniably surprisingly especially particularly utterly
supreme ultimate utmost optimal lofty bountiful abundantly amply lavishly richly private-feeling hip happening bustling
lively storied legendary magical heavenly dream-like zen-like resort-like five-star well-loved well-kept delicious
easy easy-going high-quality fine family-friendly extraordinarily sizable sizeable vast voluminous jumbo airy-feeling sun-splashed open-air-feeling gem-like
famous storybook notable friendly reasonable adorable beaming bespoken intelligent intelligently pin-drop character-rich character-filled indulgent uncompromising considered fresh-feeling charmingly lovely-sized cozy-feeling top-rated finest conveniently-located
`
  .trim()
  .split(/\s+/);

/** Praise in the list of feature names, but plain information to a listener. */
export const telling = `
solid thick modern contemporary classic newly freshly recently completely totally own mature detailed multiple several many
numerous additional extra more another other also quiet plenty big architectural sized extensive professional minimalist
intricate ornate spa organized manicured very real flexible
`
  .trim()
  .split(/\s+/);

/** An ad, whatever else the sentence says. */
export const adPhrases: readonly RegExp[] = [
  /\b(?:many more|consideration|highlights the|hot ?spots?|everyday life|(?:keeps?|makes?) (?:the|it|this) (?:space|home|room|place))\b/i,
  /\b(?:dreams?|oasis|sanctuar\w+|paradise|haven|escape|retreats?|masterpiece|centerpiece|showpiece|showcase|gems?|jewel|treasure|testament|embodiment|epitom\w+|exud\w+|radiat\w+|evok\w+|icon|wow|magic|flair|grandeur|splendor|elegance|charm|allure|ambian?ce|vibes?|character and|soul|spirit|essence|sophistication|comfort|convenience|tranquility|serenity|luxur\w+|opulence|indulgence|warmth|craftsmanship|functionality|practicality|versatility|flexibility|peace of mind|sense of|touch(?:es)?|feel|feels|feeling|lifestyle|experience\w*|living at its|perfection|attention to detail|possibilit\w+|opportunit\w+|appeal|pride|rarity|offering|legacy|statement|stage|backdrop|tone|mood|atmosphere|pedigree|aesthetic|balance|surroundings|canvas|illusion|feat|fusion|standard|respectful|energy|essentials|reverence|homage|wonder|makes?|isn't just|connectivity|be beat|fills? every|always better|bathes?|sweet|indeed|pocket of|looking for its|equidistan\w+|cross breezes|stands as|heart of|heart and soul|pleased to|in a flow|creat(?:e|es|ing)|presence|(?:art )?collections?|add(?:s|ing)? (?:\w+ )?(?:character|interest|drama)|imagination|vision|disappoint|pi[eè]ce de r[eé]sistance|shines? with|pinnacle|refuge|same standards|one is greeted|beckons?|reign(?:s|ing)|perks?|notable mention|prioritized|(?:loft|city|urban|downtown) living(?=\.)|in every direction|seconds away|quick commute|much effort|straight out of|low monthl\w+|low (?:hoa|fees|assessments)|crown(?:s|ed|ing) (?:the|this)|vistas|enveloped|prized|much larger|practical conveniences|architecturally|filled with (?:natural )?light|natural light to)\b/i,
  /\b(?:endless|unlimited|must[- ]see|don'?t miss|won'?t last|rarely|once[- ]in|one[- ]of[- ]a[- ]kind|second to none|a breeze|breezy|fingertips|doorstep|outside your|stone's throw|best of|more than (?:just )?a|not just|nothing short|no expense|every detail|no detail|has to offer|to boot|can'?t beat|like no other|hard to find|move right in|call home|your own|the best|best|finest|everything(?! (?:except|but|from))|anything|loads of|tons of|to the next level|at its|of course|ever)\b/i,
  /\b(?:entertain(?:s|ing|ers?)?|unwind\w*|relax\w*|host(?:ing)?|gatherings?|indulge|soak up|savor|inspir\w+|captivat\w+|impress\w*|delight\w*|celebrat\w+|elevat(?:e|es|ed|ing)|enhanc\w+|graces|graced|gracing|gracious\w*|adorn\w*|bath(?:e|es|ed|ing) in|drench\w*|soaked|flood(?:s|ed|ing)?|awash|nestled|tucked away|perched|poised|steeped|awaits?|boast\w*|transcend\w*|redefin\w+|reimagin(?:e|es|ing)|envision\w*|imagine\w*|discover\w*|embrac\w+|transport(?:s|ed|ing)?|effortless\w*|seamless\w*|thoughtful\w*|meticulous\w*|timeless|perfect\w*|ideal\w*|exception\w*|invit(?:es|ing)|promis\w+|deserv\w+|love|loved|enjoyment|enjoys?|ensur\w+|blends?|blending|marr(?:y|ies|ying)|combines? (?:\w+ )?(?:style|charm|modern|historic|classic)|meets|curated|crafted|discerning|prestig\w+)\b/i,
];

/** Who may live there, and who has: we never say whom a home is for. */
export const people =
  /\b(?:we|our|ours|us|my|i|i'm|(?<!single[- ]|two[- ]|multi-?|three[- ]|four[- ]|one[- ]|legal )famil(?:y|ies)(?! rooms?| and| or den)|kids?'?s?|child|children\w*|toddlers?|teen\w*|guests(?!')|friends|couples?|bachelors?|professionals|students?|seniors?|retirees|empty[- ]nesters|schools?|churches|synagogue|neighbors|homeowners?(?!'? association)|first-time|newlyweds|everyone|anyone|those who|someone|people|lovers?|enthusiasts?|aficionados?|entertainers?|cooks?|chefs?|collectors?)\b/i;

/** Talk between agents, and instructions to buyers. */
export const agentTalk =
  /\b(?:agents?|brokers?|brokerage|realtors?|showings?|appointments?|contact|call|calls|e-?mail|text|buyers?|sellers?|purchasers?|photos?|pictures|videos?|virtual(?:ly)?|listings?|offering plan|sponsors?|llc|file no|mls|lockbox|disclos\w+|offers? due|highest and best|pre-?approv\w+|proof of funds|as-is|disturb|schedule\w*|tours?|open houses?|staged|staging|renderings?|equal housing|herein|thereof|representations?|information purposes|accuracy|measurements|guarantee\w*|warrant\w*|(?:exact|approximate|all) dimensions|are approximate|(?<!includes? (?:[^.]*, )?(?:property |real estate ))taxes|verify|deemed reliable|please|note|nda|1031|memorandum|asking|(?<!included in the )(?<!included in the purchase )(?<!included in the sale )priced?|pricing|invest\w*|cap rate|noi|roi|grm|upside|cash flow|income|returns?|appreciat\w+|turn-?key asset|value-add|(?:on|to|the|below|above|free) market|market (?:value|rate|price)|motivated|closings?|commission|reduced|hurry|today|welcome|come see|sold)\b|\$\d+k?\/?(?:sf|psf)|https?|www\.|@|\d{3}[-.]\d{4}/i;
