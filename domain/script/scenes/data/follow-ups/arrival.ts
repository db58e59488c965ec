/** Follow-ups to what Nora has told about arriving: the building, its style and history, the entry and the stairs. */
export const arrivalScenes = `
= foyer-means-hearth
rank best
on foyer
M: Why does a hallway get such a fancy word? What does "foyer" mean?
 | I've never known how to say "foyer," or what it means. What's it mean?
 | "Foyer" sounds awfully French to me. What does [the word|it] mean?
 | I keep saying "foyer" as if I knew what it meant. What does it mean?
N*: Hearth, in French. It's [usually|generally] traced to theaters, where the foyer was [the warm room between the acts|the place the audience came to get warm].
 | A fireplace, originally. The word means hearth, and it [mostly|generally] came into English as the warm room of a theater.
 | Literally, a hearth. These days it's [usually|generally] just where your coat [comes off|goes], but the idea holds: come in, warm up.
 | It's French for hearth, and it generally meant the room where [theatergoers thawed out|people thawed out between acts]. [We're biased, but it's a good word|On a show called Hearthcast, we're fond of it].
source Merriam-Webster, foyer

= foyer-landing-spot
rank spare
on foyer
M: I arrive with keys, mail and [a bag in my teeth|one wet umbrella]. I'd look for somewhere to put it all down.
 | The {noun} is where everything I own [lands|gets dropped]. I'd stand there with full arms and see.
 | Keys, mail, umbrella, hat. In {a}, I'd find a home for each before I [took another step|looked at a bedroom].
 | My keys go missing [within six feet of the door|between the lock and the kitchen]. I'd plan {a} around that.
N: A shelf [a foot deep|ten inches deep] holds all of it, as long as the door [still swings past|can open over it].
 | Open the door as far as it goes first. Whatever wall it doesn't [touch|reach] is where [the little table|the bench] goes.
 | See if there's an outlet by the door. [Then a lamp can go there|Then your phone can charge there, too].
 | Two hooks and a bowl would do it. [Choose the wall before the sofa arrives|Pick the wall while it's still empty].
visit come in the front door with full arms and see where things would land

= foyer-first-look
rank spare
on foyer
M: I'd stop on the mat and [not go any farther|stand still]. What you see from there, you'll see every day.
 | Before the tour starts, I'd stand just inside the door and look [straight ahead|where my eyes go].
 | Let me have ten seconds in {a} [before anybody opens another door|alone].
 | First thing I'd check is the view from the mat: [a window, or the side of a fridge|daylight, or a coat rack].
N: Do it twice, with the lights on and then off. [The second one is what you get on a gray day|Off shows you the real daylight].
 | Then turn around and look back at the door. It's the view [you get every time you leave|you get on the way out, and nobody ever checks it].
 | Notice what you can't see, too. If the kitchen sink is out of sight, the dishes can wait.
 | Leave the inside doors open while you look. An entry usually gets its daylight [from the next room|from other rooms], so see how far it reaches.
visit stand just inside the front door for ten seconds

= foyer-vestibule
rank best
on foyer~vestibule
M: Two doors to get in. What's the second one for?
 | A vestibule is basically an airlock. What does it do, [besides look grand|in a house]?
 | Why would anybody build a room [the size of a doormat|for standing between two doors]?
 | What's {a} for, apart from [wet umbrellas|wiping your feet twice]?
N*: It's for keeping out drafts. With one door shut behind you, the cold [generally|usually] stays out there, and so does [the mud|most of the slush].
 | Traditionally it stops the wind. [It's also a good spot for wet boots|It's generally the one place a wet umbrella is welcome].
visit close one vestibule door and feel for a draft at the other
source US Department of Energy, Energy Saver, air sealing

= foyer-gallery-wall
on foyer~gallery,hall
M: A hall like that needs pictures. How high do you hang them, [so I stop making holes|properly]?
 | I own four pictures and a hammer. How high would a museum [go|hang them]?
 | {Np}, so I'd be hanging things. Mine are always too high. What's right?
 | Say I fill the walls of {a}. At what height do pictures go?
N*: Museums [generally|usually] put the middle of a picture just under five feet. At home, people [tend to|often] go higher.
 | Lower than you'd think: the center [usually|generally] sits a little under five feet. Tape up [newspaper|a sheet of paper] first, then hammer.
 | At eye level, as a rule, and not the eye level of [whoever's on the ladder|the tallest person you know].
 | Most curators line up the centers, a little below five feet, not the tops. [It's the one trick that makes a hall look planned|Do that and any four pictures look planned].
visit find the longest blank wall in the entry hall
source Smithsonian Institution, exhibition design guidelines

= foyer-tall
rank spare
on foyer~two-story,two,double,grand,soaring,high
M: Somebody has to change the bulb in there. How?
 | {Np}. My first thought is the lightbulb. How does anyone reach it?
 | That's a high ceiling over a doormat. How do you get to the light?
 | I look up, I see a light, and I think of a ladder. How do people [change those|get to it]?
N*: With a long pole, often, the kind with a suction cup. Big fixtures sometimes [come down on a winch|lower by a motor], so ask.
 | Carefully. Many tall halls use a pole for bulbs and [a rented ladder|a very tall ladder] for dusting, so ask where theirs is.
 | Some fixtures are on a small hoist that lowers them, so look for [a key switch on the wall|a little switch on the wall]. Ask before you buy a ladder.
 | As rarely as possible, usually. LEDs last for years, so [the next person up there may not be you|with luck it's a once-a-decade job].
ask how the light in the foyer is reached
source American Lighting Association, chandelier installation

= mudroom-floor
rank spare
on mudroom
M: The name promises mud. What should a good one have?
 | I'd judge it by what happens when I stand there dripping. What do the good ones have?
 | {Np}. My boots have been waiting years for that. What makes a good one?
N*: A hard floor, usually tile or stone, a bench, and hooks. A floor drain is rare, so that would be a bonus.
 | Somewhere to sit, first. Most people take boots off [standing on one leg|while hopping], which is how walls get handprints.
visit sit down in the mudroom and take a shoe off
source National Kitchen and Bath Association, mudroom and laundry planning

= mudroom-which-door
rank spare
on mudroom
M: It only works if it's by the door I [really use|come in by]. Front doors are for [packages|guests].
 | I'd check which door it's next to. It should be the one I use.
N: Walk the trip you'd make every day, [from the street to your coat hook|from outside to where your coat goes]. If the mudroom's on the way, [the mud stays there|it'll get used].
 | Come in the way you would with groceries, and see [what you reach first|where the wet shoes would stop].
visit walk in through the mudroom

= staircase-spiral
rank spare
on staircase~spiral
M: A spiral. How does a mattress get [up there|upstairs]?
 | I can get up a spiral stair, but a dresser can't. How does furniture go up?
 | {Np}, and I'm picturing a bookcase. How does it get up there?
 | The stairs turn and my sofa doesn't. How does furniture [get past that|go up]?
N*: Over the rail or through a window, [as a rule|usually]. Ask how [the biggest piece up there|the bed upstairs] made the trip.
 | In pieces, [generally|usually]. Spirals save a lot of floor and make moving day [harder|slower].
 | By rope, often, past the stairs and not up them. Measure the opening at the top, because [that's your real limit|everything large comes through there].
 | Often in a flat box. People tend to buy what can be carried up in parts and put together [upstairs|where it'll stay].
visit walk up the spiral staircase carrying something wide
ask how large furniture gets upstairs
source This Old House, spiral staircases

= staircase-original
rank best
on staircase~original,carved,reconstructed,restored
M: An old staircase is the one thing [everybody who lived there has touched|nobody could avoid touching]. I'd look for the wear.
 | I'd look at the middle of each step, [where the feet went|for the wear].
 | Think how many hands polished that rail for free. I'd look for [the shiny part|where they held on].
 | {Np}. I'd look for the places where [people have worn it down|it's been worn smooth].
N*: Old treads [often|usually] dip in the middle, and the rail [generally|usually] shines most [where people turn|at the turn].
 | Run a finger under the rail, where nobody polishes. You'll often find the first finish there, or [a carpenter's pencil mark|a joint that's invisible from above].
 | Check where hands steadied themselves, too. The wood there tends to be [darker and smoother|smoother and darker].
visit look for worn spots in the middle of the stair treads
ask what has been restored on the staircase
source National Park Service, Preservation Brief 35, Understanding Old Buildings

= private-elevator-key
rank best
on private-elevator~key,keyed,key-locked,locked,landing,direct
M: What keeps the neighbors from getting out [at my floor|in my living room]?
 | How does the elevator know who belongs on my floor?
 | One wrong button and someone's in my [hallway|living room]. What prevents that?
N*: A key, a code or a card, usually, that unlocks one floor. Ask what deliveries do, because [a pizza doesn't have a key|somebody has to send them up].
 | The button for that floor generally won't light without [a key or a fob|the right key]. Try it from the lobby.
visit ride the private elevator up from the lobby the way a guest would
source American Society of Mechanical Engineers, Safety Code for Elevators and Escalators

= renovated-gut
on renovated~gut,studs,complete
M: "Gut" is a strong word. What's left, [usually|as a rule]?
 | When they say gut, what's left standing?
 | A gut renovation. What stays, [apart from the address|besides the address]?
 | What survives a gut job? I'm picturing [bare studs|a front door and a mailbox].
N*: The frame, usually. Everything else comes out, so wiring, pipes and insulation [generally get replaced|tend to be new] along with the pretty parts.
 | Generally the bones. Ask for photos of the bare studs, since they show [where every pipe runs|what's behind each wall].
ask for photos of the renovation with the walls open
source International Code Council, permits and inspections

= renovated-leftovers
on renovated
M: After a renovation there's always [half a can of paint|a box of tile] somewhere. I'd ask for it.
 | I'd want the leftovers: [paint names, spare tile, the odd floorboard|spare tile and the names of the paints].
 | Somewhere there's a closet with [four spare tiles and a can of paint|the end of every paint can]. That's treasure.
 | The most useful thing a renovator leaves behind is [a box of extra tile|the paint list].
N: Ask for it by name: tile, grout color, paint, [floor stain|floor finish]. [One chipped tile and you'll be grateful|Matching any of them later is hard].
 | You'll be glad of a spare tile [the day you drop a pan|the day something falls]. Ask [where they kept them|which closet].
 | Get the contractor's name too. Whoever closed the walls knows [what's in them|where the pipes are].
 | Photograph the paint lids before they go. There are a thousand shades of cream, and only one matches [that wall|your wall].
ask whether leftover tile and paint stay with the home

= new-construction-first-year
rank spare
on new-construction
needs !says:sponsor
M: If everything's new, what's left to [find|check]?
 | I'd be the first person to find whatever sticks. What does a new place [do first|tend to do]?
 | Nobody's ever hung a picture in it. What goes wrong with brand new?
N*: Small cracks and sticky doors, usually, as a new home settles. Keep a list and send it in [before the first year's up|before month twelve].
 | New wood tends to shrink as it dries, so nails pop and corners crack a hair. Builders [generally|commonly] fix that once.
M: So I'd walk around with [a notebook|a roll of blue tape], marking things.
 | I'd keep a list [on the fridge|by the door], then, and add to it.
N*: People usually use blue tape. Put a piece on every flaw, and [photograph it before it falls off|take a picture of each].
 | Most builders expect exactly that, near the end of the first year. Ask [what the warranty covers|how long the warranty runs], so the list has somewhere to go.
visit make a list of every door in the new place that sticks
ask what the builder's warranty covers and for how long
source National Association of Home Builders, new home warranties

= new-construction-sponsor
rank best
on new-construction~sponsor
M: "Sponsor" sounds like [a race car|somebody's buying lunch]. Who's the sponsor, usually?
 | A sponsor unit. Who's [the sponsor|that], usually?
N*: Usually the developer, or whoever converted the building and still owns some of it. The rules often differ, so [ask how|have them spelled out].
 | Generally the building's original owner, selling a unit it kept. The board's role is often [smaller|different], so ask the agent how it goes.
ask how a sponsor sale works in this building
source New York State Attorney General, Before You Buy a Co-op or Condo

= new-construction-planned
rank spare
on new-construction@planned
M: It isn't finished yet. What would I [be looking at|go by]?
 | I can't knock on a wall that hasn't been built. What do I go by?
N*: The plans and the list of finishes, called the specifications. A model home [often|usually] shows extras, so compare it with the list.
 | Paper, mostly: drawings, finishes, a completion date. Ask what happens if the date slips, because [dates tend to|that often happens].
ask for the builder's specifications and the completion date
source National Association of Home Builders, buying a new home

= historic-front-door
on historic~district,landmark,landmarked,block,street
M: Suppose I want a red front door. Who gets a vote, [usually|in a place like that]?
 | Can I paint the door whatever color I like, or does [somebody|the neighborhood] get a vote?
 | Say I want [new windows|a red front door] on a landmark. Who has to say yes?
N*: For the outside, the city [usually|generally] has to approve changes first, often even to doors and windows. Inside is [mostly|usually] up to you.
 | The landmarks office, as a rule, for anything the street can see. Ordinary repairs are often [quick to approve|a short form].
ask whether the outside of the home falls under landmark rules
source New York City Landmarks Preservation Commission, permit guidebook

= historic-register
rank best
on historic~register,national
M: What does being on a register do? Is there a plaque?
 | The National Register. What does that change, and do I get a plaque?
N*: There can be a plaque, if somebody orders one. The national list is [mostly|generally] an honor; it's usually local rules that limit changes.
 | It's mostly an honor. The nomination papers are usually public, and they describe the place [brick by brick|room by room], so they're worth reading.
ask whether any local landmark rules apply as well
source National Park Service, National Register of Historic Places FAQ

= historic-files
rank best
on historic
M: Somewhere there may be an old photograph of this place. Where would I look?
 | An old building must have left some paper behind. Where would I look?
 | I'd like to see how it looked when it was new. Where would I find that?
N*: The city archive or the historical society, usually, filed by address. Bring a copy and [stand where the camera stood|compare windows].
 | Try the library first. Many cities photographed whole streets for the tax office, so there may be one of [yours|your street].
visit compare the front of the home with an old photograph
source National Archives, researching the history of a house

= architect-other-work
rank best
on architect
M: A name on a building makes me want to see their other work. What would I look for?
 | I'd look up what else they did before I went. What should I look for?
 | If I know who drew it, I can look up [something else of theirs|their other work]. What am I looking for?
N*: What repeats. Architects [tend to|often] come back to a window shape, a stair or a corner they like.
 | The stairs and the windows. Most designers repeat themselves there, and finding it in your own hall is like spotting a signature.
visit look up another building by the same architect before going
source American Institute of Architects, AIA Historical Directory

= architect-drawings
on architect
M: I'd frame the floor plan, if the drawings still exist. Who'd have them?
 | Somewhere there may be a set of plans, rolled up in a tube. Who'd have them?
N*: The city, often, with the permits, or an archive that keeps the architect's papers. [Ask whether a set comes with the home|It's worth asking for a copy].
 | Usually the building department, then the architect's archive. Ask the seller as well, because a tube [in the basement|in a closet] is common.
ask whether the original drawings still exist
source Society of American Archivists, architectural records

= victorian-colors
rank best
on victorian
M: Victorians usually have a lot of woodwork. How'd they do that before power tools?
 | I'd stand across the street and count the trimmings. How'd they make so many?
 | Nothing about a Victorian is plain. How did they make all those trimmings?
N*: With steam-powered mills, mostly. Machine-cut trim got cheap in those years and railroads carried it, so builders used [a lot of it|plenty].
 | In factories, mostly, by the mile. A builder could usually order [brackets and porch trim from a catalog|trim from a catalog, the way we order shoes].
visit look at the Victorian trim from across the street
ask when the outside of the home was last painted
source National Park Service, Technical Preservation Services, Victorian-era millwork

= victorian-odd-rooms
on victorian
M: I'd walk it counting doors. Victorians liked doors. Why?
 | Lots of separate rooms, if it's laid out the old way. Why so many doors?
N*: For the fires, generally: each room had its own, and a door kept the warmth in. [See which walls have come down since|Look for where walls have moved].
 | Heat, mostly. You warmed one room and shut it. A patch in the floor often shows [where a wall used to be|what's been opened up].
visit look for floor patches where walls used to be
source National Park Service, Preservation Brief 18, Rehabilitating Interiors in Historic Buildings

= craftsman-touch
rank best
on craftsman~craftsman,arts
M: "Craftsman" is a promise about woodwork. What should I look for?
 | With that name, I'd be running a hand along everything. What's typical?
 | I'd go in hands first. Where did they put the work, [usually|as a rule]?
N*: Wide trim, built-in benches and tapered porch columns, usually. The joints were meant to show, so [feel for them|look for pegs].
 | Generally the built-ins: bookcases, window seats, a sideboard. If they've been painted, look inside a cabinet door to see [what the wood was|the wood].
visit run a hand along the built-ins and look for paint over wood
source National Park Service, Arts and Crafts architecture

= craftsman-bungalow
rank best
on craftsman~bungalow
M: "Bungalow" is a good word to say. Where's it from?
 | "Bungalow" doesn't sound like an American word. Where's it from?
N*: Bengal, by way of the British: a low house with a veranda. Here it usually means a story and a half under [a wide, low roof|deep eaves].
visit see how much daylight gets under the eaves
source Encyclopaedia Britannica, bungalow

= prairie-lines
rank best
on craftsman~prairie
M: Prairie style, and not a prairie in sight. What makes it that?
 | What's a prairie house got to do with a prairie?
N*: The lines. They [generally|usually] run long and flat like the land, with wide eaves and windows in bands.
 | The horizon, mostly: low roofs and deep overhangs. The entrance is often tucked away, so [finding the door is part of the style|don't feel bad if you miss it].
visit step back until I can see the whole roofline
source Frank Lloyd Wright Foundation, Prairie style

= brownstone-stone
rank spare
on brownstone~brownstone,brownstones
M: Is a brownstone stone [all the way through|to the middle]?
 | How much of a brownstone is actually brown stone?
 | I'd pat the front of it. How much of that is stone?
N*: Only the face, [mostly|usually]: a few inches of sandstone over brick. It's soft, so many fronts have been [patched|redone with tinted cement].
 | A few inches, usually, with brick behind. The stone tends to flake, so look up for [peeling edges|smooth patches].
visit look up at the front of the building for patches and flaking
ask when the facade was last repaired
source New York Landmarks Conservancy, brownstone repair guidance

= brownstone-stoop
rank best
on brownstone~brownstone,brownstones,row
M: Those houses often start half a flight up. Why [climb|build it] that high?
 | If there's a stoop, I'd sit on it. Why did they build the front door so high?
 | I've always wondered why that kind of house puts the door up a flight. Why's that?
N*: Horses are the usual explanation. Streets were muddy and worse, so the good rooms went up and [the kitchen went below|service went in underneath].
 | It was the street, mostly. "Stoop" is Dutch for a step, and it generally kept the parlor [above the mud|out of the mud].
visit sit on the front steps for five minutes
source Merriam-Webster, stoop; Museum of the City of New York

= brownstone-greystone
on brownstone~greystone,graystone,limestone
M: Gray stone on the front. How does that wear?
 | Limestone, I'd guess. Does it hold up better than [the brown kind|brownstone]?
N*: Better than brownstone, generally. Look at the carved parts: if the leaves still have edges, [it's aging well|the stone's doing fine].
visit look at how crisp the carving on the front still is
ask when the stone front was last pointed
source National Park Service, Preservation Brief 1, cleaning historic masonry

= midcentury-deco
rank best
on midcentury~deco
M: How do I tell Art Deco when I see it? Where do I look?
 | Deco. I think of zigzags and ocean liners. Where would I look?
N*: At the entrance, usually: stepped shapes, zigzags, shiny metal. Builders tended to [put the best of it where you walk in|spend the money on the lobby].
 | Anywhere there's geometry, generally. Look at the brick, the doors, [the elevator|the lobby floor]; even the mail chute may be dressed up.
visit look at the lobby and the doors for Art Deco details
source Encyclopaedia Britannica, Art Deco

= midcentury-modernist
rank best
on midcentury~bauhaus,modernist
M: Modernists took the trim away. Isn't that easier?
N*: Usually the opposite. With no trim to cover a joint, the work has to be exact, so [look where the wall meets the ceiling|look in the corners].
 | It's harder, as a rule. There's nothing to hide a gap, so corners tell you [how well it was built|most of what you need].
visit look at the corners of the rooms, where there's no trim
source Museum of Modern Art, learning resources on modern architecture

= style-tudor
rank spare
on tudor~tudor
M: If it has the dark timbers on the front, are they holding anything up?
 | Half-timbering, if it's the usual kind. Are the timbers structural?
N*: Not usually. On American houses they're often boards over an ordinary frame, so look at the seams, where [rain tends to get in|caulk fails first].
 | Usually not: they're decoration nailed over a regular wall. Check the joints with the stucco, since [water likes those|that's where water gets in].
visit look at the joints between the timbers and the stucco
source National Park Service, Preservation Brief 22, historic stucco

= style-colonial
on tudor~colonial,georgian,federal
M: A door in the middle and windows to match, if it's by the book. Why so symmetrical?
 | Everything lines up on the front of those, usually. Why is that?
N*: The plan [usually|generally] explains it: a hall down the middle with rooms on both sides. See whether left still matches right.
 | It tends to start with a center hall, front to back. [With both doors open, you'd get a breeze|Open both ends and you often get a breeze].
visit stand in the center hall and look both ways
source National Park Service, architectural styles of early America

= style-farmhouse
rank spare
on tudor~farmhouse
M: "Farmhouse." Was there a farm, or is it [the look|a style]?
 | Is that a house from a farm, or a house dressed for one?
N*: The word covers both these days. A real one [usually|generally] grew in pieces, so look for [a step between rooms|floors that change level].
 | It can be either. An old farmhouse was generally added to, a room at a time, and you feel it [underfoot|in the ceiling heights].
visit look for steps and ceiling changes between rooms
source National Park Service, vernacular farmhouse architecture

= style-cape
rank spare
on tudor~cape
M: The upstairs of a Cape is under the roof. Where does a bed go?
 | Slanted ceilings upstairs, if it's a classic Cape. Where do I put a bed?
N*: Under the slope, usually, with the pillow at the low side. Look for little doors in the walls; they often lead to [storage|room under the eaves].
 | Generally where you don't need to stand. Full height is usually [in the middle|a strip down the middle], so keep that for walking.
visit find where the upstairs ceiling is too low to stand under
source National Park Service, Cape Cod house architecture

= style-italianate
on tudor~italianate,greek,beaux
M: Whoever built it owned a book about Europe. Where does the style show?
 | I'd start at the top and work down. Where did builders put the fancy work?
N*: At the roofline, usually: a heavy cornice and brackets. Many are painted metal made to look like stone, so ask what [this one is|it's made of].
visit look up at the cornice and see what it's made of
ask when the cornice was last painted
source National Park Service, Metals in America's Historic Buildings

= prewar-which-war
rank best
on prewar
needs !year<1918 !says:ww1,wwi,world_war_i,world_war_one,first_world_war,early_1900s,early_20th,turn-of-the-century,turn_of_the_century,19th
M: "Prewar." Which war, and what difference does it make?
 | People say "prewar" as if it were a material. Which war, and what changed?
 | Before which war, exactly? And what happened to buildings after it?
 | Remind me which war that is, and what it changed about [apartments|buildings].
N*: The second. Builders before it [generally|usually] used plaster and thick masonry; after it, [drywall took over|drywall was quicker].
 | World War Two. Up to then it was [mostly|usually] plaster, taller ceilings and separate rooms; afterward, [drywall and picture windows|lower ceilings].
 | The Second World War. It's [generally|usually] shorthand for plaster walls, real hallways and [a door on every room|rooms that close].
 | The second one, after which building [usually|generally] got faster and lighter. Knock on a wall and you'll often hear the difference.
visit knock on a wall and listen for plaster
source Encyclopaedia Britannica, apartment house

= prewar-picture-nail
rank spare
on prewar
M: If the walls are plaster, how do I hang a picture without [a crater|losing half the wall]?
 | I put a nail in an old plaster wall once, and half of it followed. How should I hang things?
 | {Np}, so plaster's likely. How do you hang anything on that?
 | I own a hammer and some pictures. How do you do that in an old plaster wall?
N*: With a drill. Hammering is [usually|generally] what cracks it, so make a small hole and use [a screw|a screw, not a nail].
 | Look up first. Many prewar rooms have a picture rail near the ceiling, and [hooks go over it|then you need hooks, not nails].
 | From the top, often: an old picture rail may be hiding under the paint. [Run a hand along the wall up high|Feel for a ridge near the ceiling].
 | Slowly, as a rule, and with [a drill|a drill instead]. A bit of tape over the spot [usually|often] keeps the plaster from chipping.
visit look for a picture rail near the ceiling
source National Park Service, Preservation Briefs, repairing historic flat plaster

= prewar-radiator
rank spare
on prewar
needs !central-air
M: If it's radiators, who decides when they come on?
 | Old buildings heat on their own schedule. Who's in charge of it?
 | In a place like that, who runs the heat, me or [the building|the basement]?
 | {Np}, so maybe radiators. Who holds the dial?
N*: The building, usually: one boiler, one schedule. You get a valve, and [a window is the traditional thermostat|many people adjust the rest with a window].
 | Generally the building's boiler, for everybody. Ask about thermostatic valves, which often let you [turn down one room|set each room].
 | Most often the super, or a timer in the basement. [Ask what month it starts|Ask when the heat goes on and off], and bring a sweater in October.
 | As a rule, not you. You can [usually|often] close a radiator's valve, so try one: [it should turn by hand|a stuck one is worth mentioning].
visit look for valves on the radiators
ask who controls the heat
source US Department of Energy, Energy Saver, steam radiators

= prewar-layout
on prewar
M: They used to give every job its own room. Why?
 | Prewar plans have halls and plenty of doors. Why?
 | {Np}, so probably a hallway, and rooms that close. Why'd they do that?
 | Somebody in those days thought cooking and sitting should be kept apart. Why?
N*: Smells, heat and quiet, [generally|mostly]. With doors, one person can [fry fish|play records] while another sleeps.
 | It [mostly|usually] comes down to quiet: bedrooms off a hall, away from the kitchen. You trade some floor for [not hearing the blender|a quiet nap].
 | Doors hold in warmth, noise and onions, so planners usually put in plenty. See [which doors are still there|which doors still close].
 | Generally so that nobody had to see the kitchen. [Now people like it open|Tastes have changed], so look for where walls have come out since.
visit close all the doors and listen from a bedroom
source Museum of the City of New York, apartment house plans

= prewar-sound
rank spare
on prewar
M: Are the walls really quieter, or do people just say that?
 | Everybody swears prewar is quiet. Is it?
 | They say you can't hear next door's piano in {a}. Is that so?
 | I've heard prewar walls are thick. Is that true?
N*: Side to side, it's often true: masonry and plaster block voices well. Footsteps from above [tend to|usually] get through anyway.
 | There's something to it. Heavy walls [generally|usually] stop talk and music; it's the ceiling to listen to, so stay quiet [a minute|for a minute].
 | It's usually true, compared with newer places. Sound finds the gaps, though, so listen at [the pipes and the front door|the front door].
 | Sideways, mostly yes. [Up and down is another matter|Overhead is another story]: old wood floors tend to pass along every heel.
visit stand still for a minute and listen for footsteps above
source US Department of Housing and Urban Development, The Noise Guidebook

= penthouse-word
on penthouse
M: Does "penthouse" have a real definition, besides the top button?
 | Who decides what's a penthouse? Is there a rule?
N*: Not a strict one. The word meant a lean-to, a shed against a wall; now it's usually [the top floor|whatever the elevator button says].
 | There's generally no rule. It started as a little roof against a building, and now it mostly means the top. It's come a long way.
source Merriam-Webster, penthouse

= corner-unit-air
on corner-unit~unit,apartment,residence,home,condo,loft,bedroom,exposure
M: A corner has two outside walls. I'd open a window on each and wait.
 | Two outside walls, so I'd be [after a breeze|looking for a breeze].
 | If there are windows around the corner from each other, I'd open [both|one of each].
 | A cross-breeze is the reason I'd [want the corner|pay attention to corners]. I'd test it.
N*: Hold a tissue in between. Air [generally|usually] moves when it has a way in and a way out, [even on a calm day|and hardly at all with just one].
 | With openings on two walls, air tends to come in one and leave by the other. [Leave the inside doors open|See which windows really open].
 | Stand in the middle and [feel the back of your neck|see if the curtain moves]. A corner often gets a breeze without a fan.
visit open windows on both sides of the corner and stand in between
source US Department of Energy, Energy Saver, natural ventilation

= corner-unit-walls-furniture
rank spare
on corner-unit
M: Windows on two sides would leave fewer walls. Where do the bookshelves go?
 | More outside wall usually means more glass. Where would my bookcase go?
 | A corner's fine until you own [a tall dresser|six bookshelves]. Where do you put tall things?
 | I'd count blank walls. I have shelves to think about, so where do they go?
N*: On the inside walls, usually, since they've got no windows. Measure those first.
 | Against the walls you share with neighbors, as a rule. Books there often help with sound, so [the bookcase does two jobs|it's a good trade].
 | Low ones can go under the windows; tall ones generally need an inside wall. [Check how high the sills are|Measure the sills], and you'll know which is which.
 | Most people give the inner walls to the shelves and keep [a chair|a low table] in the corner itself.
visit measure the blank inside walls for bookshelves
source Architectural Graphic Standards, furniture arrangement

= corner-unit-end
rank spare
on corner-unit~end
M: On the end, so there's a neighbor on one side only. I'd find out [which side|which wall].
 | An end unit usually shares one wall instead of two. I'd find out which.
 | I'd put the piano on the side with no neighbor.
 | {Np}. One wall to share, and I'd like to know [what's on the other side|which rooms touch it].
N: Walk the shared wall from room to room. [If it's closets and stairs, you're lucky|Closets along it are good].
 | Find the shared wall first, and stand in the rooms that touch it. The rest faces the weather, which doesn't [play the drums|make noise at night].
 | Count windows as you go; the side with windows is yours alone. [That's the piano's wall|So that's where the noise goes].
 | Listen along the shared wall at dinnertime. [If you hear nothing then, you're set|That's when neighbors are home].
visit find the wall shared with the neighbor and listen along it

= corner-unit-light-clock
rank spare
on corner-unit~unit,apartment,residence,condo,loft,home
M: Two directions, so the light should move from [one wall to the next|one room to another]. When should I visit?
 | If it faces two ways, one side gets the sun first. Which hour do I pick?
 | I'd like to see it at two different hours. How do I choose?
 | A corner changes during the day. Which hour [should I see|do I go for]?
N*: Pick the hour you'd most often be home. One side tends to be bright while the other isn't, so [see which is which|bring your phone's compass].
 | Go early for one side, late for the other, as a rule. A compass on the sill tells you which is [the breakfast side|the morning side].
 | Start with the hour you'd usually be there. Each side is generally bright at a different hour, and [yours is the one that counts|you want it bright at yours].
 | Usually late afternoon is the test, since [that's when people come home|low sun finds every corner]. If you can go twice, [go at breakfast, too|make the other one early].
visit see the corner rooms at the hour I'd most often be home
source US Department of Energy, Energy Saver, passive solar design

= floor-through-two-ends
rank spare
on floor-through~through
M: It runs clear through the building. What are the two ends like, usually?
 | Front to back, so there's a street end and another one. How do they differ?
 | If there are windows at both ends, what happens [in the middle|to the middle]?
N*: Usually the front hears the street and the back is quieter. The middle tends to be dimmest, so [see what they put there|baths and closets often go there].
 | The ends get the light and the middle generally doesn't. Stand there at noon with [the lamps off|no lights on].
visit stand in the middle of the floor-through with the lamps off
source StreetEasy, apartment types explained

= floor-through-full
rank spare
on floor-through~full,entire
M: The whole floor. So if there's a noise up here, I made it.
 | With a full floor, [there's nobody across the hall|there shouldn't be anybody across the hall].
 | If it's the full floor, I only have neighbors above and below.
N*: That's usually how it goes. Ask what may be kept on the landing, since it's often shared [on paper|with the building].
 | Generally, yes, and windows on several sides. Sound then comes through the ceiling, so [stand still and listen upward|listen upward for a minute].
ask what may be kept on the landing outside the door
source StreetEasy, apartment types explained

= walk-up-count
rank spare
on walk-up
needs !elevator
M: I'd climb it once, carrying a week of groceries, before I made up my mind.
 | So I'm the elevator. I'd test it with [a suitcase|two bags of groceries].
 | Nobody shows you the stairs in the photos. I'd go up with a bag in each hand.
N: Count the steps, not the flights. [A flight can be ten steps or twenty|Flights come in all sizes].
 | See whether there's a landing to rest on. [And ask how the sofa came up|Also ask how the biggest piece of furniture made it].
visit climb the stairs once carrying groceries

= walk-up-one-flight
rank best
on walk-up~one
M: One flight. I can do that with a coffee in my hand.
 | A single flight is high enough to be off the sidewalk and low enough for groceries.
 | One flight up. That's a staircase, not a hike.
N: And nobody's walking past your window at eye level. Stand at the glass and see what [passes below|you look out at].
 | Look out when you get there. [You may be level with the street trees|One floor up is where the branches start], which is a decent trade for the stairs.
visit stand at the front window and see what passes below

= multi-unit-meters
rank spare
on multi-unit
M: I'd go around the side and count electric meters. What would that tell me?
 | I'd count the meters on the wall before I asked anything. What do they tell you?
N*: Who pays for what, usually. One per apartment generally means separate bills; an extra one is often [for the halls|the hall lights].
 | A meter for each apartment [generally|usually] means separate bills. A single one means [somebody pays for everyone|it's bundled in somewhere].
visit count the meters on the side of the building
ask who pays which utility today
source US Department of Energy, Energy Saver, reading electric meters

= sold-history-questions
rank best
on sold-history
M: A longtime owner knows a place best. What would you ask?
 | Somebody's known this place a long time. What's the best question?
 | After that long, they know every sound it makes. What would you ask them?
N: What happens in a heavy rain, and where the sun lands in December. [They've watched it for years|Nobody else could tell you].
M: And where they buy [bread|tomatoes]. Nobody writes that down.
 | I'd ask what they'd miss, too. I bet it's [a window|something small].
N: Ask that one last. [You may hear a good story|The answer may be better than anything in the listing].
 | People light up at that kind of question. [Bring a pencil|Write the answer down].
visit find out what the owners would fix first
ask what the owners know about the home that a visitor can't see

= famous-resident-proof
on famous-resident
M: I'd want proof before I tell [everyone at dinner|my whole street]. Where would I find it?
 | Somebody worth knowing once lived there. How would I check?
N*: Old city directories usually list people street by street, and libraries keep them. [Ask where the story comes from, then find the page|Find the page].
 | In a directory or a census, most often, by address. [A plaque's nice, paper's better|A plaque helps, and a page settles it].
M: And then I'd find out which [window|room] was theirs.
 | I'd also want to know which room they [worked in|liked best].
N*: Look for the best light. Artists often wanted north light, because it changes least. [Guess first, then ask|Make a guess and then ask].
 | Try the room with the biggest window. People who worked at home often put the desk near [the best light|good light].
visit look for a plaque by the front door
ask how the story of the famous resident is known
source National Archives, researching the history of a house

= conversion-scars
rank best
on conversion
needs year<1960
M: It had another job once. I'd look for leftovers. What usually survives?
 | Before it was homes, it was something else. What survives of that?
 | I'd hunt for what they couldn't move. What usually stays?
N*: Columns, big windows and floors, usually. Look for a filled-in door, [a hoist beam|bolt holes] or a floor worn [where carts ran|by the door].
 | The heavy things, as a rule: timbers, freight doors, [lettering on the brick|an old sign]. Walk around outside first.
M: I'd want to be able to say what [was made here|this room was for], if somebody asked.
 | Then I could point at something and say what it [used to do|was for].
N*: Old insurance maps often say, building by building, and many libraries have them. Bring a copy and [find your corner|find your window].
 | City archives and old fire insurance maps usually tell you. [You may find out what your bedroom used to store|Then you'll know what the bedroom used to be].
visit look for old signs and filled-in doors outside
source National Park Service, Preservation Tech Notes, adaptive reuse

= loft-home-timber
rank best
on loft-home~timber,brick,concrete,industrial
needs year<1960
M: Nobody builds like that for sofas. What was it made to carry?
 | {Np}. Somebody needed a strong floor. What for?
 | Old lofts weren't built for people. What were they built for?
N*: Heavy goods, as a rule. Look at the floor for [bolt holes|old bolt holes], which are generally all that's left of the machines.
visit look for old bolt holes in the floor
source National Park Service, Preservation Tech Notes, adaptive reuse

= loft-home-live-work
on loft-home~work
needs year<1960
M: "Live-work" could describe my kitchen table. What does it mean, officially?
 | Live-work. Can I just put up a sign, or are there rules?
N*: Usually it's a zoning term, and the rules vary. Some places limit it to certain trades, so ask for [the exact wording|it in writing].
 | There are generally rules, set by the city or the building. Some allow clients and some don't, so ask before [the sign|ordering business cards].
ask exactly what live-work means here
source NYC Department of City Planning, joint living-work quarters for artists
`;
