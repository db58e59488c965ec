/** Miles's questions about a word Nora just said, and her answers: "ask-back" doubts it, "ask-on" is taken with it. */
export const askBacks = `
= back-steps
part ask-back
heard steps (?:from|to|away)[^.]*,[^.]* and 
needs !says:block,blocks,minute,minutes,mile,miles
M: [All of them|Every one of those], just steps away? That's steps in [a lot of directions|several directions|every direction].
 | How many steps is [“steps”|that, would you say]? [I count slowly|Mine are short|I've got short legs].
 | [“Steps” is doing some work there|That's a generous word, “steps”]. [How many|Whose steps]?
 | [They can't all be next door|Somebody has to be the closest|One of those has to be first]. [Which one would you try|Which would you walk to]?
N: [No distance is given|There isn't a distance in the sentence|It doesn't count them]. [Pick the one you'd use on a Tuesday|Take the one you'd go to most] and walk it from the front door.
 | [It stops at “steps.”|The listing doesn't count.] I'd [start with the coffee|start with the one that's open late|choose one] and [time it|count].
 | [I'd pick one and walk it|Walk to your favorite and you'll know], [once with bags|both ways|on an ordinary day].

= back-close
part ask-back
heard \\bclose to\\b
needs !says:block,blocks,minute,minutes,mile,miles,moments,moment
M: How close is [close|that], [in shoes|on foot|to somebody carrying groceries]?
 | [“Close” by whose legs|Close on foot, or close with a car]?
 | [I like a number with my “close.”|Close is a word I'd check on a map.] [Is there one|Do we get one]?
N: [It doesn't say|No distance is given]. [A map would settle it|Ask the map, then your feet].
 | [There's no number|No number, I'm afraid]. [Walk it once before you decide|Try it on a day with weather].

= back-minutes
part ask-back
heard (?<!\\d[ -])\\bminutes? (?:from|to|away)
M: Minutes [by what|how|in what]? [Feet, wheels, wings|On foot, or behind a bus|Walking, or with every light green]?
 | [How many minutes|Which minutes]? [Sunday morning's are shorter than Friday's|There's noon, and there's rush hour].
N: [It doesn't say|That isn't said]. [Try it at the hour you'd go|Do the trip once, at the hour you'd really make it].
 | [Minutes is all we get|The listing stops at “minutes.”] [Time it yourself|Run it once with a clock].

= back-every-room
part ask-back
heard \\bin every room\\b
M: Every room? Even the [one|ones] with [a lock on the door|the lock|a shower curtain]?
 | Every room, [including the bathrooms|baths and all|down to the smallest]?
N: That's [the listing's word|how the listing has it]. I'd [check the bathrooms|look into the bathrooms] before I repeated it.
 | [So it says|Those are the words]. [Open every door and see|Count as you go], bathrooms last.

= back-newer
part ask-back
heard \\bnewer\\b
needs !says:2012,2013,2014,2015,2016,2017,2018,2019,2020,2021,2022,2023,2024,2025,2026
M: Newer than [what|which|the last ones]?
 | [Newer is a comparison|“Newer” needs a second half]. Than what?
N: No year is given. [Ask for one|Somebody has the receipt, so ask|Ask for the paperwork].
 | [It doesn't finish the thought|The listing leaves that open]. [The year's worth asking for|Get the year when you call].

= back-recently
part ask-back
heard \\b(?:recently|newly|freshly) (?:renovated|updated|remodeled|redone|painted|refinished)\\b
needs !says:2012,2013,2014,2015,2016,2017,2018,2019,2020,2021,2022,2023,2024,2025,2026
M: How [recent|new] are we talking? [Last month, or last couch|Still-smells-of-it new]?
 | [Recent by whose calendar|Recent the way people say it, or recent by the receipt]?
N: There's no [year|date] [in the listing|on it]. [Ask for one|Ask, and ask what was done behind the walls].
 | [It doesn't say when|No date]. [The invoice would tell you|Ask who did it, and when].

= back-original
part ask-back
heard \\boriginal (?:\\w+ )?(?:details?|moldings?|mouldings?|woodwork|millwork|floors?|doors?|mantels?|staircase|windows?|hardwood|columns|tile)
needs fact:yearBuilt year<1950
M: Original, as in {year}?
 | Original to {year}? [Somebody kept an eye on it|Somebody left well enough alone].
 | [From {year}, then|That would make it {year}]. [And nobody painted over it|And it made it this far]?
N: [That's how I read it|That's the way it reads]. [The listing gives no other date|No other date is given].
 | [“Original” is the listing's word|The word is the listing's]. [The rest of the story you'd have to ask for|Ask what's been repaired since].

= back-working-fireplace
part ask-back
heard \\bworking (?:[\\w-]+ ){0,2}?fireplace
M: Working as of [when|what winter|which match]?
 | Working[ since when|, and since when|, says who]?
N: As of the listing. Ask when it was last [lit|swept|inspected].
 | [The listing says working, and that's all|It says working]. Ask [who swept it last|for the last inspection].

= back-laundry-site
part ask-back
heard [Ll]aundry\\b[^.]*\\bon-site|on-site [Ll]aundry
needs kind=condo,co-op,home !in-unit-laundry !washer-dryer
M: On-site isn't [in the apartment|behind my own door], though.
 | [On-site, so there's a trip involved|On-site, so pack a basket|So I'd need a hamper with good wheels].
N: [No, so find out which floor|Right, so ask which floor]. [Then time it with a basket|Then walk it once].
 | [There is|It's a walk, whichever floor]. [Ask what hours, and whether it takes a card|Ask how many machines].

= back-could-be
part ask-back
heard \\b(?:could be|can be (?:converted|turned|used)|potential (?:for|to))\\b
M: [“Could” is a small word with a big budget|“Could be” isn't “is.”|That's a could, not an is.] [What would it take|Says who]?
 | [Could, as in somebody's drawn it|Is that a plan, or a daydream]?
N: [It's the listing's idea|The listing says it could, and no more]. [A contractor can tell you what it takes|Price it before you count on it].
 | [No plans are mentioned|It mentions no drawings]. [Treat it as an idea until somebody prices it|Count it as an idea].

= back-top-floor
part ask-on
heard \\b[Tt]op[- ]floor\\b
needs kind=condo,co-op,home !roof-deck !says:duplex,triplex
M: Top floor. So [the only footsteps overhead are pigeons|nobody's dropping shoes on my ceiling|overhead it's just weather].
 | [Nobody above me|Nothing overhead but sky]. [Then I'm the one with the footsteps|I'd be the footsteps].
N: [Pigeons, and whoever fixes the roof|Weather, and the person who fixes the roof]. [Ask how old that is|Ask about the roof].
 | [Be kind to downstairs|Slippers, then]. And ask [about the roof|how the roof is].

= back-flights
part ask-on
heard \\b(one|two|three|four|five) flights? (?:up|of stairs)\\b
needs !says:elevator
M: [And {heard} flights means|So, {heard} flights up, and] I'm the elevator.
 | [{Heard} flights|That's {heard}]. [My groceries have questions|I'd make one trip, whatever it took].
N: None is mentioned. [Climb it once with something heavy|Take it once with a full bag].
 | [You are|So it seems]. [Do it once with a suitcase|Try it with groceries], then decide.

= back-private-outdoors
part ask-on
heard ^(?!Residents|The building|In the building|.*\\b(?:shared|common)\\b).*\\bprivate (?:[\\w-]+ ){0,3}?(roof deck|rooftop|roof terrace|terrace|garden|balcony|patio|deck|backyard|yard)\\b
needs !kind=house,multi-family,townhouse
M: Private. So [nobody else's chair is in my spot|nobody else has the good corner|nobody's towel is on my chair].
 | [Private, meaning one key|Just ours, then|A {heard} nobody else gets]? [I'm already choosing the corner|I'd leave my book out there].
 | [Nobody else's grill, nobody else's playlist|No sign-up sheet for that {heard}, then].
N: [That's the word it uses|“Private” is its word]. [The good corner's yours|All the corners are yours].
 | [Private, it says|So it says]. [Pick the corner, then|Leave your book out|You'd set out two chairs and be done].

= back-low-fee
part ask-back
heard \\b[Ll]ow (?:monthly|monthlies|maintenance|HOA|dues|common charges|assessments?|taxes|property taxes)\\b(?: (?!and\\b)[\\w'-]+){0,4}\\.?$
M: Low compared with [what|whose|which building]?
 | [“Low” is an opinion|Low is relative]. [Compared with what|Says who]?
N: It doesn't say. [Put the figure next to two others nearby|Compare it with two others].
 | [That's the listing's view|The listing doesn't compare]. [The figure is what counts|Judge the figure, not the word].

= back-whole-floor
part ask-on
heard \\b(?:entire|whole|full)[- ]floor\\b
needs kind=condo,co-op,home
M: The whole floor. So [nobody to nod at in the hall|there's no neighbor across the hall|I'd never get the wrong door].
 | [A floor to itself|All of it]? [Nobody's going to borrow sugar|Then whose wall do I knock on].
N: [What hall|No across, and hardly a hall]. [It's all home from the landing on|Just your own doors].
 | [You'd have to go up or down for company|Company's upstairs or down]. [Sugar, too|Bring your own sugar].

= back-fireplaces
part ask-on
heard \\b(two|three|four|five|six|seven) (?:[\\w-]+ ){0,2}?fireplaces\\b
M: {Heard} of them. [I've never had to choose a fireplace|Which one gets the good chair]?
 | {Heard} fireplaces, [and I've got one good chair|and I own one poker|and one person who knows how to light them].
N: [You'd need {heard} good chairs|Then the chair moves around|A chair for each, eventually]. 
 | [Start with the nearest and work through the winter|One for each mood|You'd rotate].

= back-levels
part ask-on
heard \\b([Dd]uplex|[Tt]riplex)\\b(?! (?:unit|up\\b|down\\b))
needs kind=condo,co-op !says:elevator
M: [So there are stairs, and they're ours|Then the stairs are on the inside]. [I like that|Like a house, with a lobby].
 | [An upstairs, in an apartment|Going up to bed without leaving home]. [I'd hold the banister like a homeowner|That's a small luxury].
N: [Inside, and all yours|Every step is yours]. [Count them with a laundry basket|Mind your socks].
 | [You can be upstairs and home at once|Somebody can be out of earshot]. [That's worth a few stairs|It has its uses].
`;
