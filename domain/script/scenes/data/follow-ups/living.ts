/** Living rooms: fire, floors, ceilings, walls, windows and light, after Nora has named what is there. */
export const livingScenes = `
= fireplace-what-burns
rank spare
on fireplace
needs !says:gas,wood,wood-burning,woodburning,electric,decorative,ventless,non-working
M: {Np}. What {does} {it} burn, [wood, gas or nothing|logs, gas or candles]?
 | [Wood, gas, or just good looks|Logs, gas, or only for looks]: [which kind is it|what are we lighting]?
 | [Do I buy logs|Should I be buying logs], or [look for a switch|look for a key in the wall]?
 | What [goes|would I put] in {a} like that, [logs, or nothing at all|wood, or nothing at all]?
N: [It doesn't say|That isn't given], so look for a clue on the visit. [A key or a valve by the hearth means gas|A gas valve near the floor gives it away].
 | [That's not stated|Not stated]. [Look for a damper handle, a gas valve or a plug|See if you find a handle, a valve or a plug]. [Then ask to be sure|The agent will know].
 | The fuel isn't mentioned. [Crouch and look up with a flashlight|Take a flashlight and look up]: [sky, soot or a sealed plate will tell you a lot|soot means somebody burned something].
ask what the fireplace burns and when it was last lit
visit look up the fireplace with a flashlight

= fireplace-working
rank spare
on fireplace~working
M: "Working" [is a good word|is the word I'd hoped for]. What would you want to go with it?
 | {Np}. What piece of paper [goes with that|would you ask for]?
 | Working [as of last winter, I hope|is a word I'd like a date on]. What do I ask for?
N*: A sweep's report. [Chimneys are generally due for a look every year|Most sweeps suggest a look every year], [so there may be a recent one|so ask for the latest].
 | The last inspection. Once a year is [generally|usually] the advice, [fire or no fire|whether or not anybody lit it]. [Ask for the receipt|A receipt will do].
ask when the fireplace was last lit and last inspected
source National Fire Protection Association, NFPA 211

= fireplace-more-than-one
rank spare
on fireplace~two,three,four,five,six,seven,eight
M: {Np}. I'd go from one to the next and ask which ones light.
 | With {np}, I'd want to know which ones [still light|you can light].
 | {Np} and [one poker|one set of tongs]. [I'd ask which ones work|I'd find out which of them work].
N*: Ask about each one. Every fireplace [generally|usually] has its own flue, [so one answer won't cover all of them|and each flue has its own answer].
 | Go one by one. Several can share a chimney, but each [usually|generally] has a separate flue, [some open, some closed up|and a sweep checks each].
ask which of the fireplaces work, one by one
source Chimney Safety Institute of America, homeowner resources

= wood-fireplace-sweep
rank spare
on wood-fireplace
M: [Before I buy a single log|Before I carry in a single log], what [do I ask for|would you want to see]?
 | [Real logs, a real chimney|Real fire, real chimney]. What would you want to see before the first match?
 | {Np}. What would you [ask for|want to see] before [anybody strikes a match|the first fire]?
 | What do I ask for before I [show up with logs|start collecting kindling]?
N*: The last chimney inspection. [Once a year is generally the advice|Generally that's a yearly thing], even if nobody's lit it.
 | A sweep's report. The advice is [usually|generally] to have a chimney looked at every year, and swept [when it needs it|as needed].
 | An inspection, [usually|generally] every year. Wood smoke leaves creosote behind, and that's the part that can catch fire.
 | The latest inspection. Most sweeps leave a report, and yearly is [generally|usually] how often they'd like to come.
M: [Say the chimney's clean|All right, clean chimney]. [What do I burn|What's a good log]?
 | And [what do I burn|what kind of wood goes in]?
 | [And the logs|As for logs]: [does any wood do|is there such a thing as the wrong log]?
N*: You want dry logs, [generally|as a rule]. Knock two together: [a clear knock is dry, a thud is wet|if it rings it's dry, if it thuds it's wet].
 | You want seasoned hardwood, [generally|as a rule]. [Damp logs mostly make smoke|Wet wood mostly makes smoke], and that's where the creosote comes from.
 | Dry hardwood is best, [usually|as a rule] split and left six months or more. So look for a dry place to stack it.
ask when the chimney was last inspected and swept
visit look for a place to stack firewood
source National Fire Protection Association, NFPA 211; US EPA Burn Wise

= wood-fireplace-heat
rank spare
on wood-fireplace
M: Does an open fire[ really|] heat a room, or just [the people in front|the front row]?
 | {Np}. Is that [heat|actual heat], or [theater|a very good show]?
 | [Hot shins, cold shoulders|Warm in front, cold behind]. Does an open fire heat more than [your shins|the front row]?
N*: Mostly it's a good show. An open fire tends to send much of its heat, and some of the room's, up the chimney. So sit close.
 | Mostly it warms the front row. A fire tends to pull warm air up the flue, so [close the damper once the ashes are cold|look for glass doors].
 | It heats less than you'd think, [usually|as a rule], because so much goes up the flue. Check that the damper shuts tight.
visit check that the fireplace damper closes tightly
source US Department of Energy, Energy Saver, wood and pellet heating

= wood-fireplace-logs-upstairs
rank spare
on wood-fireplace
needs kind=condo,co-op says:lobby,doorman,elevator,building
M: [A log fire|Logs] in a {kind}. [I'd ask the building about that first|I'd read the house rules before I bought any].
 | Picture me in the lobby with [an armful of logs|logs under both arms]. I'd [read the house rules first|ask about the rules first].
N*: Many buildings have a rule or two on wood fires: [who inspects the flue, where logs are kept|inspections, and where the logs may be kept].
 | It's worth asking. Buildings [often|usually] say [who inspects the flue|when flues get inspected], and [where the wood may be kept|where logs can be stored].
ask what the building's rules are for wood fires and log storage
source Foundation for Community Association Research, community rules

= gas-fireplace-switch
on gas-fireplace
M: So it's fire on a switch, with [no kindling and no ash|no splinters and no newspaper]. [I'd want to see it lit|I'd ask for a demonstration].
 | [Nobody carries logs for that one|No hauling logs]. I'd have it lit [before my coat's off|before I'd found a chair].
 | {Np}. I'd ask them to turn it on, [even in July|whatever the month].
 | A fire you can [turn off and go to bed|put out with a button]. I'd [try the button|ask to see it go].
N*: See how it's lit: remote, wall switch, or a key in the floor. An older fire often wants a match.
 | Let it run ten minutes. Some are for show and many really heat, and [you'll generally feel which|as a rule you'll feel which].
visit have somebody light the gas fireplace
ask when the gas fireplace was last serviced
source Chimney Safety Institute of America, gas appliances

= gas-fireplace-power-cut
on gas-fireplace
M: Say the power goes out. [Do I still have a fire|Does it still light]?
 | [No lights, cold evening|A dark, cold evening, no power]. Can I still [have the fire|light it]?
N*: Often, yes. Models with a standing pilot [usually|generally] light without power, and electronic ones [often|usually] have [a battery backup|room for batteries].
 | With a pilot light, usually. Only the fan stops. Many newer ones take batteries, so check for those.
ask how the gas fireplace starts without power
source Hearth, Patio and Barbecue Association, gas fireplaces

= decorative-fireplace-shelf
rank spare
on decorative-fireplace
M: [Nothing to sweep, then|No ash, then]. What do people put in [one|a fireplace] like that?
 | So it's a retired fireplace. What [goes|do you put] in it?
 | {Np}. What would you fill it with, [candles or books|books or birch logs]?
N*: [Candles, books, a lamp|A lamp, or a row of candles]. Some flues were never closed off, though, so feel for a draft first.
 | Books, [usually|often]. Put a hand in there first: an old flue [often|usually] still lets in air, which a plug can stop.
visit hold a hand in the fireplace and feel for a draft
source US Department of Energy, Energy Saver, air sealing

= decorative-fireplace-back
on decorative-fireplace
needs !says:electric,faux
M: Could it burn again, [if somebody asked nicely|if somebody wanted it to]?
 | Could somebody [wake it up|bring it back], [do you think|with enough patience]?
N*: Possibly. A chimney sweep can [usually|generally] tell, [in one visit|with a camera], whether the flue could be relined. [Look up with a flashlight first|Take a look up yourself first].
 | Maybe. Relining a flue is [generally|usually] a real project, so [treat it as a mantel until a sweep says otherwise|enjoy the mantel until a sweep says otherwise].
ask why the fireplace isn't used
source Chimney Safety Institute of America, homeowner resources

= wood-stove-heat
on wood-stove
M: Does a stove heat more than [the chair in front of it|the cat in front of it]?
 | A stove, not a fireplace. [How much more heat is that|Is that a lot more heat]?
 | {Np}. Is that real heat, or mostly for looks?
N*: It's real heat, [generally|usually]. A closed stove sends far more into the room than an open fire, which [mostly warms the chimney|tends to warm the chimney].
 | It's a lot more heat than a fireplace, [generally|usually]. The closed door is the difference: it burns slower, and the heat stays in the room.
M: And how do I test that door?
 | What do I check on the visit, besides the view of the flame?
N*: Shut a [dollar bill|slip of paper] in the door, with the stove cold. If it slides out easily, the gasket's [usually|generally] worn, and that's a cheap fix.
 | Check the gasket. Close the cold door on a [dollar bill|slip of paper] and pull: it should [generally|usually] hold. And ask about the last sweep.
visit close the cold stove's door on a slip of paper and pull
ask when the stove and chimney were last inspected
source US EPA Burn Wise; National Fire Protection Association, NFPA 211

= wood-stove-wood-pile
on wood-stove
M: A stove has to be fed. How much wood does [a winter|that] take?
 | I'd look for the woodpile first. [How big is one supposed to be|How big would it have to be]?
N*: Ask in cords. One is [generally|usually] a stack four feet high and eight feet long, so [find it a dry spot|look for a dry spot that size].
 | [Ask how many cords they burn|Ask for a winter's worth in cords]. A cord is [usually|generally] eight feet long and four high, so picture that by the door.
ask how many cords of wood a winter takes
visit look for a dry place to stack wood
source US EPA Burn Wise, firewood

= hardwood-sand
rank spare
on hardwood
M: {Np}. How many times can you [sand|refinish] a floor like that before [you run out of floor|there's nothing left to sand]?
 | Say I drag a chair across {np}. Can you sand that out, and [how often|how many times]?
 | How many times can a wood floor be sanded, [over its life|all told]?
 | When a floor like that looks worn, can you just sand it, and how many times?
N*: If the boards are solid, [usually|generally] several times over. A thin layer over plywood gives you once, if that.
 | Several times, [usually|generally], when they're solid boards. [What counts is how much wood is left above the groove|It depends how much wood is left above the tongue].
 | A handful of times, as a rule, if the boards are solid. So ask how many sandings they've had already.
 | Solid boards, [generally|usually], a few times. And a light scratch often needs only a fresh coat, no sander at all.
M: [How do I see what's left|So how would I see what's left], [without a crowbar|without prying one up]?
 | Where would I [see|check] how thick they are?
 | [Can I tell|Is there a way to tell] how much is left, [standing there|on a visit]?
N*: Look at a floor vent, if there is one. The cut edge [usually|generally] shows you the whole board from the side.
 | Check a vent or a doorway, where a board's edge shows. Nail heads on the surface often mean it's been sanded a lot.
 | Look at the edges: a [stair nosing|doorway], a heating vent. That's [usually|generally] the one place where a floor shows its thickness.
ask whether the floors are solid wood and when they were last refinished
visit look at a floorboard's edge at a vent or threshold
source National Wood Flooring Association, consumer guide

= hardwood-closet
rank spare
on hardwood
M: I'd open a closet and look at the [floor|boards] in there, [because nobody sands a closet for show|since that's the floor nobody redid].
 | The back of a closet is where [a floor tells you what color it used to be|you see a floor's original color]. [I'd start there|That's where I'd go first].
 | {Np} in the rooms, fine. [I'd check the closets|I'd look in a closet], [which people skip when they refinish|the one place nobody refinishes].
 | [People refinish rooms and skip the closets|Rooms get refinished and closets get skipped], so that's where I'd [look|go and look].
N: If it matches the room, [somebody was thorough|somebody did the whole job]. If it doesn't, [you've met the old finish|you've found the before picture].
 | And lift a rug corner, [if they'll let you|with permission]. [Sun changes wood, and a rug keeps the old color|A rug keeps a record of the color it used to be].
 | Then look at each doorway, where [one floor hands over to the next|the boards meet whatever's next]. [You want it flat underfoot|It should be flat under your shoe].
 | Bring a light. If the boards [run on|carry on] in there, [they run under the wall|the floor is older than the closet], and that's [good to know|a good sign].
visit open a closet and compare its floor with the room's

= hardwood-rug-rule
rank spare
on hardwood
needs kind=condo,co-op
M: {Np}, in a {kind}. Is there[ usually|] a rule about rugs, for whoever's underneath?
 | Could a {kind} make me cover {np} with rugs?
 | [Bare wood, and maybe somebody underneath|Wood floors, possibly above somebody's bedroom]. Do buildings have [rules|a rule] about that?
N*: Many buildings have a rug rule: [most of the floor covered|a certain share of the floor covered], often eighty percent. [The house rules will say|Read the house rules].
 | Often, yes. [It's usually a share of each room|Usually it's a share of each room], with pads. [Ask before you fall for bare boards|Ask for that page of the house rules].
ask whether the building has a rug rule
source Foundation for Community Association Research, community rules

= hardwood-white-oak
rank best
on hardwood~white oak
M: White oak, not red. [How do you tell them apart|Would I see the difference]?
 | {Np}. How [do I tell|would I tell] white oak from red?
 | [Everybody asks for white oak now|White oak is everywhere now]. What's the difference from red?
N*: Red leans pink, white [generally|usually] leans brown. White also [tends to resist|generally resists] water better, [which barrel makers noticed first|as any barrel maker knows].
 | Look for pink: that's [usually|generally] red oak. White oak's pores are mostly plugged, which is why [barrels are made of it|whiskey stays in the barrel].
 | [By color, usually|Usually by color]: red has a pink cast, white leans brown, and is [a bit tighter in the grain|calmer in the grain].
visit look at the oak grain in daylight
source USDA Forest Products Laboratory, Wood Handbook

= hardwood-oak
on hardwood~oak,red oak,quarter-sawn oak
needs !says:white
M: {Np}. How tough is oak, really?
 | Oak [has a reputation|is supposed to be tough]. How hard is it, if you drop something?
 | How much of a beating does oak [take|put up with], [before it shows|chair legs included]?
N*: It's [generally|usually] the yardstick other floors are measured by: harder than walnut, softer than maple. Felt pads still help.
 | Tough enough for most homes. And the grain tends to hide scratches, which smooth woods can't do.
visit look at the oak floor where chairs have been
source USDA Forest Products Laboratory, Wood Handbook

= hardwood-walnut
rank spare
on hardwood~walnut,cherry
M: {Np}. That's what desks are made of. Does it dent [underfoot|when you walk on it]?
 | Walking on {np} must feel like standing on [a desk|good furniture]. Does it dent?
N*: It [usually|generally] dents sooner than oak, so chair legs leave a mark. [Felt pads help, and so does moving the rug now and then|Felt pads help].
 | [A little, generally|Generally a little]. Sunlight shifts its color, too, [so rugs tend to leave outlines|and rugs often leave outlines]. [Lift a corner and compare|Lift a rug and you'll see].
visit lift a rug corner and compare the floor's color
source USDA Forest Products Laboratory, Wood Handbook

= hardwood-pine
on hardwood~pine,heart pine,yellow pine
M: {Np}. Is pine as soft as [they say|its reputation]?
 | Pine keeps [a diary of every chair|a record of every heel]. Is it that soft?
N*: [Mostly|Usually], with one exception. Heart pine, from slow-grown longleaf trees, is [generally|often] nearly as hard as oak. [Look for tight rings|Count the rings on a board].
 | It dents, as a rule, and [people like it for that|some love it for that]. Old heart pine is harder, so [look how tight the rings are|check the rings].
visit look at how tight the growth rings are in the pine boards
source USDA Forest Products Laboratory, Wood Handbook

= hardwood-original
rank best
on hardwood~original
M: {Np}. What's different about old boards, [apart from the mileage|besides all those footsteps]?
 | Original, so they've been there from the start. What do old boards have that [new ones don't|new ones haven't got]?
N*: They're [often|generally] denser. Look for patches, too, which show [where a wall or a radiator used to be|where a wall used to stand].
ask how many times the original floors have been sanded
visit look for patches in the floor where a wall used to be
source National Park Service, Preservation Brief 18

= engineered-wood-layer
on engineered-wood
M: Engineered. Is that wood, or [a photograph of wood|a picture of wood]?
 | {Np}. How much of that is [tree|actual tree]?
 | Engineered [sounds like a bridge|sounds like a laboratory]. Is it [real|actual] wood?
N*: It's real where you walk: [usually|generally] a layer of wood over plywood, [which keeps it calmer when the humidity swings|so it moves less with the seasons].
 | The top's real wood, [generally|usually]: a slice of it on layers of plywood, [glued crosswise so it stays flat|which stays flatter than a solid board].
M: And can you sand it, like [the solid kind|a solid floor]?
 | Say I scratch it. Can that be sanded out?
N*: That's up to the top layer. A thick one can [usually|generally] be sanded once or twice, and a thin one can't. [Ask the thickness|Ask how many millimeters].
 | Once, maybe. Anything under about two millimeters is [generally|usually] left alone, so ask for the spec sheet.
ask how thick the floor's top layer of wood is
source National Wood Flooring Association, engineered wood floors

= vinyl-plank-spill
rank spare
on vinyl-plank
M: Say I spill a bowl of soup on {np}. How much of a hurry am I in?
 | A [wet umbrella|tipped-over glass], and {np}. How does vinyl take water?
 | How does vinyl feel about [water|a spill], say a whole bowl of soup?
N*: The planks [generally|usually] don't mind. It's the seams: water that sits there can [get underneath|creep under], so [look at the joints near the sink|check the joints by the sink].
 | It's [usually|generally] no emergency. The surface is waterproof, and the seams are what to check. Look closely near the sink.
visit look at the vinyl plank seams near the sink
source Resilient Floor Covering Institute, floor care

= herringbone-or-chevron
rank best
on herringbone
M: Herringbone, chevron: [which is which|how do you tell them apart]?
 | {Np}. How do I know herringbone from chevron?
 | [All those zigzags|I see a zigzag]. How do you tell herringbone from chevron?
N*: Look at the ends. Herringbone boards [generally|usually] end square and overlap, while chevron's are cut at an angle and [meet in a point|make a clean V].
 | Chevron [usually|generally] makes a straight line of points. Herringbone [staggers|steps], each board's end [tucked against its neighbor's side|butting into the next one's side].
M: That's a lot of [small|short] boards. Somebody had [patience|good knees].
 | I'd follow it to the walls, [to see how it ends|where it gets tricky].
N*: The edges show the work. A good one is [usually|often] centered, [with even slices at both walls|so both sides match]. [Look from the doorway|Check it from the doorway].
 | It [usually|generally] takes more wood and more hours than straight planks, and [the border's where you see the care|it shows most at the border].
visit stand in the doorway and see whether the floor's pattern is centered
source National Wood Flooring Association, installation guidelines

= herringbone-rug
rank best
on herringbone
M: A rug over that would be like [covering a painting|hanging a coat on a painting].
 | No rug could compete with {that}, [so I'd leave the middle bare|so I'd roll mine up].
N: Put the rug where the chairs scrape, and leave [the doorway|the entrance] bare. That's the view you walk in on.
 | See which way the zigzag points. Leave that path clear, and put the rug somewhere else.
visit see which way the floor's pattern points when I walk in

= bamboo-grass
on bamboo-floors
M: Bamboo's a grass, [strictly speaking|if I remember]. [How hard is a floor like that|Is it as tough as wood]?
 | {Np}. [So, a very hard lawn|Technically, a lawn]. How does it compare with oak?
N*: It depends how it's made. Strand-woven bamboo is [generally|usually] harder than oak, and older kinds are [often|usually] softer. [Ask which|The product name will say].
 | The strand-woven kind [tends to beat|often beats] oak for hardness. It minds humidity swings, [like wood|as wood does], so look at the seams.
ask whether the bamboo is strand-woven
source USDA Forest Products Laboratory; National Wood Flooring Association, bamboo

= concrete-floors-feel
rank spare
on concrete-floors
M: Isn't that cold [in the morning|in February], [barefoot|without slippers]?
 | {Np}. Good in August. Isn't that cold in [February|January]?
 | I think of [slippers|thick socks] when I hear concrete. Is it as cold as I think?
N*: Often, yes, unless there's heat in it. Concrete [generally|usually] holds whatever temperature it's given, warm or cold. [Try it in socks|Take your shoes off and see].
 | It usually is, unless it's heated or sits in the sun. [Ask about radiant heat|So ask about heat in the floor], [and bring thick socks|and try it in socks].
visit stand on the concrete floor in socks
ask whether there is heat in the floor
source US Department of Energy, Energy Saver, radiant heating

= tile-floors-cold
rank spare
on tile-floors
needs !heated-floors
M: Bare feet on tile [in the morning|before coffee]. [You'd hardly need the coffee|That wakes you up faster than the coffee].
 | I'd step on it in socks, [to find out about February|and then I'd know about February].
N*: It's [often|usually] no colder than the wood next door. Tile just [pulls the heat from your foot faster|takes the warmth out of your foot faster]. [Put a rug where you land|You'll like it in July].
 | Tile [usually|generally] feels colder than wood at the same temperature, [because it carries heat off faster|since it moves heat faster]. A small rug helps.
visit stand on the tile floor in socks
source Tile Council of North America, tile comfort

= carpet-underneath
rank spare
on carpet
M: A carpet's [a lid|a cover], and I'd want to know what's under it.
 | I'd ask to [lift|peek under] a corner, [in a closet, politely|somewhere in a closet].
 | What's underneath is what I'd want to know, [plywood or something better|boards or plywood].
N*: Ask first, then try a closet corner. In older homes it's [often|quite often] wood, and in newer ones [usually|generally] plywood or concrete.
 | A floor vent is [usually|often] the easiest place to look, or a closet corner, [with permission|if they say yes]. [Boards would be the jackpot|You're hoping for boards].
visit ask to lift a carpet corner in a closet
ask what's under the carpet
source Carpet and Rug Institute, carpet installation

= carpet-new
rank spare
on carpet
M: [Carpet makes the midnight snack quieter|With carpet, nobody hears the midnight snack]. I'd press a heel in and see if it springs back.
 | Quiet is what you get with carpet. I'd [test it with my heel|press a heel into it].
N*: [It does hush a room|That's the test], and the pad [usually|generally] tells its age before the carpet does, [on the stairs first|especially on stairs].
 | Do it where people walk. If it stays flat there, the pad is [often|usually] worn out, [even when the carpet looks fine|while the carpet still looks fine].
visit press a heel into the carpet where people walk most
source Carpet and Rug Institute, carpet care

= crown-molding-corner
rank spare
on crown-molding
M: Where do I look to know if crown molding was done [well|by somebody patient]?
 | {Np}. Where would a carpenter look first?
 | I'd look up at the corners. [Anybody can do the straight part|The straight bits are easy].
N*: The corners are the test. A good one meets without a gap, and [a hairline there usually comes and goes with the seasons|hairlines there usually open in winter and close again].
 | The corners tell you. Molding [mostly|generally] covers the line where wall meets ceiling, and a corner is where patience shows.
visit look at the crown molding where it meets in the corners
source Architectural Woodwork Institute, standards

= crown-molding-plaster
rank best
on crown-molding
needs year<1945 fact:yearBuilt
M: In a place from {year}, would that be wood or plaster, [and how do I tell|and can you tell from the floor]?
 | Wood or plaster? In {year} it could've been either. [How do I tell|Can I tell from below]?
N*: Look at the corners. Wood [usually|generally] shows a joint there, while plaster tends to run around without one.
 | Look for seams. Plaster was [often|usually] shaped wet, right on the wall, so [it turns the corner in one piece|there's no joint in the corner].
visit look for joints in the corners of the crown molding
source National Park Service, Preservation Brief 23

= millwork-word
rank best
on millwork
M: What counts as millwork, [and what's just wood|exactly]?
 | Help me with the word. Is millwork [everything made of wood|trim, or more than trim]?
N*: [Generally|Usually] it's anything shaped in a mill and fixed to the place: trim, doors, [stairs, mantels|paneling]. [Furniture doesn't count|If it's nailed on, it's in].
 | Trim, doors, mantels, [usually|generally]: the wood that's [part of the building|attached]. Look where two pieces meet, [and you'll see the skill|which is where skill shows].
visit look at where two pieces of trim meet
source Architectural Woodwork Institute, standards

= wainscoting-chairs
rank best
on wainscoting
M: What's it for, apart from [looking proper|looking good]?
 | {Np}. Is that decoration, or protection?
 | Did it ever do anything, or [is it only for looks|was it always for looks]?
N*: It was protection, originally. It [generally|usually] kept chair backs off the plaster, which is why it ends around chair height.
 | It [usually|generally] protected the plaster from chairs, [and kept out some cold|and from damp]. [Push a chair against it and you'll see|Put a chair against it and the height makes sense].
visit look at the wall just above and below the wainscoting
source National Park Service, Preservation Brief 18

= wainscoting-pictures
rank spare
on wainscoting
M: That changes where the pictures go. [They all move up|Everything moves up two feet].
 | I'd measure the wall that's left above it, [for the pictures|before I hung anything].
N: Look at the ledge on top. [A deep one's a shelf for postcards|If it's deep enough, it's a picture shelf]. [Then see how the couch meets it|Then push a chair against it].
 | Measure what's left, and look at the panels by the outlets. [Neat cuts there mean somebody cared|That's where you see how careful they were].
visit look at how the outlets are cut into the paneling

= plaster-medallion-why
rank best
on plaster-medallions
M: Somebody decorated the ceiling, [like a cake|like icing]. What was it for?
 | {Np}. What did that [do|do up there], besides [impress people|give you something to look at]?
N*: It [usually|generally] marked where a lamp hung, [and hid the hole it came through|and dressed up the hook]. [Look for seams, since many were cast in pieces|Look around it for cracks].
visit look for cracks or sagging around the ceiling plaster
source National Park Service, Preservation Brief 23

= plaster-medallion-knock
rank spare
on plaster-medallions
needs says:plaster
M: I'd knock on the wall. What does [real plaster|plaster] sound like?
 | How do I know the walls are plaster, too, [and not drywall|without asking]?
N*: Knock: plaster gives a [thud|solid thud], where drywall [usually|generally] sounds hollow. It tends to hush a room, too.
 | You get a dull thud when you knock, [usually|generally]. Press gently beside a crack, too: if it moves, the plaster has come loose, so ask.
visit press gently on the plaster near any crack
source National Park Service, Preservation Brief 21

= exposed-brick-hang
on exposed-brick
M: How do I hang a picture on brick, [without a jackhammer|short of dynamite]?
 | Thumbtacks are out. How do people hang things on [brick|a wall like that]?
 | {Np}, and say I own one painting. How do I hang it?
 | I'd want one shelf on [it|that]. How do you [put up|hang] a shelf on brick?
N*: Drill the mortar, not the brick, [as a rule|generally]. [Mortar can be patched|You can patch mortar], and [a brick keeps the hole|a hole in a brick is forever].
 | Many people use brick clips, which [usually|often] grip the edges with no hole at all. [They need a bit of lip, so look at the joints|See if the bricks stick out enough].
visit look at the mortar joints in the brick
source Brick Industry Association, technical notes

= beams-real
rank spare
on beams
needs says:wood_beam,wooden_beam,timber,oak_beam,wood-beam,pine_beam,hewn,wood_ceiling
M: {Np}. How do I tell if they're [working|structural], or just for looks?
 | Are those holding something up, or just for looks? How would I know?
 | I'd knock on one with a broom handle. How do I tell [a real one|a working beam] from [a decorative one|a box]?
N*: Knock and listen. Solid ones thud, and a box [usually|generally] sounds hollow. [A seam along the bottom edge is another clue|Then look for a seam along the edge].
 | Look at the ends. A working beam [usually|generally] goes into the wall or sits on a post, and [a decorative one often just stops|a box often just stops at it].
M: And the long cracks you see in old beams, [should those worry me|do those matter]?
 | Big timbers have splits [right down the side|wide enough for a coin]. Is that [a problem|bad]?
N*: [Usually not|Mostly not]. Big timbers [tend to|generally] split lengthwise as they dry. [A crack straight across is another matter|Straight across the grain is different], so ask about those.
 | Lengthwise, [generally|usually] no: that's drying. A beam that sags or cracks across is what you'd show an inspector.
visit knock on a beam and look where its ends meet the wall
ask whether the beams are structural
source USDA Forest Products Laboratory, Wood Handbook

= vaulted-fan
rank spare
on vaulted
M: Warm air rises, and up there it has somewhere to go. How do people get it back down?
 | How do you stay warm under {a} [in January|on a cold night], with all the warm air up there?
 | {Np}. How do you keep the heat from collecting up there?
N*: A ceiling fan, [usually|generally], run slowly in reverse. [It pushes the warm air back down the walls|There's a little switch on its side for that]. [Look up for one|See if there's one up there].
 | A slow fan [usually|generally] does it. It stirs the warm air back down. Look for one, and [see where the vents are|ask about the bills].
visit look for a ceiling fan and where the vents are
ask what the vaulted room is like in January
source US Department of Energy, Energy Saver, ceiling fans

= vaulted-clap
rank spare
on vaulted
M: I'd clap once and [listen|see what comes back].
 | I'd say something out loud in there [and wait for the echo|and see if the room answers].
 | {Np} and bare walls can mean an echo. I'd clap once and [find out|listen].
N*: An empty room exaggerates. Rugs, curtains and books [usually|generally] swallow most of an echo, so [picture it furnished|don't judge it bare].
 | If it rings, think rugs. Soft things [generally|usually] tame a tall room, [and a bookcase helps, too|books included].
visit clap once in the vaulted room
source Acoustical Society of America, sound in rooms

= coffered-look
rank best
on coffered
needs !says:tin,tray,tongue
M: Coffered. That's the [waffle|one like a waffle iron]. Does it [do anything|hold anything up]?
 | A ceiling like a waffle. [Is that holding something up|Does it do anything], or is it for looks?
N*: It's mostly for looks. The squares [often|usually] follow the beams, or pretend to, and [they break up an echo a bit|they take the edge off an echo].
 | It's [generally|usually] for looks, though it started with real beams crossing. [See if the grid's centered on the room|Stand in the middle and see if it's centered].
visit stand in the middle of the room and see whether the ceiling grid is centered
source Architectural Woodwork Institute, standards

= tall-ceilings-standard
on tall-ceilings
M: Tall compared to what? [What's an ordinary ceiling|What's the usual height]?
 | {Np}. What am I comparing that with?
 | I need a yardstick for {np}. How high is an ordinary ceiling?
 | Give me [a yardstick|something to compare]. What's [a regular ceiling|normal overhead]?
N*: Eight feet is [generally|usually] the ordinary one, nine in many newer places. [You feel every foot past that|Every foot above that shows].
 | [Usually eight feet|Eight feet, usually]. [Use a door as your ruler|A door is a good ruler]: it's just under seven, so [see what's left above it|look at the wall above it].
 | Most are eight feet. [Look at the wall above a doorway|Stand in a doorway and look up]: on an eight-foot ceiling there's [about a foot of it|little more than a foot].
visit measure the ceiling height in more than one room
source International Code Council, residential ceiling heights

= tall-ceilings-curtains
on tall-ceilings
M: Under {np}, ordinary curtains look like [they shrank|short pants]. How high do you hang [the rod|them]?
 | Where does the curtain rod go, in a room with {np}?
 | [So, longer curtains|Longer curtains, then]. How high [does the rod go|do you hang them]?
 | {Np}. What do people do about curtains, hang them at the window or at the ceiling?
N*: High, [usually|generally]: nearer the ceiling than the window. [It makes the window look taller, too|The window looks taller that way].
 | Decorators [usually|often] go close to the ceiling, with the curtain just touching the floor. [Measure before you order|That's a long drop, so measure it].
visit measure from the ceiling to the floor beside a window
source American Society of Interior Designers, window treatments

= tall-ceilings-heat
rank spare
on tall-ceilings
M: The warm air goes up there, and I'd be down here. [What do you do about that|How do people get it back down]?
 | {Np}. Where does the heat go in January, and [who gets it down|how do you get it down]?
 | All that air to warm. [What do people do about January|How does that work in January]?
 | What keeps the heat [from living up there|down here with the couch], with {np}?
N*: A ceiling fan on low, in reverse, [usually|generally] brings the warm air back down. See if there's one, and ask about last winter's bills.
 | Warm air tends to pool up high, and a slow fan stirs it. [Low vents help, too|Vents near the floor help], so [see where they are|look for those].
 | A slow fan, [usually|as a rule], pushing the warm air back down. In summer you'll be glad of the height.
ask for last winter's heating bills
source US Department of Energy, Energy Saver, ceiling fans

= tall-ceilings-bulb
rank spare
on tall-ceilings
M: One bulb goes out up there, and [it's an expedition|I'm renting scaffolding].
 | I'd look at where the lights are, [and then for a ladder|and then how you'd reach one].
 | Somebody changes the bulbs under {a}. [I'd ask to see the ladder|I see a ladder in my future].
 | That's grand until you have to change a bulb. [I'd ask about the ladder|I'd look for the ladder].
N: Ask if [the ladder stays|there's a ladder, and if it stays]. Then count the lights [you could reach from a chair|you can reach without it].
 | Look for a closet tall enough for a ladder. [With LEDs, you'd rarely need it|LEDs make it a rare event].
 | Ask who does it now. Plenty of people give up on the ceiling and use lamps, and those you can reach.
ask how the ceiling lights are reached

= tall-ceilings-walls
on tall-ceilings
M: That's a lot of wall. [My pictures would look like postage stamps|Ordinary pictures would look like postage stamps].
 | With {np}, there's so much wall. How high do you hang [a picture|things]?
 | With {np}, do the pictures [move up, too|go up higher]?
N*: Keep pictures at eye level anyway. [Most galleries center them near fifty-seven inches|Galleries usually put the middle near fifty-seven inches]. The wall above can just be wall.
 | Eye level, as a rule, [whatever the ceiling does|no matter how tall the room]. [Go bigger instead of higher|Bigger usually works better than higher].
visit look at how much wall there is above the doors
source Smithsonian Institution, exhibition guidelines

= double-height-sound
rank spare
on double-height
M: Two stories of air. Does sound [go straight up, too|carry the way heat does]?
 | Whoever's upstairs must hear [the movie|the kettle]. Does sound carry in a room that tall?
N*: It [usually|generally] does. [Rugs and curtains help, and doors upstairs help more|Fabric tames some of it]. [Have somebody talk below while you stand above|Try it, one person up, one down].
 | It goes both ways, [generally|usually]. Send somebody up and talk normally. Big rugs and curtains take the edge off.
visit have somebody talk in the double-height room while I stand upstairs
source Acoustical Society of America, sound in rooms

= double-height-glass
rank spare
on double-height
M: I'd ask about the high parts: [windows, bulbs, shades|who washes what, and how].
 | Somebody cleans up there, and changes the bulbs. I'd ask [how|how they do it].
N: Ask all of it at once: bulbs, glass, shades. [There's always a system|Somebody has a system], and [it may involve a very long pole|you'd want to inherit the pole].
 | See if anything up there has a motor. [If the shades do, ask how they're powered|Motorized shades have a switch or a remote somewhere]. [The rest is a long pole|For the rest, there's a long pole].
ask how the high windows and lights are reached

= open-plan-tape
rank spare
on open-plan
M: With no walls, [the furniture has to do the work|the rugs become the walls]. Where do you start?
 | {Np}. Where does the couch go when there's no wall [to put it against|behind it]?
 | How do you furnish {a}, [when nothing has an edge|with no walls to lean on]?
 | The couch could go anywhere, and that's the trouble. [Where do you begin|How do you decide]?
N*: Start with the paths. People [generally|usually] need about three feet to walk through, [so draw the routes, and what's left is furniture|so mark those first].
 | Start with the rug, [usually|as a rule]. Leave about three feet for walking, and [let the back of the couch be a wall|the couch's back becomes a wall].
 | Walk it first: door to kitchen, kitchen to window. Those lanes [usually|generally] want three feet, and [what's in between is yours|the rest is living room].
 | Start with tape, [generally|as a rule]. Put the couch's outline on the floor, leave three feet around it, and walk to the kitchen.
visit tape the outline of my couch on the floor
source American Society of Interior Designers, space planning

= open-plan-quiet
rank spare
on open-plan
M: Everybody in one room, [which is nice until somebody's on the phone|until the phone rings]. I'd look for the nearest door.
 | It's a friendly layout. I'd just want to know where [the nearest door is|I'd take a phone call].
 | One person's on a call, and somebody else has the game on. I'd look for [one good door|a door to close].
 | {Np}, and [one phone call|somebody on a call]. I'd want [one door to close|a door somewhere].
N: Find the one you'd close, and stand behind it [while somebody talks out here|while somebody talks]. [There's your phone booth|If it's quiet, there's your phone booth].
 | Pick the room with a door, and try it. One solid door is enough.
 | Take somebody along: one of you talks, the other keeps walking until it fades. That's the spot for phone calls.
visit find a door I could close and listen behind it

= open-plan-column
on open-plan
needs says:column,columns
M: A column is [furniture you can't move|one thing you can't rearrange]. I'd plan [the couch|everything else] around it.
 | I'd make friends with the columns. [They aren't moving|They were there first].
N*: They [generally|usually] carry the floor above, so nobody moves them. A column is often a good place to end a rug.
 | Use them as a border. Many people end one zone and start the next there. [Hollow ones often hide pipes|Knock: hollow ones often hide pipes].
visit walk around the columns and see what they divide
source American Institute of Architects, loft conversions

= great-room-word
rank best
on great-room
M: Great as in good, or great as in big? [What makes it one|What does the word mean]?
 | What's a great room, [apart from the adjective|as opposed to a good one]?
N*: It means big. [Usually|Generally] that's living, dining and often kitchen in one large space. The word comes from castle halls.
 | It's [generally|usually] one large room doing the work of two or three. [So find out where its quiet corner is|Look for its quiet corner while you're there].
visit find the quiet corner of the great room
source Merriam-Webster, great room

= great-room-scale
on great-room
M: Big rooms shrink furniture. [I'd bring my couch's measurements|I'd tape out the couch first].
 | A normal couch could get lost in there. [I'd tape it out on the floor|I'd bring its measurements].
N*: Two seating groups [usually|often] work better than one. People [generally|tend to] talk comfortably across eight feet, and [shout past ten|past that they raise their voices].
 | Try two chairs, eight feet apart. Past that, people [usually|generally] raise their voices, so [make rooms inside the room|plan two conversations and two rugs].
visit mark out eight feet in the great room for a seating group
source American Society of Interior Designers, space planning

= built-ins-tallest-book
rank spare
on built-ins
M: I'd bring the tallest book [I could find|there is]. If [the atlas|that one] fits, everything fits.
 | How deep should a shelf be, [for real books|if you own an atlas]?
 | Any shelf takes a paperback. It's [the atlas|the big art books] I'd measure for.
 | {Np}. What I'd bring is [the biggest book I can carry|an atlas], [and a tape|just to see].
N*: A foot deep holds most books. [See if the shelves move, too|Then check whether they adjust]: [rows of little holes mean yes|little holes up the sides mean yes].
 | About ten to twelve inches [usually|generally] does it. Records need thirteen or so, which is where shelves [often|usually] fail.
 | Most shelves are ten or twelve inches deep. [You want the kind that adjusts|Adjustable is what you want], so [look for rows of holes|feel underneath for pegs].
 | Twelve inches is [generally|usually] plenty. It's height that tends to run out, so [see whether the shelves move|look for pegs you can move].
visit measure the depth of a built-in shelf and see whether it adjusts
source American Library Association, shelving guidelines

= library-sun
rank best
on library
M: What do books want from a room, [besides shelves|apart from shelves and a chair]?
 | What makes a good room for books, [besides a good chair|aside from the quiet]?
 | {Np}. What should I check, [besides the reading chair|apart from where the chair goes]?
N*: Shade, [generally|usually]. Direct sun fades spines, so [see which shelves it reaches|check which wall it hits], and [put the paperbacks there|give the chair that spot].
 | It's about where the sun falls. Books [generally|usually] like it dim and readers don't, so [the window goes to the chair|give the window to the chair].
visit see which library shelves get direct sun
source Library of Congress, care of books

= library-ladder
on library
M: I'd look for a rail along the top. [Half the reason for a library is the ladder|A library wants a rolling ladder].
 | If there's a ladder on a rail, [I'm riding it|I'd be riding it]. I'd look up first.
N: Look along the top shelf. [A rail with no ladder is a treasure hunt, so ask|If there's a rail, ask where the ladder went].
ask how many feet of shelf the library has

= office-door
rank spare
on office
M: A door is what makes it an office. I'd close it and [listen|see what comes through].
 | I'd shut myself in, have somebody [run the blender|unload the dishwasher], and [take a pretend call|listen].
 | The test of an office is [what you can't hear in it|whether you can hear the dishwasher]. I'd try it with the door shut.
 | {Np}. I'd [make a pretend call|sit in there with the door shut] while somebody [runs the blender|clatters in the kitchen].
N*: A solid door [usually|generally] stops far more than a hollow one. Knock on it, and [look for the gap underneath|check the gap underneath].
 | Check the gap under the door. Sound [usually|generally] gets through there first, and [a strip along the bottom fixes it|that's an easy fix].
 | It [mostly|usually] comes down to the door. Knock, and a hollow one sounds like a drum. Solid beats glass, too.
 | If there's a glass door, listen closely: glass [generally|usually] lets more through than solid wood. [A rug in there helps, too|Rugs and books help].
visit close the office door and have somebody talk outside it
source Acoustical Society of America, sound in rooms

= office-glare
on office
M: Which way does the desk face, [the window or the wall|toward the window or away from it]?
 | On a video call, a window behind me makes me a silhouette. So how do I turn the desk?
 | {Np}. Where would you put the desk, [with the glare and all|so nobody squints]?
 | Everybody tries the desk [facing the view|right at the window]. Is that [right|where it goes]?
N*: Sideways [usually|generally] works best, with the window at your shoulder. You get the light without the glare. Then find the outlets.
 | A right angle to the window is best, as a rule. Light from the side is kind to faces and screens. Then look for a plug.
 | Most people do best with the window to one side. [Turn around slowly with your phone's camera|Try it with your phone's camera], and [pick the spot where you look awake|you'll see where].
visit hold up my phone's camera in the office and find the desk spot
source Occupational Safety and Health Administration, computer workstations

= office-other-use
on office
needs beds<3
M: Office by day, [sofa bed by night|guest room by night]. I'd measure for both.
 | And when somebody visits, the desk has to [move over|share]. I'd see if a sofa bed fits.
N: Measure with the bed open. [It's longer than you'd think|People forget the unfolded part]. And see that the door still opens.
 | Tape it out, desk on one wall, [bed open in the middle|the bed unfolded]. [If you can still reach the window, it works|If you can still get to the door, it works].
visit measure the office for a sofa bed, unfolded

= den-definition
rank best
on den
M: What makes it a den, [and not a bedroom|instead of a bedroom]?
 | {Np}. Where's the line between that and a bedroom?
 | In nature, a den [has a bear|comes with a bear]. What makes one [in a floor plan|in a listing]?
 | Is a den a small bedroom [in disguise|with a different name], or what's the difference?
N*: It's a loose word. A bedroom [usually|generally] has to have a window of a certain size, and a den doesn't.
 | It's [generally|usually] an extra room that isn't counted as a bedroom. [Look for three things|Check three things]: a window, a closet and a door.
 | Often the closet is the difference. A den's [generally|usually] the extra room that isn't counted, so look at the window and the door.
visit look for a window, a closet and a door in the den
source International Code Council, residential code

= den-light
on den
M: I'd stand in {a} with the lights off and see [what's left|how much daylight there is].
 | A den can be dim, [and some people want it dim|for movies, say]. I'd look at it with the lights off.
N: Do it at noon. If you can read a page, it's a reading room, and [if you can't, it's for movies|otherwise it's the movie room].
 | See if it borrows light from the next room. [A glass door or an open side changes everything|An open side helps a lot]. [Then decide between books and movies|Books if it's bright, movies if it isn't].
visit stand in the den at midday with the lights off

= sunroom-season
on sunroom
needs !says:heated,four-season,four-seasons,three-season,year-round
M: How many months do I get out of it, [and what decides that|and what makes the difference]?
 | {Np}. How do I tell whether that's a winter room, too?
 | [I'd bring a sweater in March|March, a sweater, a cup of tea]. What makes one of those usable in winter?
N*: It's heat and glass. [Find a vent, a radiator or a heater|Look for a vent or a radiator], and double panes. With both, it's [generally|usually] a four-season room.
 | It depends on the heat. A three-season room [usually|generally] doesn't have any, and a four-season one does, so look for a vent and ask.
ask whether the sunroom is heated
source US Department of Energy, Energy Saver, sunspaces

= sunroom-plants
on sunroom
M: Every plant [in the place|I'd own] would move in there first. Would a lemon tree [work|live]?
 | A lemon tree, in {a}. Would it [live|make it]?
N*: With enough light, usually. Glass rooms tend to swing hot and cold, so [check which way it faces|see which way it faces].
 | Often, yes. South-facing glass [generally|usually] suits citrus, and [ferns like the north side|north suits ferns]. [Look for a floor that forgives water|See that the floor forgives a spill].
visit check which way the sunroom faces
source University of Minnesota Extension, growing houseplants

= bay-window-seat
on bay-window
M: I'd see whether it's deep enough to sit in, [with a book|with a book and a cushion].
 | Every bay window should come with a cushion. I'd [measure for a seat|measure it for one].
 | {Np}. [Five minutes and a book|A book, a cushion, five minutes], if there's room to sit. I'd try it.
N*: About eighteen inches high and as deep is [generally|usually] a comfortable seat. Look underneath first, [since radiators often live there|because radiators like that spot].
visit sit in the bay window and feel for drafts at the corners
source US Department of Energy, Energy Saver, air sealing

= bay-window-three-ways
rank best
on bay-window
M: It looks three ways, so [you'd always know when the pizza's here|nobody misses a delivery].
 | You see up the street and down it. [I'd know about every delivery|I'd never miss the mail].
 | A bay looks sideways, too, which a flat window can't.
N*: And it [usually|generally] catches sun for more of the day than a flat one. See which panes open, since often only the sides do.
 | That, and light from more directions, which is [generally|usually] why they were built. [Stand inside the curve and look both ways|Stand in it and find out which panes open].
visit stand in the bay window and see which panes open
source Merriam-Webster, bay window; US Department of Energy, Energy Saver, daylighting

= skylight-hour
rank best
on skylight
M: What's the best hour to be under [one of those|a skylight]?
 | [Say I've got one chair|One chair, one book|I own one good chair|I've got a chair and a cup of coffee]. [Where does it go, under a skylight|Where under the skylight does it go|Does it go right under the skylight]?
N*: Light from overhead is [usually|generally] strongest near midday, and the patch of sun travels. [Put the chair where it lands in the afternoon|Follow it with the chair].
 | Depends what you're after. Noon is [usually|generally] brightest, and on a clear night [you may get the moon|it can frame the moon].
visit find where the light from the skylight lands
source US Department of Energy, Energy Saver, daylighting

= skylight-moon
on skylight
M: I'd look straight up, and then at [what's under it|the floor], to see where the sun lands.
 | {Np}: a bit of moon, and then five in the morning. I'd check [what's underneath|what it lands on].
N: Watch where the patch of sun goes. It moves all day, and [the plants will want the spot|you may want a chair there].
 | Go at the hour you'd be under it. It's a different window at noon and at breakfast.
visit see where the skylight's patch of sun falls

= wall-of-windows-shades
rank spare
on wall-of-windows
M: All that glass, and eventually somebody wants [a nap|to sleep]. How do you [shade|cover] it?
 | What do people hang on {np}?
 | {Np}. What goes on that, [at four in the afternoon|for a nap]?
 | I'd be a curtain person by Friday. How do you shade [that much glass|a wall like that]?
N*: Roller shades, [mostly|usually], [often on a motor|often motorized]. [Ask whether what's up there stays|See if any are hanging already], and [get the window sizes|measure].
 | Solar shades, [usually|as a rule]: they cut the glare and [keep the view|let you see out]. At night that reverses, so [look again after dark|stand there after dark].
 | Shades on a chain or a motor, [as a rule|generally]. [Look up for a pocket in the ceiling|Look for a recess at the top], where [they tuck away|they hide].
 | Something that rolls up, [usually|generally], since curtains cover glass at the sides. [Ask if shades stay|Ask which shades stay with the place].
ask whether the window shades stay
visit look at the windows after dark with the lights on
source US Department of Energy, Energy Saver, window treatments

= wall-of-windows-couch
on wall-of-windows
M: With {np}, I lose a wall. [Something has to stand in the middle|The bookcase won't like that].
 | You can't push a bookcase against a window, so everything moves to the middle.
 | With {np}, there's one wall less, [and the couch has nothing to lean on|and the bookcase needs a home].
 | Glass where a wall would be is a puzzle for the furniture. [I don't mind the puzzle|I'd still take it].
N: Keep things low along the glass. The tall pieces go on the walls that are left, so [measure those|bring a tape for those].
 | Let the couch float, [and choose which way it turns its back|back to the room or back to the view]. [Then look for a plug in the floor|And look for a floor outlet].
visit measure the walls that aren't glass

= wall-of-windows-heat
on wall-of-windows
M: What's it like to sit beside [it|that much glass], [in August|in July]?
 | {Np}. How warm does that get in [August|July]?
 | A chair by the glass, in August. [How warm does that get|How hot does that get]?
 | What does July feel like behind {a}?
N*: That depends on the glass. A low-E coating [usually|generally] keeps much of the heat out, and it's invisible, so [hold a hand there in the sun|ask].
 | There's a coating for that, low-E: a layer of metal too thin to see that [usually|generally] sends the heat back [out|where it came from].
 | Newer glass [often|usually] has low-E on it, which lets the light in and keeps much of the heat [outside|out].
visit hold a hand near the windows in full sun
ask what kind of glass the windows have
source US Department of Energy, Energy Saver, window types

= wall-of-windows-night
rank spare
on wall-of-windows
M: By day I look out, and at night the neighbors could look in. [I'd check that|I'd see it after dark].
 | After dark, a lit room is a movie screen. [I'd go back at eight|I'd want to see it at eight].
 | I'd wonder who can see in, [once the lamps are on|after dark]. [I'd go back at night|I'd look at it at night].
 | {Np}. That works both ways after dark, [and I dance when I cook|which is worth knowing]. I'd go back in the evening.
N: Go at dusk, if you can. [Turn the lights on and stand back|Lights on, then stand back]. [From your side, the glass turns into a mirror|The glass becomes a mirror from inside].
 | See what faces it. If it's sky, do as you please. [If it's another window, think shades|If somebody's window looks back, think shades].
visit see the windows after dark with the lights on

= big-windows-open
rank spare
on big-windows
M: Light's one thing, air's another. [I'd try every latch|I'd see which windows open].
 | {Np}. I'd go around and [try the latches|see which ones open], since big ones don't always.
 | I'd open [every one that opens|each one], because [big windows don't always|the biggest ones often don't].
 | With {np}, I'd want [air as well as light|a breeze, too], so I'd try [every latch|all the handles].
N*: Look for a crank or a latch. Big fixed panes [usually|often] have a smaller one beside them that opens, [and that's your breeze|for air].
 | The middle is [often|usually] fixed and the sides open. [Work each latch and let go|Open one and let go]: [it should stay where you leave it|a good one stays put].
 | A picture window [generally|usually] doesn't open, but casements and sashes do. Open one and let go: it should stay put.
visit open every window that opens
source US Department of Energy, Energy Saver, window types

= big-windows-casement
rank best
on big-windows
needs says:casement
M: Casements swing open like [a small door|doors]. [What's good about that|Is that better than sliding]?
 | Why casements, [and not the sliding kind|the ones with a crank]? What do they do better?
N*: They [usually|generally] seal tighter, because wind pushes them shut, and [the whole opening opens|you get the whole opening]. [Try every crank|Turn each crank].
visit turn every casement crank
source US Department of Energy, Energy Saver, window types

= big-windows-arched
on big-windows~arched
M: Blinds come in rectangles. How do you [cover|shade] an arch?
 | {Np}. What do people do about shades, [with that curve|when the top is round]?
N*: Many leave the curve bare and shade the straight part. [The top is mostly sky anyway|It's mostly sky up there anyway]. [See when the sun gets to it|Check when the sun comes through].
 | A rod below the curve, [usually|generally], and the arch stays open. [Sit there at your hour and see if you need more|Try the room in full sun before you order anything custom].
visit see when the sun comes through the top of the arched windows
source American Society of Interior Designers, window treatments

= original-details-list
rank best
on original-details
needs fact:yearBuilt year<1950
M: What gives away a detail that's really from {year}?
 | {Np}. How do I spot the ones that really go back to {year}?
N*: The hardware [usually|generally] tells you. Old screws have one straight slot, old hinges are worn, and old glass ripples when you move your head.
 | Glass first. Old panes [usually|often] make the street ripple when you move your head. [Then hinges and knobs, where wear is hard to fake|Then check hinges and knobs for honest wear].
 | Look at the small parts: hinges, latches, window pulls. They're [usually|often] the last things anybody replaces, [especially in closets|and closets keep the most].
visit look at the hinges, knobs and window glass for what's original
ask which details are original
source National Park Service, Preservation Brief 18

= original-details-keep
rank best
on original-details
M: It only takes one owner with a dumpster, and [nobody did it|every one of them left it alone].
 | All those owners, and [nobody threw it out|each one left it alone]. I'd like to thank them.
 | {Np}, still there. [Somebody knew when to stop|Somebody resisted], [more than once|probably several times].
N: Ask which parts were restored, and by whom. [Whoever fixed it once can fix it again|A name is worth having when a piece breaks].
 | Ask what's been restored and what's just been left. [Both are good, and they age differently|It helps to know when something needs fixing].
ask which original details were restored and by whom

= stained-glass-hour
on stained-glass
M: Part of the daylight arrives in color. [What's the right hour to see it|When should I go]?
 | {Np}. There must be one good hour a day. [How do I know when|When is it]?
 | I'd want to be there when the floor changes color. [When's that|How do I pick the hour]?
N*: Morning if it faces east, late if it faces west, [generally|as a rule]. [After dark, the sidewalk gets the show|At night, the people outside get the show].
 | It depends which way it faces. Direct sun [usually|generally] throws the color, and north light mostly just makes it glow.
M: What do I check on a panel like that, [up close|once I've stopped staring]?
N*: Look along it from the side. A bulge [usually|generally] means the lead is worn, and a studio can [often|usually] re-lead it.
 | The lead sags, eventually, so [see if it bows or rattles|look for a bow or a rattle]. Flat and quiet is [usually|generally] good news.
visit look along the stained glass from the side for bowing
source National Park Service, Preservation Brief 33

= stained-glass-leaded
rank best
on stained-glass
needs says:leaded,beveled
M: Leaded, stained, beveled. How do I keep those straight?
 | What's the difference between leaded and stained, [while we're here|and where does beveled come in]?
N*: Leaded [generally|usually] means small panes held by lead strips, colored or clear. Bevels are cut edges, and [those throw the rainbows|they make the rainbows].
 | Stained is about color, [usually|generally], and leaded is about the strips that hold it. [For rainbows you want bevels and sun|Beveled edges make the rainbows].
visit look for rainbows from the leaded glass in the sun
source National Park Service, Preservation Brief 33

= pocket-doors-finger
on pocket-doors
M: They slide into the wall. [I'd try it with one finger|One finger, that's my test].
 | I'd be opening and closing {them} all afternoon, [with one finger|if they glide].
 | {Np}. I'd pull them all the way out, [one finger if possible|and see if they glide].
N*: If one sticks, it's [usually|often] the track: dust, a bent rail, a loose wheel. [Most can be made to glide again|Many can be coaxed back].
 | Try both. A stuck one has [often|usually] slipped its wheel, [and the repair is in the slot above|which is fixable from above].
M: And I'd shine a flashlight into the [pocket|slot]. [There's probably a playing card in there|Somebody's lost a playing card in there].
 | Then I'd look inside the wall, [with a flashlight|where they go]. You never know what's in there.
N: Look for picture nails. [One long nail through the wall, and the door stops there|Hang a picture in the wrong place, and the door meets the nail].
 | Mostly dust, and with luck the old hardware. See if the pulls and the latch are there, since those are hard to replace.
visit slide the pocket doors all the way out and back
source National Park Service, Preservation Brief 18

= pocket-doors-sound
rank spare
on pocket-doors
M: One room or two, [as you like|depending on the day]. How quiet does it get when they're shut?
 | {Np}, closed. Do they stop any sound?
N*: They quiet things a little, [generally|as a rule]. There's a gap all around, so some sound gets by. Shut them and have somebody talk.
 | They help somewhat. Solid old doors do well, but the gaps [tend to|usually] leak, so try it with one of you on each side.
visit close the pocket doors and have somebody talk on the other side
source Acoustical Society of America, sound in rooms

= french-doors-light
rank spare
on french-doors
needs !says:doors_open,doors_lead,doors_to_,doors_out,doors_that_open,doors_overlook,park_views,balcony,terrace,patio,deck,backyard,garden
M: You can close the room and keep the light. [How much noise gets through|What about noise]?
 | Glass doors. How quiet is it when they're shut?
 | {Np}, closed, with somebody on the phone. How much do you hear?
N*: You hear more than through a solid door, [usually|generally], mostly at the seam in the middle. [Close them and listen|Test it with a conversation].
 | Some sound gets through, as a rule. Check the seam where they meet. A seal there helps, and [so does a curtain|curtains do, too].
visit close the French doors and listen
source Acoustical Society of America, sound in rooms

= dumbwaiter-use
rank best
on dumbwaiter
M: Groceries ride, I walk. [If it runs, that's the end of carrying bags|I'd never carry another bag].
 | I'd send the laundry down in it, and the groceries up.
N: Find the weight limit first. [There may be a plate in the car|Look for a plate inside]. [You still have to meet it at the top|And you still have to meet it upstairs].
 | See which floors it serves, and ask what it can lift. [Then you take the stairs and lose the race|Then it's a race, and you're on the stairs].
ask what the dumbwaiter can carry

= hidden-door-open
rank best
on hidden-door
M: You said that very calmly. How does [it|a thing like that] open?
 | What do you pull, [a candlestick|the third book from the left]? How do they [work|open]?
 | I'm pulling every book. How does a thing like that open?
N*: [Often you just push|Usually it's a push], and a latch lets go. [Look at the floor|The floor gives it away]: an arc worn in the finish [tends to point|usually points] at the hinge.
 | With a push, [usually|mostly], on the right edge. Heavy ones [often|usually] turn on a pivot at the floor, so [look for a scuff|look down for a scuff].
M: I'd show everybody who came in. [So much for hidden|It wouldn't stay a secret].
 | And I'd tell no one, [for about an hour|until lunch].
N: On the visit, try to find it before anybody shows you. [You only get to do that once|That only works the first time].
 | Check that it opens from inside, too. [A secret's less fun from in there|Do that before you close it behind you].
visit try to find the hidden door before anyone shows me
source Architectural Woodwork Institute, concealed doors

= hidden-door-behind
rank best
on hidden-door
M: The good cookies go back there, [clearly|obviously]. [That's what hidden is for|Hidden is the whole point].
 | I'd keep the vacuum in there, so even chores are a secret.
N: See if there's a light and a plug. [With a plug it's an office, without one it's a closet with a story|A plug makes it a room, otherwise it's a closet with a story].
 | Check for a light, and for some air. [Then it can be anything|After that it can be anything you like].
visit look for a light and an outlet behind the hidden door

= parlor-word
rank best
on parlor
M: What's the parlor, exactly, [in a floor plan|and which floor is that]?
 | Parlor sounds formal. [What does it mean in a floor plan|Which floor is that]?
 | {Np}. [I'd stand up straighter|I should have brought a calling card]. What does that mean, exactly?
N*: In an old row house, [usually|generally] the floor above the stoop. Guests saw it, so it [often|usually] got the tallest ceilings and the best trim.
 | It's [generally|usually] the main floor, up the front steps, [built for company|where guests were received]. Look up when you walk in: [that's where builders showed off|the builder spent the money up there].
visit compare the parlor's ceiling and trim with the other floors
source National Park Service, Preservation Brief 18; Merriam-Webster, parlor floor

= parlor-piano
on parlor
M: I can see a piano in there. I'd measure the front door first.
 | A piano would go [there|in there]. I'd [bring a tape for the door|measure how it gets in].
N*: Measure the turn inside, too. An upright is [usually|generally] about five feet wide, and [through the window is often plan B|the window is often plan B].
 | Measure the door, the steps, then the turn. And a piano [generally|usually] likes an inside wall, out of the sun.
visit measure the front door and the turn into the parlor
source Piano Technicians Guild, piano placement

= exposure-south-day
rank best
on exposure~south,southern
needs !says:southeast,southwest,southeastern,southwestern
M: South. [When's the sun there|What does that mean by the hour]?
 | Facing south, [in plain terms|in practice]: when do you get the sun?
 | Everybody wants south. [What does it do that the others don't|What do they get for it]?
 | Give me south, hour by hour. [When's the good part|When's the sun there]?
N*: Sun for most of the day, [generally|usually]. In winter it comes in low, and in summer it rides [high|overhead].
 | You get sun most of the day, [usually|generally] longer than on any other side. [Go around noon to see it|Noon is when to see it].
 | Sun from midmorning on, as a rule. [In July it's overhead, and gentler than west|The summer sun rides high, so it's gentler than west].
 | You get it from midmorning to late afternoon, [usually|as a rule]. The winter sun comes in low and long, so that's where the plants go.
visit go around noon and see how far the south light reaches
source US Department of Energy, Energy Saver, passive solar design

= exposure-south-plants
on exposure~south,southern
needs !says:southeast,southwest,southeastern,southwestern
M: Every plant [in the place|I'd own] wants the south side. What [grows|does well] there?
 | South, so the [ficus|lemon tree] gets the good seat. What else likes that much light?
 | What would you grow on the south side?
N*: Herbs, cactus, citrus, [as a rule|generally]: anything that wants six hours. Behind glass, leave a foot of space, since leaves can scorch.
 | Sun lovers, [generally|usually], like citrus and herbs. [Ferns tend to sulk there|Ferns usually prefer the other side]. And look for anything outside that shades it.
visit see what stands outside that could shade the south side
source University of Minnesota Extension, light for houseplants

= exposure-west-late
rank spare
on exposure~west,western
needs !says:northwest,southwest,northwestern,southwestern
M: West, so sunsets. [What's the catch|And the catch]?
 | Facing west: [dinner in full sun|supper with sunglasses]. What should I know about [July|summer]?
 | West gets the last of the day. [What does that mean in July|How is that in July]?
 | West means evening light, and plenty of it. [How strong is that|How is it in July]?
N*: The sun's low and strong, [usually|generally], just when the day's already hot. Go around five and feel it, and see what gives shade.
 | You get heat, [generally|usually], from midafternoon to sunset. See what gives shade, and [stand there at five|visit around five].
 | You get soft mornings and hot, bright evenings, as a rule. A tree or a good shade makes the difference.
visit go around five in the afternoon and see the west light
source US Department of Energy, Energy Saver, window treatments

= exposure-east-morning
rank best
on exposure~east,eastern
needs !says:northeast,southeast,northeastern,southeastern
M: East, so it's [coffee|breakfast] light. And after lunch?
 | Facing east, so it's bright early. [And the afternoon|What about the afternoon]?
 | East gets the morning. What's left by three?
 | The sunrise side, [good for coffee|fine for early risers]. How's the afternoon?
N*: Shade, [usually|generally]. The sun comes in low until about midday, and then [it's soft|the light's even]. [In July, you'll be glad|That's welcome in July].
 | Calm, [as a rule|generally], after a bright morning. If it's a bedroom, look at the shades. [Go before ten to see the sun|Visit before ten].
 | Cooler, [usually|generally]. The direct sun is gone by lunch, so nobody squints at dinner. Go early to see the good part.
visit go before ten in the morning and see the east light
source US Department of Energy, Energy Saver, daylighting

= exposure-north-even
rank best
on exposure~north,northern
needs !says:northeast,northwest,northeastern,northwestern
M: North. [Painters ask for that|Studios face that way]. What's it like?
 | Facing north. What's the light [like|really like]?
 | People shrug at north. What's it really like?
 | [North gets no sunsets|No sunsets on the north side]. What do you get instead?
N*: Even light, [usually|generally], all day, without glare. [Colors stay true|Nothing bleaches], which is why [studios often face that way|painters like it].
 | Steady and soft, as a rule. There's little direct sun, so it tends to stay cooler on that side.
 | Mostly, the same light at nine and at four. See it on a gray day, if you can.
visit see the north light on a gray day
source US Department of Energy, Energy Saver, daylighting

= exposure-southeast
on exposure~southeast,southeastern
M: Southeast, so [breakfast and lunch|morning and midday]. What about the evening?
 | Southeast gets the morning. When's the sun gone?
N*: By midafternoon it's shade, [usually|generally]. You get the sun before it's hot. [Go before noon|Go in the morning].
 | By about three, as a rule, it's soft light. [Late afternoon is calm|The evening is calm]. [Visit in the morning to see it at work|See it before noon].
visit go in the morning to see the southeast light
source US Department of Energy, Energy Saver, daylighting

= exposure-southwest
rank spare
on exposure~southwest,southwestern
M: Southwest, [lunch to sunset|midday through sunset]. How warm does that get?
 | Southwest is the long afternoon. What's that like in [August|July]?
N*: Warm, late in the day, [generally|usually], and bright from noon on. See what gives shade, and in January you'll love it.
 | Bright and warm, as a rule, by late afternoon. In winter that's a gift. Go around four, and see what gives shade.
visit go around four in the afternoon to see the southwest light
source US Department of Energy, Energy Saver, window treatments

= exposure-northeast
rank spare
on exposure~northeast,northeastern
M: Northeast, so a bit of sun at breakfast. And then?
 | Northeast gets the sunrise. How long does it [stay|last]?
N*: It's early sun, [usually|generally], then even shade [for the rest of the day|till evening]. You won't mind in August.
 | The sun's a short visit, as a rule, longer in summer. After that it's soft light. Go before nine to catch it.
visit go before nine in the morning to see the northeast light
source US Department of Energy, Energy Saver, daylighting

= exposure-northwest
on exposure~northwest,northwestern
M: Northwest. When do you get the sun?
 | Northwest sees the sunset from the side. When do you get the sun?
N*: Late in the day, [usually|generally], and mostly in summer. Before that it's soft and even. [An evening visit shows it best|Go in the evening].
 | On summer evenings, [as a rule|generally], when it's low. Before that it's soft light. [See it late in the day|Go late in the day].
visit go in the evening to see the northwest light
source US Department of Energy, Energy Saver, daylighting

= exposure-two-sides
rank best
on exposure~two,dual,double,three,triple,four
M: Light from more than one side. What else do you get?
 | {Np}. What do you gain, [besides more curtains|aside from the extra curtains]?
 | The sun gets more than one try. What else do you get?
N*: A breeze, [usually|generally], because air needs a way in and a way out. [Open one on each side and wait|Open opposite windows and hold up a tissue].
 | A cross breeze, [as a rule|generally]. [Open two windows and feel for it|Try it with two windows open]. [Shadows get softer, too|And the light's softer, with fewer dark corners].
visit open windows on two sides and feel for a breeze
source US Department of Energy, Energy Saver, natural ventilation

= exposure-own-hour
rank spare
on exposure
M: I'd go twice, once in the morning and once [after work|in the evening]. The light changes by the hour.
 | I'd visit at the hour I'd be home, [not just at noon|and not only at noon].
 | I'd walk it room by room with [a compass|the compass on my phone], and [draw the sun on the floor plan|make a map of the sun].
 | I'd want to know which room gets the sun, [and whether I'd be in there|and at what hour].
N*: Look at what's across the way, too. [Buildings and trees often decide more than the compass|A tall neighbor often matters more than the compass].
 | And ask about the other season. Summer and winter sun come in at different heights, as a rule, so January's another story.
 | Note the shadows, too. What stands outside [often|usually] counts for more than north or south, [and a tree is softer than a tower|a tree, say, or a tower].
visit walk through with a compass and note which rooms get sun when
source US Department of Energy, Energy Saver, daylighting
`;
