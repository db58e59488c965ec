/** Follow-ups about the outside and the parking: Miles picks up one thing Nora has just told, and Nora answers. */
export const outsideScenes = `
= balcony-grill
rank spare
on balcony
M: [Straight to dinner|First things first]: am I allowed to grill on the {noun}?
 | In my head there's already a grill on {that} {noun}. Do the rules allow [it|that]?
 | {Np}, one small grill, one folding chair. [Is that allowed|Can I do that]?
 | [Every time I hear balcony, I hear sizzling|I hear balcony and I think burgers]. Can I grill out there?
N*: Maybe not with [charcoal|an open flame]. Many fire codes [limit|restrict] that on balconies, and buildings often add rules. An electric grill is [usually|generally] easier.
 | It depends on the building. Open flames on balconies are often [restricted|ruled out], while [a plug-in grill usually gets a yes|electric grills tend to be fine]. Get the rule in writing.
 | [Often only with an electric grill|Often yes with electric, and no with charcoal]. Fire codes and house rules usually both have a say, so ask before you buy one.
 | That's [usually|generally] up to the house rules. Most of them [cross out|refuse] charcoal first and often gas second, and electric tends to be fine.
ask which kinds of grill are allowed on the balcony
source International Code Council, International Fire Code, open-flame cooking devices

= balcony-whose-is-it
rank spare
on balcony
needs kind=condo,co-op
M: If [a railing works loose|the concrete cracks] out there, [who fixes it|who gets the bill], me or the building?
 | The {noun} would be mine [to sit on|to sweep]. Whose job is it to repair {them}?
 | A balcony is attached to everybody's building, so who [pays to repair it|looks after it]?
 | I'd water plants out there. Who'd look after the [slab|waterproofing] underneath, me or the building?
N*: It's usually [a split|divided]. Many associations keep up the structure and leave the [surface|floor finish] and the sweeping to you. The declaration draws the line.
 | Often it's the building. In many condos a balcony is a limited common element: [one owner uses it, everybody owns it|only you use it, but it's owned together]. Check the documents.
 | [Generally that's in the bylaws|The bylaws usually say]. Structure and waterproofing often fall to the building; tiles, paint and [geraniums|plants] tend to fall to you.
 | [As a rule, a bit of both|Usually some of both]. The building tends to handle whatever holds the balcony up, and most owners handle anything [that sits on it|they put on it].
ask who repairs the balcony, the owner or the building
source Community Associations Institute, limited common elements

= balcony-potted-plants
on balcony
M: I'd [fill {that} {noun} with tomatoes|put a vegetable patch out there] and [call myself a farmer|give you none].
 | [A row of big pots along the railing|Big clay pots, all the way along], and I'd have herbs all summer.
 | [Basil, mint, one tomato plant|Tomatoes, basil, maybe a small lemon|Two pots of mint, one tomato|Chives, thyme, a pepper plant]. The {noun} would be [my farm|the whole farm].
 | [I'm planning a jungle out there|I'd turn it green by June]: pots on the floor, pots on the railing.
N*: Count the hours of sun before you buy seeds. Tomatoes [usually|generally] want at least six, [herbs often get by on four|and mint often settles for less].
 | Mint [usually|often] grows wherever you let it. Tomatoes are pickier: about six hours of sun, [generally|as a rule].
 | Herbs [generally|usually] get by on [four hours|a few hours] of sun, so start there. Tomatoes tend to ask for six or more.
 | [A deep pot helps|Big pots help]. A tomato plant usually wants a foot of soil and six hours of sun, and basil [is often happy with less|generally asks for less].
visit stand on the balcony and see where the sun reaches
source University of Illinois Extension, container gardening

= balcony-juliet
rank best
on balcony~juliet,juliette
M: Juliet. [Can I step out onto it|Do I get to stand on it], or do I only look out from it?
 | So it's the Shakespeare kind. [Is there a floor|Do I get a floor], or only a railing?
 | [A Juliet is the one without a floor, isn't it|That's the one with a railing and no floor, right]?
 | I know the play. How much balcony do you actually get [with|from] a Juliet?
N*: Usually it's just a railing. Tall doors, a rail across them, and you generally stay indoors. Think of it as [a very good window|a big window].
 | As a rule it's doors that open onto a railing, [with little or no floor|and you stay inside]. You get the air without [having to sweep|buying chairs].
 | [Usually just the rail|Usually no floor to speak of]. The door swings in, the air comes in, and there's nothing to [shovel|sweep].
 | [Little or none to stand on, usually|Usually none to stand on]. Put an armchair just inside the open doors and that's your balcony.
visit open the Juliet doors all the way and see how the room changes
source Merriam-Webster, Juliet balcony

= balcony-covered
rank spare
on balcony~covered
M: Covered, so I could sit out there [in the rain|during a storm] and stay dry.
 | So it has a roof. That's [coffee in the rain|a chair that stays dry].
 | {Np}. The cushions could [stay out|live out there], then.
 | With a cover, [a bit of drizzle stops being an excuse|I'd be out there in any drizzle].
N*: In straight rain, sure. Wind [usually|generally] blows it in sideways, so look at the floor for how far the water reaches.
 | There's a trade-off. A cover [usually|generally] shades the room behind it too, which tends to be welcome in July and missed in January.
 | Most of the time, yes. Outdoor cushions usually survive a shower but still need drying, so find [a box for them|a dry place for them].
 | Look up before you sit down. Stains on the [underside|ceiling] of a balcony often mean water is [finding its way through|coming through from above].
visit look up at the underside of the balcony cover for stains
source Building America Solution Center, balconies and roof overhangs

= balcony-several
rank best
on balcony~balconies,two
M: [Plural|Balconies, plural]. One for the morning, one for [the evening|when the first one's in the sun].
 | [More than one|So there's a choice]. I'd put the good chair on one and [the bicycle on the other|the laundry rack on the other].
 | I've never had to [pick a balcony|choose between balconies] before. [It'd go by sun, I think|The sun would decide, I think].
 | With more than one, two people can read outdoors [in peace|without talking].
N: See which room each one [belongs to|opens from]. One off a bedroom gets used differently from one off the living room.
 | Walk out on each [with the door closed behind you|and close the door]. You'll know your favorite [before the agent's out there|in under a minute].
visit stand on each balcony with the door shut

= terrace-or-balcony
rank best
on terrace
M: Some listings say terrace, some say balcony. [What makes it a terrace|What's the difference]?
 | [I use terrace and balcony as if they were one word|In my head, a terrace and a balcony are the same thing]. What's the difference?
 | [Before I get excited|Vocabulary first]: what does a terrace have that a balcony doesn't?
 | When a listing says {np}, what [changes|is different] compared with a balcony?
N*: [What's underneath|What's below it]. A balcony [usually|generally] hangs off the wall; a terrace usually sits on something solid, often [somebody's ceiling|the roof of a room].
 | Usually it's the support. Balconies tend to stick out into the air, and terraces tend to rest on the ground or [on a roof|on the room below].
ask what is under the terrace and when it was last waterproofed
source National Roofing Contractors Association, plaza decks and terraces

= terrace-planters
rank spare
on terrace
needs kind=condo,co-op,home
M: [I want a tree out there|One tree. That's all I ask]. Can a terrace hold a tree?
 | Suppose I bring [big planters|real planters] to the {noun}. Would that be all right?
 | [I see olives in tubs|I'm picturing trees in tubs] on {that} {noun}. Is that allowed?
 | Could I plant [a whole garden|a real garden] on a terrace?
N*: [There's usually a limit|Usually there's a weight limit]. Soaked soil can [run to|approach] a hundred pounds a cubic foot, so many buildings cap planters or approve them.
 | [That's generally for the building to say|The building usually decides]. Wet earth is heavy, roots go looking for seams, and many boards [ask for lightweight soil|have a planter rule].
 | Within reason, [often|usually]. Engineers tend to like planters at the edges and over beams, [not in the middle|where the floor is strongest]. Ask for the limit first.
 | It often depends on what's underneath. A cubic foot of wet soil [usually|generally] outweighs a big bag of dog food, so [ask for the load limit|find out the limit].
ask whether there is a weight limit for planters on the terrace
source National Roofing Contractors Association, green roof and planter loads

= terrace-wraparound
on terrace~wraparound,wrap-around,corner
M: [It turns a corner|It goes around the corner], so I could follow the sun [with a chair|all day].
 | [More than one side|Two sides at least]. Some part of it must always be in the [sun|shade].
 | {Np}. [I'd get my steps in|I'd do laps], with a cup in my hand.
 | If it wraps around, [several rooms might open onto it|I want to know which rooms get a door to it].
N*: One side tends to win. [In this half of the world|North of the equator], the south side [usually|generally] gets the most sun and the north side stays cooler.
 | Bring [a compass|a phone with a compass]. East generally gets the morning sun and west the evening, and most people have a [preference|strong opinion].
visit walk the terrace end to end with a compass
source U.S. Department of Energy, passive solar design

= terrace-south
on terrace~south-facing,southern,south
M: South-facing. [Sunscreen by the door, then|So I keep the sunscreen by the door].
 | [Facing south|South], so there's [sun for most of the day|no shortage of sun].
 | {Np}. [My tomatoes|The basil] would like that.
N*: [It's usually best in spring and fall|Spring and fall are usually its best], when the sun is lower. At noon in July most people [want an awning|move under something].
visit stand on the terrace at noon
source U.S. Department of Energy, passive solar design

= terrace-shared
rank spare
on terrace@shared
M: [That terrace is everyone's|We'd share the terrace]. How does [a birthday for six|dinner for six out there] work?
 | [Since it's the building's|Since the terrace is shared], who gets the good table?
 | I'd be one of many [out there|on that terrace]. [How do people divide it up|How does that work in July]?
N*: House rules usually decide. Many buildings set hours and a guest limit, and [larger groups often have to reserve|parties generally need a booking].
 | [Usually first come, first served|First come, usually], until it's a party. Then most buildings want a reservation and [sometimes a deposit|a deposit].
 | Generally there's a page of rules: hours, music, grills, guests. Ask for that page and [look up the closing time|read the closing time first].
ask for the rules of the shared terrace, hours and guests included
source Community Associations Institute, common area rules

= terrace-shared-visit
rank spare
on terrace@shared
M: Shared, so I'd go [see who's using it|look at it] on a warm evening.
 | [A shared terrace is only as good as its chairs|I'd judge a shared terrace by its chairs].
N: Look at the furniture. If it's [set out and a bit worn|a little worn], people use the place. If it's stacked, ask when it comes out.
 | And see how you get there from the front door. [A terrace on your way home|One on your way home] gets used more than one [behind a locked door|you need a key for].
visit go out on the shared terrace and sit in one of its chairs

= deck-composite
rank best
on deck~composite,trex,azek,timbertech
M: Composite. So [no staining weekend|nobody spends a weekend staining]?
 | [I've stained a deck exactly once|I stained a deck once]. Does composite get me out of doing it again?
 | {Np}. [Do I still need a brush|Will I ever need a brush] and a can of stain?
 | What do I [give up|lose], and what do I get, when the deck isn't plain wood?
N*: [Mostly it's wood fiber and plastic|It's usually wood fiber mixed with plastic], so there's generally no staining. It can get [hot in full sun|warm under bare feet], so try it barefoot.
 | Composite is usually part wood, part plastic: [soap and water instead of stain|you wash it, you don't stain it]. The catch is that it tends to run hotter in the sun.
 | You can usually retire the stain brush. It's wood fiber and plastic, so it mostly wants a hose. The frame underneath is often [still ordinary lumber|plain lumber, though].
visit feel the deck boards with a bare foot on a sunny day
source North American Deck and Railing Association, composite decking

= deck-wood-water-test
rank spare
on deck~wood,wooden,cedar,ipe,mahogany,redwood
M: It's wood, so [how often am I out there with a brush|how often does it need a coat]?
 | [Real wood|Wood]. Does that come with [a brush and a free Saturday|a yearly chore]?
 | {Np}. Somebody has to keep that up, I assume. How often?
 | I like wood underfoot. How often does it [need sealing|need a new coat]?
N*: Every two or three years is [common|usual], and there's a test: sprinkle some water. If it soaks in instead of beading, it's generally time.
 | The wood [usually|generally] tells you. Pour a little water on a board. Beads mean wait, and [a dark patch means it's time|if it soaks in, it's time].
 | [Every few years, as a rule|As a rule, every few years]. Left alone, most wood turns silver gray, which is mostly a matter of taste.
 | Sun and rain decide, but every two or three years [is typical|is usual]. Ask for the name of the stain, so you [can match it|don't get stripes].
ask when the deck was last sealed and with what
source USDA Forest Products Laboratory, finishing wood decks

= deck-chicago-back-stairs
on deck~rear,back
needs state=IL kind=condo
M: A rear deck in {city}. [Are the back stairs part of it|Does it come with the famous back stairs]?
 | [So it's out the back|Out back]. Is that deck also [somebody's way down|part of the stairs]?
N*: Often, yes. In Chicago's older buildings the back stairs are usually [a second way out|the second exit], so a path across has to stay clear.
 | The two often go together. Rear stairs tend to be [an exit for the whole building|everyone's exit], so ask where your [grill|chair] may stand.
ask which part of the rear deck is private and which is the way out
source City of Chicago Department of Buildings, porch and deck safety

= patio-covered
on patio~covered
M: A roof over it. [So dinner isn't canceled|Then nobody cancels dinner] for a cloud.
 | With a cover, it's [a room without walls|a room that happens to be outdoors].
 | {Np}. I'd sit there [for the sound of rain alone|and listen to the rain].
 | [So the grill stays dry|The table stays dry], and so do [I|the guests].
N*: Look for a fan or a light up there. A covered patio is [usually|generally] the easiest place [to run power outdoors|outdoors to wire].
visit stand in the room behind the patio with the lights off
ask whether the patio cover came with a permit
source International Code Council, patio covers

= patio-cushions
rank spare
on patio
M: Where do [the cushions|six cushions] go when it rains? [I've never solved that|That's my patio question].
 | [I can furnish a patio in an hour|The furniture's easy]. It's the cushions I [never know where to put|end up carrying in].
 | A patio means cushions, and cushions mean [running out in the rain|somebody running].
 | [I'd buy chairs that can stay out|Chairs that live outdoors, please]. I'm done [rescuing cushions|running for cushions].
N*: [A deck box|One long box] helps. Even fabric sold for outdoors is usually water-resistant, not waterproof, and [tends to dry slowly|the foam generally stays wet].
 | Use a box by the wall, or the nearest closet. Most outdoor cushions [can take|handle] a shower, but as a rule not a week of damp.
 | Teak, metal, woven plastic: [those usually|they generally] stay out. Cushions often last longest [on edge, under a lid|standing on edge in a box].
 | Look for a dry corner near the door while you're there. If there isn't one, [most people leave cushions out|cushions usually stay out].
visit look for a dry spot near the patio for cushions
source Consumer Reports, outdoor furniture care

= patio-what-hour
rank spare
on patio
M: A patio gets its best light for [an hour or two|a couple of hours] a day. I'd want to know when.
 | I'd find out [when the sun gets there|what time the sun reaches it], and [visit then|come back for that].
 | I'd see {that} {noun} at six in the evening, [since that's when I'd use it|because that's my hour].
 | [At noon every patio looks good|Any patio looks good at noon]. I'd come back when [I'd be sitting there|dinner would be].
N: Stand in the middle and find the tallest thing around you. That's [where your shade comes from|what will shade you].
 | Use your phone's compass. [West gives you dinner in the sun|West is evening sun], east gives you breakfast, and a tall wall [overrules both|beats either one].
 | Ask for a showing [at the hour you'd use it|at your hour]. It tells you about [the neighbors' lights|the noise], too.
 | And stay ten minutes without talking. You'll see the light at that hour, and [hear the block|hear what's next door], too.
visit stand on the patio at the hour I'd use it

= porch-front
rank spare
on porch~front,wraparound,wrap-around
M: A front porch is [where you find out who has a dog|how you learn the neighbors' dogs' names].
 | [Put two chairs out front|Give me a chair out front], and half of {street} would say hello.
 | [I'd judge it by one thing|One test]: can two people sit there while [somebody reaches the door|the mail arrives]?
N*: Sitting out takes depth. About six feet is [usually|generally] enough for a rocking chair with room to walk by.
 | Six feet deep is the usual number for chairs plus a path. [Eight generally gets you a table|Shallower often means a bench against the wall].
 | Measure the depth: six feet [generally does it|is usually enough]. And look at the floor, since porch boards usually slope outward so [rain leaves|the rain runs off].
visit sit on the front porch for five minutes
source National Park Service, Preservation Brief 45, Preserving Historic Wood Porches

= porch-screened
rank best
on porch~screened,screened-in,sleeping
M: With screens, you get [July without the mosquitoes|the evening without the insects].
 | [I'd sleep out there|I'd drag a cot out there] in [a heat wave|August].
 | {Np}. [That's dinner by candlelight, and no bugs|So the bugs stay outside at dinner].
N*: People slept on these before air conditioning: sleeping porches were [often|generally] built high up and open to the breeze.
visit push on the porch's screen door and see if it closes by itself
source National Park Service, Preservation Brief 45, Preserving Historic Wood Porches

= porch-any
rank spare
on porch
needs !says:swing
M: [A porch wants a swing|I'd hang a swing on {that} {noun}]. Would the ceiling take it?
 | Can you hang a swing from [any|just any] porch ceiling?
N*: Only from a beam. The boards you see are [usually thin|mostly decoration], so the hooks [generally have to reach|usually need to find] the framing above.
 | Only if the hook finds a joist, [as a rule|generally]. Tap along the ceiling: the sound usually goes dull where there's wood behind it.
visit look up at the porch ceiling for old hooks
source Architectural Graphic Standards, wood framing

= yard-fenced
rank spare
on yard~fenced,fenced-in
M: Fenced. I'd walk the whole fence and [push on each post|shake every post].
 | [There's a fence, so there's a gate|A fence means a gate]. I'd like to know [how wide|what fits through].
 | [I could let go of a leash|The leash could come off], if every board's [in place|where it should be].
 | {Np}. [My ball stays on my side|Whatever I throw stays in].
N*: Check the bottom edge. Wooden fences usually rot [at the ground first|where they touch soil], and that's [generally|usually] where a dog would dig.
 | Ask [who owns it|whose it is]. Good neighbors often split a fence, and by habit the finished side [usually faces out|tends to face the neighbor].
 | Measure the gate. A mower generally wants three feet, and [garden furniture|a sofa] usually wants more.
 | Lean on the gateposts. They carry the swing, so they [usually|generally] loosen before [the rest|anything else does].
visit walk along the yard's fence and try the gate
ask who owns the fence around the yard
source American Fence Association, fence care

= yard-sun-and-tomatoes
on yard
M: [I need one sunny corner|One sunny corner, that's all I need], for tomatoes. How sunny is sunny?
 | How do I know if {that} {noun} [can grow a tomato|gets enough sun for vegetables]?
 | I judge a yard by its tomatoes. How much sun does a tomato want?
 | Before I plan [a vegetable bed|raised beds] out there, what do I [count|watch]?
N*: Count hours. Tomatoes [usually|generally] want six to eight of direct sun, and [lettuce often settles for four|leafy things tend to be happy with half that].
 | Six to eight hours of straight sun, [as a rule|usually]. Take a photo morning, noon and evening, and see what stays lit.
visit note where the sun falls in the yard
source University of Minnesota Extension, vegetable gardening and sunlight

= yard-dig
on yard
M: [Give me a shovel|Hand me a shovel] and I'd have a [hole for a lilac|place for a tree] by noon.
 | [I'd plant something the first weekend|First weekend, I'm planting something] out in {that} {noun}.
 | There's {a}, so there'll be [digging|a shovel in my hand].
 | [I've wanted to plant a tree for years|I've got a tree picked out]. All I ever lacked was a yard.
N*: Call 811 first. It's a free service, and somebody [usually|generally] comes out and marks the buried lines [in spray paint|in a few days].
 | Not before a phone call to 811. Gas and cable often run [shallower than you'd think|a shovel deep], and marking them is [generally|usually] free.
 | [Dig wide, not deep|Wide and shallow, then], which is how most trees like it. And dial 811 first, since [utility lines often run|cables tend to run] right where you'd dig.
visit look for meters and wires around the yard
source Common Ground Alliance, Call 811 before you dig

= yard-front-side
rank spare
on yard~front,side
M: So it isn't all [in back|behind the house]. Can I [fence it and plant it|plant and fence it] as I like?
 | {Np}. Can I put a [tall fence|six-foot fence] around that?
 | [If it's toward the street|On that side], can I plant what I like?
 | A yard the neighbors [can see|walk past]. What are the [rules|limits] on that side?
N*: Planting's usually easy. Fences toward a street are [usually|generally] kept low, and corner sight lines tend to have rules of their own.
 | There are usually limits. Many towns cap a front fence around four feet, and the strip along the curb [often belongs to the city|is often the city's].
 | Low fences are [often|usually] the rule near a street. Ask before you dig [posts in|for one], since some blocks have rules of their own.
 | It's usually about height: low toward the street, taller in back. Check the zoning rules, since [towns tend to differ|many towns differ].
visit see the yard from the sidewalk
source American Planning Association, residential fence standards

= yard-landscaped
rank best
on yard~landscaped
M: Landscaped. I'd want the instructions [before I touched anything|that go with it].
 | [Somebody chose those plants|Somebody planned that]. I'd like to meet them [before I prune anything|before I pull up a weed].
 | {Np}. I can [kill a cactus|drown a fern], so tell me what I'd be in for.
N: Ask for the plant list, and who's been doing the pruning. [Ten minutes with that person|One walk around with them] saves you a season.
 | Ask what blooms when. Otherwise you'll spend the first spring [pulling up somebody's peonies|weeding out the good stuff].
ask for a list of what is planted in the yard

= yard-mower
rank spare
on yard
needs kind=house,townhouse,multi-family
M: [Grass grows while you're at work|Grass doesn't take weekends off]. What does a lawn really [ask for|need]?
 | [I've never owned a mower|Full disclosure, I don't own a mower]. How much work is a lawn?
 | I'd need a mower, and somewhere to [hide|keep] it. How often does it come out?
 | I'd own [a mower|my first mower], then. How often do I [push it|start it]?
N*: Mowing is [usually|generally] once a week in growing season. The mower's path matters, so check [the gate and the steps|whether it must climb steps].
 | Mowing about once a week is usual, and many experts say to leave grass around three inches. Long grass tends to [need less water|shade out weeds].
 | Weekly mowing in spring, [as a rule|generally], and less in a dry August. About an inch of water a week is usual, and rain counts.
 | Mow once a week while it's growing, usually. Most lawns like the top third cut and no more, and [the clippings can generally stay|clippings often feed it].
visit look for a place to keep a mower
source University of Minnesota Extension, lawn care

= garden-light-first
on garden
M: [I'd be out there in slippers|Slippers, coffee, {noun}]. What would a gardener look at first?
 | {Np}. What do I [ask|find out], if I can't tell a weed from a [hosta|fern]?
N*: The light, then the soil. Squeeze a handful: [good garden soil usually crumbles|it should generally crumble], and clay tends to [hold your fingerprints|stay in a ball].
 | Which plants come back. Perennials [usually|generally] return by themselves, and annuals are [as a rule|mostly] done by frost.
ask what is planted in the garden and what comes back each year
source University of Illinois Extension, home gardening

= garden-neighbors-look
rank spare
on garden
needs kind=condo,co-op,townhouse,multi-family
M: A garden in {city} [has an audience|usually has windows above it]. I'd look up before I [sunbathed|sat down].
 | [City gardens get looked down into|In {city}, a garden gets looked into from above]. I'd check how many windows, and from which side.
 | I'd sit in {that} {noun} and [count windows|look up]. That tells me how private it feels.
N*: Trellises and small trees do [most of the work|a lot]. A vine [usually|generally] needs about three years to fill in.
 | [An umbrella does wonders|A pergola helps]. And walls all around tend to make a garden warmer and calmer than the street[, which plants like|].
visit sit in the garden and look up
source Royal Horticultural Society, gardens in small spaces

= garden-south
rank best
on garden~south-facing,southern
M: South-facing. [I can't blame the light, then|So if the roses fail, it's me].
 | A garden that faces south. [I'd have to learn to water|My tomatoes would like that].
N*: Usually it's the brightest side. Hot walls [often|tend to] dry the bed beside them, so [that's a good spot for rosemary|put thirsty plants elsewhere].
visit stand in the garden at noon
source Royal Horticultural Society, garden aspect

= garden-shared
on garden@shared
M: So there's a garden, and somebody else weeds it. Am I allowed to plant [anything|something]?
 | Shared. [May I plant something|Could I plant a tomato in it], or [only admire|do I just look]?
 | [A garden I don't have to water|All the roses, none of the pruning]. What am I allowed to do, besides sitting?
N*: Ask before you plant. Some buildings hand out [beds or pots|small plots]; most have a gardener and [prefer|would rather] that you keep your scissors to yourself.
 | Planting's often up to a garden committee. [Volunteers are generally welcome|Most of those welcome volunteers], so ask [who runs it|how to join].
 | House rules usually say: hours, dogs, [picnics|chairs]. Planting is often [a committee matter|up to a garden committee], and committees tend to need hands.
ask what residents may do in the shared garden
source Community Associations Institute, common area rules

= garden-shared-window
on garden@shared
M: [If everybody shares the garden|With a shared garden], I want to know [whether I can see it from the sink|which windows get it].
 | I'd find out which windows look [onto it|out on it]. That's a garden view with no weeding.
N: That's a good thing to check from inside. See whether the rooms look [onto it|into it], and what you hear from there [with the window open|at dinner time].
 | Walk through it on the way in, then look for it [from every window|from upstairs]. A garden you see daily is one you'll really enjoy.
visit look for the shared garden from the windows

= courtyard-hours
on courtyard
M: [What's the good hour out there|When's the sun in a courtyard]?
 | I'd bring a chair out. When does a courtyard get its sun?
N*: Around midday, [usually|generally], since the walls keep the low sun out. [So lunch tends to be the sunny meal|Late morning is often a safe bet for coffee].
M: Then breakfast's in the shade. [I can live with that|I'd bring a sweater].
N*: On a hot day, shade is often what people come for. [Find the corner that gets both|Most people end up moving the chair].
visit see which corner of the courtyard has the sun
source National Oceanic and Atmospheric Administration, solar position calculator

= courtyard-shared
rank spare
on courtyard@shared
M: [Do I get to sit in that courtyard|Is a shared courtyard for sitting], or only [for looking at|for walking through]?
 | Can I [read a book down there|take my coffee down], or is it [strictly scenery|more of a view]?
 | It's everybody's courtyard. [May I bring a chair|Could I take a book down there]?
N*: Depends on the house rules. Many buildings keep a courtyard [planted and quiet|mostly for looking], others put benches in. A bench is [generally|usually] a yes.
 | Often you can sit, within hours. Sound [usually|generally] climbs in a courtyard, so most rules [set quiet hours|get strict after ten].
 | Look for benches. Where there's seating, sitting's [generally|usually] the idea; where there's [only a hedge|a low chain], it tends to be [a view|scenery].
visit see whether the courtyard has benches
ask what the shared courtyard may be used for
source Community Associations Institute, common area rules

= courtyard-shared-windows
on courtyard@shared
needs !views !exposure
M: The thing to learn is whether the bedroom looks onto the courtyard. [Quieter, I'd think|I'd expect less traffic back there].
 | [Street side or courtyard side|Street or courtyard]: I'd want to know which way the bedroom faces.
N*: On a courtyard, you usually hear [dinner plates|voices] instead of engines. Light [usually|generally] gets better [the higher you go|with each floor].
visit open the bedroom window and see whether it faces the courtyard
source Acoustical Society of America, urban courtyards and noise

= pool-equipment
rank spare
on pool
M: [I'd skip the water|Forget the water] and go look at the pump. [Am I wrong|Is that backward]?
 | I'd look for the pump first. Anybody can admire a pool. [Am I overdoing it|Is that strange]?
 | Behind every pool there's machinery, and I'd start there. [Is that too serious|Is that odd]?
N*: No. Pumps and heaters [usually|generally] wear out long before the shell, so ask [how old each one is|for the dates].
 | Not at all. Filter, pump and heater [often|usually] have dates on them, and a quiet pump is generally a good sign.
 | It's the sensible order. A variable-speed pump [usually|generally] uses far less power than an old single-speed one. [The label says which|Look at the label].
M: And after that, I get to [put a foot in|look at the water].
 | Then may I [look at the water|take my shoes off]?
N*: Look at the tile first. A chalky line at the water is usually minerals, and [most of it|it mostly] scrubs off.
 | Sure, and check the waterline. Tiles often show [how level the pool sits|where the water's been], and most white crust [is just minerals|comes off with work].
ask how old the pool pump, filter and heater are
source U.S. Department of Energy, swimming pool pumps

= pool-heated
on pool~heated
M: Heated. What does it cost to keep [a pool|that much water] warm?
 | Somebody pays to heat [that water|all that water]. [How much is that|What does that run]?
 | {Np}. I'd be in there [in October|in April]. What would that [do to the bill|cost me]?
N*: Ask for a year of bills. [A cover makes the biggest difference|The cover's the trick], since most of a pool's heat leaves by evaporation.
 | It [usually depends|generally depends] on the cover. Evaporation is where most pool heat goes, so [a covered pool costs far less|one you cover stays warm for less].
 | The bills will tell you, so ask. Heat pumps [often|usually] run cheaper than gas, and a cover [generally beats them both|tends to save more than either].
ask how the pool is heated and what a season costs
source U.S. Department of Energy, swimming pool covers

= pool-saltwater
rank best
on pool~saltwater,salt-water,salt
M: Saltwater. So it's like the sea, and there's no chlorine?
 | Salt. Does that mean [no chlorine at all|it's like swimming in the ocean]?
N*: Not quite. A salt system generally makes its own chlorine, and the water's usually only [a tenth as salty as the sea|mildly salty]. It often feels softer.
 | Not exactly. The salt usually gets turned into chlorine [by a small cell|on the spot], and that cell [tends to need replacing|generally wears out] every few years. Ask its age.
ask how old the pool's salt cell is
source Pool and Hot Tub Alliance, saltwater pools

= pool-shared
on pool@shared
M: So I swim and somebody else cleans. [Which months is it open|When can I get in]?
 | Shared pool. [What time does it open|Could I swim before work]?
 | [I'd want lane space at seven|I swim at seven in the morning]. Is that a thing in a building?
 | Do I have to [book a lane|sign up], or just [bring a towel|show up in a robe]?
N*: Ask for the schedule. Building pools [often|usually] keep shorter hours than gyms, and outdoor ones generally run [late spring to early fall|for the warm months].
 | Rules vary by building. Most post hours and a guest limit, and [plenty of mornings are empty|early mornings tend to be the empty ones].
visit go down to the shared pool and read the sign
ask when the shared pool is open
source Pool and Hot Tub Alliance, community pools

= pool-shared-fee
rank spare
on pool@shared
needs fact:hoa
M: Even if I never get wet, [I'd be paying for that water|I'm paying for part of it].
 | So [my share of the pool's in the fee|I'd pay for the pool through the fee|the fee pays for the pool], whether I [swim|get wet|own a swimsuit] or not.
N*: True, the upkeep [usually|generally] comes out of the fee. The big bills tend to be resurfacing and [new pumps|heaters], so ask when those were [last done|done].
 | That's how it [usually|generally] works: everyone pays and [the swimmers get the value|some people swim]. Ask if the reserve study [lists the pool|has a line for it].
ask when the shared pool was last resurfaced
source Community Associations Institute, reserve studies

= hot-tub-private
on hot-tub
M: [Do you leave a hot tub on|Does a hot tub run all the time], or [only heat it when you want it|start it up on Fridays]?
 | [A cold night, a towel on a hook|One cold night, one towel], and me in that. Is it always warm?
N*: Usually it's kept hot. The cover does most of the saving, so [check it for cracks|press on it], and ask [how old the heater is|for the heater's age].
M: How hot does it [get|go]?
 | And how high does the dial go?
N*: Around 104 degrees Fahrenheit, usually. Most thermostats [stop there|go no higher].
 | About 104. Most are built to [stop there|top out there], which is [generally plenty|usually plenty].
visit lift the hot tub cover and feel how heavy it is
source U.S. Consumer Product Safety Commission, hot tub temperatures

= hot-tub-shared
rank spare
on hot-tub@shared
M: A hot tub with the neighbors. [That's one way to meet them|You'd get to know people].
 | [Shared|So it's communal]. I'd get to know the neighbors in a bathing suit.
N*: Most buildings post hours and a limit on people, and the sign is [usually by the steps|generally near the switch]. [A clean one barely smells|Good water usually has almost no smell].
 | Rinse first: that's usually the rule on the wall. Clear water and [hardly any smell|very little smell] tend to mean somebody's [testing it|looking after it].
visit look at the hot tub's posted log or rules
source Centers for Disease Control and Prevention, healthy hot tubs

= roof-deck-way-up
rank spare
on roof-deck
M: I'd want to see the way up. [I have a tray in my hands|Picture me with a tray].
 | [Stairs, ladder or hatch|Real stairs or a hatch]: with a roof deck, I'd want to know how you get up there.
 | The way up to {a} is what I'd check. [A table has to get up there, too|The ice has to get up there, too].
N: Climb it carrying [something|a bag] and you'll know. Look for a light switch at both ends and [a door you can open with an elbow|a rail you can hold].
 | That's worth climbing [twice|with full hands]. Ordinary stairs with a door get used every day. A hatch gets used on [the Fourth of July|holidays].
 | See it for yourself, [step by step|slowly]. The questions are how steep, [how wide|how many turns], and whether a cooler [fits around the turn|makes it].
visit climb to the roof deck carrying something

= roof-deck-private-rights
on roof-deck
needs kind=condo,co-op
M: In a building, a roof [belongs to everybody|is everybody's]. So what makes that deck [private|mine]?
 | [What makes the deck mine|What makes it private], when the roof is the whole building's?
N*: Paper does. It's usually either deeded or a limited common element, meaning [yours to use, everyone's to own|one owner's use of shared property]. Ask which.
 | Usually the declaration. It spells out who may use it, who repairs it, and [what happens when the roof needs work|who moves the deck for roof work].
ask whether the roof deck is deeded or for exclusive use
source Community Associations Institute, limited common elements

= roof-deck-utilities
rank spare
on roof-deck
M: Up there I'd look for three things: water, gas and [a plug|an outlet].
 | [A roof deck without a faucet is a lot of watering cans|I've carried watering cans up stairs]. I'd look for a faucet before a view.
 | [I'd check for an outlet before I looked at the skyline|Outlet first, scenery second]. I'd want music up there.
N*: An outlet's usually the [easy|likeliest] one. Gas and water often have to be planned from the start, so [it's a good sign if they're there|they're worth looking for].
 | In cold places, roof water [usually|generally] gets shut off and drained in fall, so if there's a faucet, ask [where the valve is|who turns it off].
 | Look for shade, too. Most roofs have none, and umbrellas up high usually need a [serious|heavy] base.
visit look for water, gas and power on the roof deck
source National Fire Protection Association, National Electrical Code, outdoor outlets

= roof-deck-shared-hours
rank spare
on roof-deck@shared
M: The roof is shared, so [when does it close|is there a curfew]?
 | [What's bedtime on a shared roof|Does a shared roof have a bedtime]? I'd stay for the stars.
 | [I'd be up there at sunrise and at midnight|I keep odd hours]. Does a shared roof allow that?
 | Everybody's {noun}. [Can I go up whenever I like|Is it open all the time]?
N*: There are usually hours. Many buildings close the roof around ten or eleven, [since somebody sleeps under it|out of mercy for the top floor].
 | Most have a schedule, and it [tends to be|is usually] posted at the door. Mornings are often yours; late nights generally aren't.
 | Usually it's until ten or so. [People sleep right under it|There's generally a bedroom right below], and chairs on a roof are louder than you'd think.
 | House rules set that. Quiet hours [usually|generally] start at ten, and many buildings [shut the door for the winter|close up for the cold months], too.
ask what hours the shared roof keeps
source Community Associations Institute, common area rules

= roof-deck-shared-booking
rank spare
on roof-deck@shared
M: [Say I've got eight friends and a cake|I've got a birthday in mind]. How do I get the {noun} for an evening?
 | [Eight people and one cooler|Ten people, one cooler]. Do we just go up, or do I [ask somebody|sign something]?
 | [Is there a sign-up sheet|How do I reserve a roof], if I want to have people over?
 | It's Saturday and everybody wants the {noun}. [How's that settled|How does that get sorted out]?
N*: Usually you reserve, and that [often covers a corner, not the whole roof|rarely closes the roof to others]. Ask about the guest limit, too.
 | There's a calendar, [as a rule|usually]. Big groups generally book ahead and often leave a deposit, and small ones just show up.
 | Ask for the roof rules. Most name a number of guests, and past that you usually [need a booking|reserve and pay a deposit].
 | It's generally first to sign up. Many buildings hold some space [for everybody else|open] all the same, so nobody's shut out.
ask how the shared roof is reserved and how many guests may come
source Community Associations Institute, common area rules

= roof-deck-shared-reserve
rank spare
on roof-deck@shared
needs fact:hoa
M: [Lovely for us|Nice to have]. But who pays when [that roof leaks|the deck wears out]?
 | A roof that everybody walks on wears out. Who pays to redo it?
 | Every roof deck has a roof under it. Who pays for the roof work?
 | And when it's [worn out|due for new boards], who [pays for that|gets the bill]?
N*: Everyone, [usually|generally], out of the reserve, meaning the savings. Roof work is often the biggest line in it, so [ask what's there|ask for the latest number].
 | All the owners, as a rule. A healthy reserve [usually|generally] covers it. A thin one tends to send everyone an extra bill.
 | It's generally shared, like the deck itself. Ask for the reserve study, which usually lists the roof, its age, and [the year it's due|when it's due].
 | The association does, usually out of savings. Minutes are where [roofs generally get discussed first|an aging roof generally shows up first], so ask for [a year of them|a year's worth].
ask whether the reserve study lists the roof and its deck
source Community Associations Institute, reserve studies

= fire-pit-fuel
rank spare
on fire-pit
M: Before the marshmallows, what do I [ask|find out] about a fire pit?
 | [I'd bring the marshmallows|Marshmallows I can bring]. What do I need to know about the fire?
 | {Np}. I'll bring [chocolate and crackers|a long stick]. What do I [check|look at] first?
N*: What it burns. Gas [usually|generally] lights with a valve, and wood often comes with local rules on [smoke and distance|how close to a wall it may sit].
 | [Fuel and distance|The fuel and the distance]. Ten feet or more from anything that burns is the usual advice, and [wood often has town rules|many towns have rules for wood].
 | The space around it, then above. Fire departments [usually|generally] want ten feet clear on all sides and [no branches overhead|open sky above].
ask what the fire pit burns and what the local rules are
source U.S. Fire Administration, outdoor fires and fire pits

= fire-pit-shared
on fire-pit@shared
M: Who lights a shared fire pit? I'd [be happy to|volunteer].
 | And when I want to sit by it, do I just [turn a knob|press a button]?
N*: It's [usually|generally] a timer or a switch anyone can use, with a closing hour. Buildings mostly choose gas, so nobody has to carry logs.
 | Usually it's gas on a timer: it runs for a while and shuts itself off. Ask who [has the key|to call when it won't light].
ask how the shared fire pit is lit and when it shuts off
source U.S. Fire Administration, outdoor fires and fire pits

= outdoor-kitchen-lines
on outdoor-kitchen~kitchen,grill,bbq,barbecue,cooking
M: I'd be out there [all summer|most evenings]. What should I check before I [light it|put an apron on]?
 | I hate [running out of gas mid-burger|swapping tanks]. What do I look at first?
 | {Np}. What would I [test|check] first?
N*: The fuel. A line from the house [usually|generally] means no tanks, and each burner should light [within a second or two|quickly].
ask whether the outdoor kitchen runs on a gas line or a tank
source National Fire Protection Association, grilling safety

= outdoor-fireplace
on outdoor-kitchen~fireplace
M: A fireplace with no house around it. [Does it heat anything|Does it keep you warm], or is it just for looks?
 | [How warm is an outdoor fireplace|Does a fireplace outdoors do much]? I'd test it in [October|a sweater].
N*: It warms [whoever sits in front|the front row]. As a rule, outdoor fireplaces throw heat forward, so [arrange the chairs close|chair placement is everything]. Ask what it burns.
 | In front, yes. Most of the heat goes [up and out|up the chimney], so the best seats are close, and [the back row generally brings blankets|everyone else wants a blanket].
ask what the outdoor fireplace burns
source Chimney Safety Institute of America, outdoor fireplaces

= fruit-trees-pruning
rank best
on fruit-trees
M: Does fruit just happen, or do I have to [prune|get out a ladder]?
 | I can water a plant. What does a fruit tree want [besides that|on top of that]?
N*: [A yearly pruning|Some pruning], usually in late winter. Many kinds also need a partner tree nearby, so ask if there's a second variety.
M: One weekend with a saw, then [pie|jam]. I can do that.
 | I'd trade [one weekend|a weekend with a saw] for [a pie|a shelf of jam].
N: You'd need a lot of [pie tins|jars]. Fruit comes all at once, so [make friends on {street} first|learn the neighbors' names first].
 | Ask whoever's been pruning to show you. [Ten minutes under the tree|Ten minutes outside] beats [any book|a chapter in a book].
ask who prunes the fruit trees
source University of California Agriculture and Natural Resources, The California Garden Web

= barn-bones
rank spare
on barn
M: [I've always wanted to look up inside a barn|I'd walk in and look up]. What should I check?
 | A barn. [Where do I start|What do I look at first], the beams or the doors?
N*: Start with the roof and the ground. Water usually gets a barn [from above or below|at the roof or the sills], so [look there first|look at both].
 | The roof line, from outside. If it's straight, the frame's [usually|generally] sound. Inside, check the sills, which tend to [rot where they meet the earth|go first].
M: And if there are swallows, do they [stay|come back]?
 | I'm hoping for swallows. Do they [come with it|stay]?
N*: They usually winter elsewhere and often come back to the same nest. [So you'd share|You'd share it], spring and summer.
 | Barn swallows generally return each spring, and many [reuse a nest|go back to the same nest]. Don't park [right underneath|under the beam].
visit stand back and look along the barn's roof line
ask what electrical wiring the barn has
source National Park Service, Preservation Brief 20, The Preservation of Historic Barns; Cornell Lab of Ornithology, Barn Swallow

= workshop-power
rank spare
on workshop
M: [First I'd count the outlets|I'd count outlets before benches]. A table saw and a vacuum together [eat a lot of power|can trip a breaker].
 | I'd plug in [a saw and a vacuum|two loud things] at once and see what trips.
N*: Look at the panel. A shop [usually|generally] wants a few circuits of its own, and bigger tools often [call for 240 volts|need the larger kind of outlet].
 | Ask to see the panel, then look at the light. A window over the bench tends to be [worth two lamps|the best lamp].
ask what electrical circuits the workshop has
source Electrical Safety Foundation International, workshop safety

= dock-depth
rank spare
on dock
M: I'd want to [bring|keep] a boat there. What do I ask about a dock?
 | I'd sit on the end with my feet in the water. But for a boat, what do I ask?
N*: Depth, in the dry season. Then the permit: docks on navigable water [usually|generally] need one, and [it often names the exact size|the drawing tends to be on file].
 | The permit and the depth. Most docks have paperwork with an agency, and boards [usually age faster than posts|tend to go before the posts].
ask for the dock permit and the depth at low water
source U.S. Army Corps of Engineers, regulatory program, docks and piers

= acreage-picture
rank best
on acreage
M: How big is an acre? I think in parking spaces.
 | Somebody has to tell me [how big an acre is|what an acre looks like]. I think in parking spaces.
N*: About 43,500 square feet. [Picture most of a football field|Think of most of a football field]. Bring boots: the far corner [usually|generally] tells you the most.
 | Most of a football field, without the end zones. Walk the edge if you can, since a map tends to look flatter than the ground.
visit walk to the far corner of the land
source National Institute of Standards and Technology, units of area

= corner-lot-two-streets
rank spare
on corner-lot~corner
M: On the corner, so there are [two sidewalks to shovel|two streets to wave at].
 | [A corner means windows on another side|You'd get light on one more side], and [traffic on it, too|one more street to hear].
 | Two streets. [Twice the dogs going by|That's twice the joggers].
N*: Corners [usually|generally] come with more daylight and more sidewalk. In many towns the second street counts as a front, [so fences there stay low|with front-yard rules].
 | That's usually the trade: [more light and air|an extra side of daylight], more pavement. Headlights tend to swing across one room, so [visit after dark|see which at night].
 | Sidewalks count, too. Many towns ask owners to clear the walk, and a corner generally has [about double|two of those]. Ask what the city plows.
visit stand on both sides of the corner lot, once by day and once at night
source American Planning Association, corner lot standards

= lot-wide
rank best
on corner-lot~wide,extra-wide,oversized,double
M: {Np}. [What does the extra width get used for|Where does the extra go]?
 | I'd see it [next to the neighbors'|beside an ordinary one]. What does the extra buy?
N*: It usually goes to the sides: windows, air, a path to the back. Look [along the block|next door], since lots [tend to come in standard widths|are often one standard size].
 | Daylight, usually. City lots are often only about 25 feet wide, so extra [generally shows in side windows|tends to mean windows on the sides].
visit look at the gap between the house and its neighbors
source American Planning Association, lot standards

= sprinklers-inside-or-out
on sprinklers~irrigation
M: [So nobody carries a watering can|No watering can]. How smart is the timer on a thing like that?
 | Irrigation, so the plants [drink while I'm away|manage without me]. How smart are these things?
N*: Most run on a timer, and newer controllers [usually|generally] check the weather. Drip lines tend to lose [less to the wind|far less water] than spray.
 | Often quite smart: many read the forecast and [skip rainy days|stay off when it rains]. Look for the box, and [ask for its instructions|photograph the schedule].
visit find the irrigation controller
source U.S. Environmental Protection Agency, WaterSense, irrigation controllers

= ev-charger-level
rank best
on ev-charger
M: I'd plan [dinner|my evenings] around charging. What do I ask about it?
 | So the car [fills up while I sleep|drinks at night]. What do I [need to know|ask about the plug]?
 | Not all chargers are alike, I hear. What's the [difference|thing to ask]?
N*: The voltage. A 240-volt one, called Level 2, usually fills most cars overnight; an ordinary outlet tends to add about five miles of range an hour.
 | Whether it's Level 2, meaning 240 volts. That [usually|generally] adds around 25 miles of range an hour, and a standard outlet often only four or five.
 | The level and the plug. Most cars can use most home chargers, [often with an adapter|with an adapter at most]. And ask if the unit [stays|stays on the wall].
ask whether the car charger is 240 volts and stays with the home
source U.S. Department of Energy, Alternative Fuels Data Center, charging at home

= ev-charger-shared
on ev-charger@shared
M: Everyone's charger. Who [pays|gets the bill] when I plug in?
 | And who [pays for the power|gets the bill], when everybody plugs in at the same place?
N*: Ask how it's billed. Shared chargers usually [bill through an app|bill each driver], and many buildings have a rule about [moving the car once it's full|how long you may stay].
 | Usually each driver, by card or app. Ask how many [share it|plugs there are], since most waiting [happens after six|tends to happen in the evening].
ask how the shared car charger is billed
source U.S. Department of Energy, Alternative Fuels Data Center, multifamily charging

= garage-attached-door
rank spare
on garage~attached
M: Attached. [So groceries never meet the rain|In from the car in socks]. What's the [one thing to check|part to check]?
 | [It's attached, so I could unload in a bathrobe|Attached means I could unload in slippers]. What do I look at?
 | I'd look at the door between the garage and the house. That's where the [noise|fumes] would come in. What should it be?
 | I'd go straight to the door between car and kitchen. What should I [see|find]?
N*: That inside door is [usually|generally] meant to be solid or fire-rated and to close tight, so [let it go and see if it shuts|pull it shut and look].
 | The door into the house [usually|generally] should be solid, with a seal all around. [Shut it and look for daylight|Daylight at the edge tells you plenty].
 | A solid door, and a solid wall between. Building codes [generally|usually] ask for drywall there and [no opening into a bedroom|a door that fits tight].
 | Something solid that closes by itself or nearly. Codes [usually|generally] want a tight, solid door there, and a good seal tends to keep fumes out.
visit close the door between the garage and the house and look for light around it
source International Code Council, International Residential Code, garage separation

= garage-detached-walk
rank spare
on garage~detached
M: [Then there's a walk|So I'd be walking to it]. I'd try it [with eggs|with groceries], in the rain.
 | Detached. I'd count the steps to the door, and look for [a light along them|a light].
 | The garage is on its own. [I'd time that walk|I'd do that trip once] with [two grocery bags|a bag in each hand].
 | [I'd keep an umbrella at each end|One umbrella at each end], and I'd walk it [in the dark|at night] first.
N: That's a trip to [make on the visit|time on the visit], with bags. See if there's a light you can turn on [from both ends|at each end].
 | Walk it as if it were [sleeting|late]. You're looking for a light, a firm path and [a door you can open with your elbow|one key for both doors].
 | Do that walk at night, if they'll let you. And ask whether the garage has [power of its own|its own power], since [an opener needs some|chargers need some].
 | See what's underfoot, too. [Gravel, ice and grocery bags|Gravel and grocery bags] don't mix, so you want a path [you could walk half asleep|that's firm].
visit walk from the garage to the back door with both hands full
ask what power runs to the garage

= garage-heated
rank best
on garage~heated
M: A heated garage. How warm does that [get|mean], usually?
 | [A warm seat in January|No scraping]. What does a heated garage actually [feel like|get up to]?
 | {Np}. Is that [shirtsleeve warm|room temperature] or [just not freezing|just above freezing]?
 | [My car would live better than I did in college|So I wouldn't own an ice scraper]. How warm is heated?
N*: Usually cool, on purpose. Most are kept around fifty degrees, so snow melts off the car and drains away.
 | [It tends to mean it won't freeze|As a rule it means no ice]. Warm enough for the battery and usually not for [bare feet|a nap].
 | Cool, as a rule: somewhere around fifty. It's [generally|usually] set to save the pipes and the battery, and your windshield gets the benefit.
visit look at the garage floor around the drain
source U.S. Department of Energy, garage heating and insulation

= garage-tandem
on garage~tandem
M: Tandem. So [one car's always behind the other|it's nose to tail]?
 | [Tandem means somebody's blocked in|One behind the other]. Whoever leaves first parks last. Is that the idea?
N*: That's it. Tandem [usually|generally] means one behind the other, so it suits [one driver's two cars|two cars on one set of keys] or a car plus [a workshop|bicycles].
 | Pretty much. It's two cars deep, as a rule, and most people end up [trading keys|keeping both sets by the door]. Measure the whole length.
visit measure the full length of the tandem garage
source Institute of Transportation Engineers, parking layout

= garage-owned-or-assigned
on garage
needs kind=condo,co-op !says:deeded,leased,owned,included,includes_parking,includes_garage,includes_a_garage,includes_one,includes_two
M: Is it mine, then, or [mine to use|only on loan]? In a building, those [differ|are different things].
 | [On paper, what do I get|What would I own], a piece of garage or [permission to park|a place to stop]?
 | And does the {noun} come with a deed, or [is it just a number on the wall|is it a painted number]?
 | [What does my name go on|What's my name on], a deed or a list?
N*: It's [usually|generally] one of three: deeded to you, assigned by the association, or rented. The paperwork says which, and [it's worth reading early|it's usually short].
 | That varies. A deeded space is often its own bit of property; an assigned one [usually just comes with the unit|is usually a right to use]. Ask to see which.
 | The declaration tends to settle it. Deeded, assigned and leased all look the same [with a car on it|in a photo], and they're generally [three different papers|quite different].
 | Ask for it in writing. Many associations assign spaces, [some deed them|others deed them], and rented ones usually stay with [whoever runs the garage|the building].
ask whether the garage space is deeded, assigned or rented
source Community Associations Institute, parking in common interest communities

= garage-door-eyes
rank spare
on garage
needs kind=house,townhouse,multi-family
M: How do you test a garage door with a broom?
 | I'd test the garage door, with a broom. What do I do with the broom?
 | What's a test for a garage door that [anybody can do|I can do] with a broom?
 | [I'd try the door|I'd run the door] up and down, with a broom in my hand. Where does the broom go?
N*: Wave it through the beam near the floor while the door's closing. Most openers since the nineties [should stop and reverse|go back up].
 | Sweep it through the invisible beam, low by the tracks. The door should go back up, which openers have generally done since [1993|the early nineties].
 | Wave it low across the beam by the tracks, while the door's closing. The door should [reverse|go back up] at once.
 | Wave it in front of the little sensors, about six inches up. Doors made since 1993 [generally|usually] reverse when [something crosses|the beam breaks].
visit test the garage door's beam with a broom
source U.S. Consumer Product Safety Commission, garage door openers

= garage-storage
rank spare
on garage
needs !says:storage
M: The car fits, and then there's [my kayak|a ladder]. Where does that go?
 | [Say the car's in there|With the car inside], where do the [skis|bikes] go?
 | [I own one very long ladder|I come with a canoe]. Where does it live, once the car's in?
N*: Up. Ceiling racks [usually|generally] carry a few hundred pounds, so long as they [reach the joists|screw into joists], and bikes tend to hang fine on [a wall|hooks].
 | On the walls and the ceiling. Most of a garage's room is above the hood, and [a rack into the joists generally holds it|joists usually take a rack].
 | Overhead, usually. Find the joists first, since drywall alone [tends to let go|generally won't hold], and keep it [clear of the door track|above the hood].
 | Up high for long, light things, as a rule. Hooks go into joists, and heavy boxes are generally better [on the floor|on shelves].
visit look up in the garage for space to hang things
source Architectural Graphic Standards, residential garages

= garage-shared
rank spare
on garage@shared
M: So it's the building's garage. [Do I get my own number|Is one spot mine], or is it first come?
 | [A garage for everybody|If it's shared], do I have my own spot, or [hunt for one|park by luck]?
 | In a shared garage, is a spot mine or [the first one I find|whatever's left at seven]?
N*: Ask which. Building garages are [usually|generally] assigned, rented by the month, or first come, and [the waiting list's often longer than the garage|many keep a waiting list].
 | It varies by building. Spots are often assigned or rented, and [valet|attendant] garages tend to shuffle cars, so ask [how long getting yours takes|about morning waits].
 | Often you rent a spot by the month, and there's a waiting list. Ask what's [included|free] and how long the list [usually runs|generally is].
ask how a space in the building's garage is assigned and what it costs
source Community Associations Institute, parking in common interest communities

= garage-extra-cost
on garage@extra-cost
M: So the car costs extra. I'd add that to the price [before I decide anything|and look again].
 | [Not in the price|Extra], then. [I'd do the math with it included|My math needs the parking in it].
 | It's separate money. [I'd ask how much, then add it up|Then it's part of the price, whatever they call it].
N*: Ask if it's bought or rented. A purchased space often has its own deed and taxes; a monthly one usually [has neither|doesn't].
 | Find out whether you [have to take it|can say no], since [many buildings rent it separately|separate garages are usually optional], and whether there's a list.
 | Get three answers: the amount, [per month or once|one time or monthly], and who you pay. Many garages are [run by an outside company|run separately from the building].
ask what the garage space costs and whether it is bought or rented
source Community Associations Institute, parking in common interest communities

= garage-extra-cost-streets
on garage@extra-cost
M: [What if I skip it|Could I say no to it], and park on {street} instead?
 | The other plan would be street parking. [How do I find out about that|How do I check the street]?
N: Drive around the block [at eight in the evening|after dinner] and count the open spots. Then read the [street signs|permit signs], all the way down.
 | Test it on a weeknight. Circle [twice|the block] after dinner, read every sign for [street cleaning|permits], and you'll know [what the garage is worth to you|in ten minutes].
visit look for street parking after dinner on a weeknight

= carport-roof
on carport
M: A roof and no walls. [How good is that|How much does that help]?
 | Is a carport [a garage with the doors off|half a garage], or something better?
N*: It does most of the job: [shade and a dry windshield|less frost, less sun]. Sideways snow [usually|generally] still gets in.
visit look at the feet of the carport posts
source Architectural Graphic Standards, carports

= driveway-length
rank spare
on driveway
M: I measure a driveway in cars. [How long is a car, really|How many feet is a car]?
 | I'd pace off the {noun}. How many [feet|steps] is a car?
N*: Figure about twenty feet for each, [as a rule|usually]. Then look at the [bottom and the top|two ends]: that's where low cars usually [scrape|touch].
 | Twenty feet is [the usual allowance|usual], bumper room included. Check both ends, since a sharp dip tends to scrape a bumper.
visit drive up the driveway and down again
source Institute of Transportation Engineers, driveway design

= driveway-shared-or-heated
rank spare
on driveway@shared
M: Shared. Who [shovels|fixes the cracks], and where is that [written down|on paper]?
 | [A driveway for two|Half a driveway each]. Where does mine end?
N*: Ask for the easement. Shared driveways [usually|generally] have a written agreement, and the good ones cover [snow, cracks and blocking|snow and repairs].
 | There's usually a paper for that, called an easement or a maintenance agreement. [Ask to read it|Reading it takes ten minutes], because [habits tend to change with owners|neighbors often change].
ask for the written agreement on the shared driveway
source National Society of Professional Surveyors, easements

= driveway-heated
rank best
on driveway~heated
M: A heated driveway. I'd [give my shovel away|put the shovel in a museum]. What heats it?
 | So the snow leaves [on its own|without me]. What does it run on?
N*: Usually warm water in pipes, or electric cable. Ask which, and [whether it has a sensor|if a sensor turns it on], since cables often use a lot of power.
 | It's generally pipes or cables under the paving. Ask when it was [last serviced|last run], and what [a snowy month|January] tends to cost.
ask what heats the driveway and what a snowy month costs
source U.S. Department of Energy, radiant heating

= parking-deeded
rank best
on parking-space~deeded
M: Deeded. [So I'd own a rectangle of floor|My own rectangle]. Does that make it [real estate|property]?
 | So a parking spot can be [property|real estate, like a tiny house]?
 | I'd have a deed [to a parking spot|for where my car sits]. Does it get its own tax bill?
 | Deeded sounds [serious|permanent], for [a rectangle of concrete|a bit of pavement]. Is it like owning land?
N*: Often, yes. Deeded [usually|generally] means it's recorded property, sometimes with its own tax bill, and assigned is [a right to use|permission]. Ask to see the deed.
 | Often it's a small property of its own, with its own number. Assigned is usually [just a right|the building's to move], so ask to see [the recorded document|the paperwork].
 | Deeded is generally recorded like property; an assigned space tends to be just a line in the building's files. Ask [if it has its own taxes|for the parcel number].
 | Often, yes, in a small way. It's [usually|generally] recorded at the county with its own number, so you can [look it up|find it online].
ask for the deed and tax number of the parking space
source Community Associations Institute, parking in common interest communities

= parking-assigned
on parking-space~assigned,reserved
M: [My number, my rectangle|So there's a number on it]. [Is that forever|Does it stay mine]?
 | Assigned, so somebody keeps a list. How [firm is the list|permanent is it]?
 | I'd want my number [in writing|on a page, not just a wall]. How settled is an assigned spot?
N*: As a rule it stays with the home. The documents [usually|generally] say whether the board can move you, so [look that up|ask for that page].
 | It's generally a right to use, not property. Most stay put for years, and [the bylaws tend to say how a change would happen|the rules usually cover changes].
 | It's usually firm, though it's the association's list. Ask for [your number in writing|the page with your number], and whether it [goes with the home|moves with the unit].
 | Usually quite settled. It's generally tied to [the home|the unit] in the records, so ask for that page.
ask whether the assigned parking space could be changed
source Community Associations Institute, parking in common interest communities

= parking-outdoor
rank spare
on parking-space~exterior,outdoor,off-street,pad,surface
needs state=IL,NY,MA,MN,WI,MI,PA,CT,NJ,OH,CO
M: Outdoors, in {city}. [Who clears the snow|Then who shovels]?
 | It's out in the weather, so who [plows|handles the snow]? My back would like to know.
 | An outside space means [scraping|a frosty windshield]. Is plowing somebody's job, or mine?
 | I'd see that space [after a snowfall|in January]. Whose shovel [is it|comes out]?
N*: Ask about that. Associations [usually|generally] plow the lanes and leave the last bit around your car, and the pile often ends up [in a corner space|at the end].
 | It depends who owns the pavement. Shared lots are often plowed by contract; a private pad is [usually your shovel|generally yours]. See where the pile would go.
 | The house rules usually say. Most plows pass while the car's parked, which tends to leave you a ridge to shovel.
 | That's usually in the rules. Many lots are plowed once it's a few inches deep, and [the last bit tends to be yours|what's around the car is often yours].
ask who clears snow from the outdoor parking space
source Community Associations Institute, snow removal and maintenance responsibility

= parking-tandem
on parking-space~tandem
M: Tandem, so [whoever comes home first goes in deepest|the last one in is the first one out]. How does that work?
 | [Two cars, one behind the other|Two cars in a line]. How do two people share that?
N*: [By trading keys|Usually by trading keys]. The back spot's good for a car you [rarely drive|don't drive daily], and most people [keep both sets on one hook|work it out in a week].
 | It tends to suit one driver and a car that stays put. Otherwise [two sets of keys by the door|keys on one hook] is the usual answer.
visit measure the whole length of the tandem parking spot
source Institute of Transportation Engineers, parking layout

= parking-walk
rank spare
on parking-space
M: From the {noun} to the front door, I'd count [doors|the doors], [holding a bag|with ice cream in the bag].
 | I care about the walk: how many steps and doors, [and which ones stick|and in what light].
 | I'd pull in with [a week of groceries|groceries for six] and see how many doors I [need a hand for|open with my foot].
 | What I care about is the walk, from the {noun} to the kitchen counter, with [milk|groceries].
N: Do that trip on the visit, start to finish. Count the keys, [the doors and the steps|the doors you can't push], and [look for a cart|see if there's a cart].
 | Make it with a bag in each hand. You'll learn where the light is, which door [sticks|is heaviest], and [what to keep in the trunk|whether you want a cart].
 | Time it once, loaded. [If it's under three minutes|If it's short], you'll never think about it. If there are two fobs and an elevator, [you'll buy a cart|you'll shop differently].
 | Walk it in the dark, if you get the chance. [Lights that come on by themselves are|Good light is] worth more than an extra foot of width.
visit carry bags from the parking space to the kitchen

= parking-included
on parking-space~included
M: Included. [In the price, or in the monthly fee|Included in which number]?
 | [I like the word included|Included is a friendly word], and I'd ask: in what?
 | {Np}. [Included how|Included with what]? I'd ask if that's the sale or the fee.
 | Included is my favorite price. I'd still ask [for how long|on which page].
N: Have them say if the space [comes with the deed|is on the deed] or with the [monthly fee|association].
 | Ask whether it's written into the contract. [A number on the wall|A painted number] is nice, and a line in the paperwork is [nicer|the one that counts].
 | Find out what it's part of. If it's the sale, it's yours to keep. If it's the fee, that can change.
 | Ask for the page. If the space has a number, you want that number [in the contract|written down].
ask whether the included parking is written into the sale

= parking-gated
rank spare
on parking-space~gated
M: Gated. What happens when [the remote's battery dies|I lose the remote]?
 | [Remotes get lost|I'd lose the remote in a week]. How do people get in then?
N*: There's usually a keypad or a fob as backup. Ask [how many come with it|what a spare costs], since replacement fobs [often aren't cheap|tend to cost more than you'd guess].
 | Most gates have a manual release or a code. Ask [who knows it|where that lives], and count the remotes [at closing|when you get the keys].
ask how many remotes or fobs come with the parking
source International Door Association, gate operators

= parking-guests
rank spare
on parking-space
needs kind=condo,co-op,townhouse !says:guest,visitor
M: [My space is settled|So I'm parked], so where does [my sister|a guest] go?
 | I'm in my space, and somebody's coming for dinner with a [van|truck]. Where do they park?
 | I'm parked. Now somebody's coming [for the weekend|from out of town] with a car.
 | [One space, one car|That's one car], and my friends [drive separately|never share a ride].
N: That one's for the visit. Look for a [visitor|guest] sign on the way in, and otherwise [read the street signs|ask about permits].
 | Ask about guests. Some buildings have a few spaces and a [sign-in|pass], others send everyone to the street, so [look at the street at dinner time|check the signs on the block].
 | Find out what visitors do. [A pass at the desk|A guest pass], a few marked spots, or the street: you'd like to know [before they're circling|before dinner].
 | See what's on the street at that hour, and read the signs. [Saturday at seven|A Saturday evening] is the honest test.
ask where guests park

= parking-ev
rank spare
on parking-space
needs !ev-charger kind=condo,co-op
M: Say [my next car has a plug|I go electric]. Could I charge it there?
 | Looking ahead, could I get a plug [at that space|to that space]?
 | [I don't own an electric car yet|My next car might have a cord]. Would a charger be possible there?
 | The car after this one may want [a plug|an outlet]. What would it take to add one [there|at that space]?
N*: It's usually up to the association. The cost tends to depend on how far the space is from the panel, [and whether there's capacity|and how full it is].
 | Often, with permission. Ask if anyone's done it, since [the first one usually costs the most|it's usually easier after the first one].
 | [That depends|It depends], mostly on the distance to a panel. Many buildings have [a form for it by now|a policy by now], so ask for that.
 | Usually it takes [a cable and a yes from the board|permission and a cable run]. The longer the run, the more it [tends to cost|generally costs], so find the panel.
ask whether a charger could be added at the parking space
source U.S. Department of Energy, Alternative Fuels Data Center, multifamily charging

= parking-extra-cost
on parking-space@extra-cost
M: Parking costs extra, then. Do I [buy it or rent it|pay once, or every month]?
 | [So it isn't in the price|Separate money]. Once, or [every month|month after month]?
 | [That's another number to add|I'd add that in]. Is it a one-time thing or a monthly one?
N*: Either's possible. Bought space is [usually|generally] deeded and stays yours; rented space is [often month to month|often by the month], and [the price tends to move|the rate tends to change].
 | It could be either. A bought space [usually|generally] has its own papers, and a rented one [tends to have a waiting list|often has a list].
 | Ask, and ask who gets the check. A rented space is [often|usually] run by a garage company, and [a bought one comes with papers|a bought one comes with a deed].
ask whether extra-cost parking is bought or rented and how much it is
source Community Associations Institute, parking in common interest communities

= parking-extra-cost-do-i-need
rank spare
on parking-space@extra-cost
M: [Could I try a month without it|What if I skip it], and see?
 | I'd hold off and see how [much I drive|often I'd use it]. [Any risk in waiting|What would I lose]?
N: You might lose your place in line. Ask if there's a waiting list, [how long it is|how it moves], and whether [the spot could go to somebody else|it stays available after closing].
 | The risk is that the spot goes. Ask how many are [left|free], and whether it [has to be taken at closing|can be added later].
ask whether the parking can be added later

= parking-street-trees
rank spare
on parking-space
needs kind=house,multi-family
M: [A space off the street|My own space] means [no circling the block|nobody circling at nine at night].
 | I'd try driving in [the way I'd come home|after dark, the way I'd come home], in one turn.
 | I'd bring the car on the visit and [park it myself|do the parking myself].
 | No parking signs to read. I'd just look at [how I get in|the way in].
N*: Check how you get in. An alley or a narrow lane [usually|generally] sets the turning angle, and [the bins are often the tight part|the trash bins tend to be the tight part].
 | Look at the approach. Most trouble with a space is [getting into it|the turn in], so [drive it yourself|count your attempts].
 | Come in the direction you'd drive home. Tight turns usually [work from one side only|work better from one side], and scrapes on a post often tell you.
 | Watch the surface, too. Gravel and old asphalt [tend to hold water|often hold water], so look for [puddle marks|dark patches] where you'd step out.
visit drive into the parking space in one move
source Institute of Transportation Engineers, parking layout

= parking-covered
rank spare
on parking-space~covered
M: Covered, so [no frost on the windshield|the windshield stays dry].
 | A roof for the car. [The birds will have to aim elsewhere|I'd stop scraping].
N*: Look up on the way in. Covered parking usually has [pipes or a low beam somewhere|a low beam somewhere], and tall cars [tend to find it|generally find it].
 | Check the floor for drips. Water through a parking roof often carries minerals that [mark|can mark] paint, so a white streak is worth a question.
visit look up and down in the covered parking space
source International Code Council, International Building Code, parking garages

= deck-shared
rank spare
on deck@shared
M: Everybody's deck. Who [puts the chairs away|stains it]?
 | A deck we'd all use. Who [looks after it|sweeps it]?
N*: The building does, usually, and the fee [pays for it|covers that]. Ask about hours and guests, since most shared decks have [rules for|a sign about] both.
 | Generally that's the association's job. Look at the railing and the boards anyway: they [tend to show|usually show] how the rest is [kept up|looked after].
ask what rules the shared deck has
source Community Associations Institute, common area maintenance

= patio-shared
rank spare
on patio@shared
M: The patio's shared. [How do people claim a table|Who gets the table on a Friday]?
 | [One patio, many neighbors|A patio for everyone]. How do you get a table on a Saturday?
N*: It's usually whoever shows up first. Bigger groups often have to book, so ask [about reservations|if there's a sign-up], and check [when the lights go off|the closing hour].
 | It's generally first come. Many buildings take bookings for parties, and [the grill usually has its own line|the best corner usually goes early].
ask how the shared patio is reserved
source Community Associations Institute, common area rules

= yard-shared
rank spare
on yard@shared
M: Shared grass, so [I'd never mow it|somebody else mows]. Could I claim a corner?
 | [It's everyone's lawn|Everybody gets the grass]. Could I leave a chair out there?
N*: It's usually common ground with house rules: chairs in at night, dogs [on a leash|in one corner]. [Ask for the page|The page is usually short].
 | Generally no corner belongs to anyone. Most buildings ask you to bring things in again, so buy a chair that folds.
ask what the rules are for the shared yard
source Community Associations Institute, common area rules

`;
