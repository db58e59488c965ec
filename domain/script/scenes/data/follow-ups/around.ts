/** Follow-ups about the building, the place around it, the policies and the numbers: Miles picks one up, Nora answers. */
export const aroundScenes = `
= doorman-packages
rank spare
on doorman
M: Somebody to [take the packages|sign for things]. I'd finally order [a sofa|bulkier things].
 | [No more slips on the door|No more "sorry we missed you"]. My packages would have somewhere to go.
 | I buy [books|coffee] by mail. Whoever's downstairs would know me [by my boxes|by Thursday].
 | [Groceries, dry cleaning, a parcel|A parcel, a pizza, a borrowed ladder]: all of it could [come in|wait downstairs] while I'm out.
N*: Ask what they'll hold, and where. Most desks take parcels, fewer take [groceries|anything cold], and the room behind the desk [usually fills up by December|tends to be small].
 | Just ask about big things first. Large deliveries often need [a booking|a time slot and the service entrance], so ask before anything's [on a truck|on its way].
 | The desk usually logs each package and [sends you a message|lets you know]. Ask how long things may sit, since [storage is generally tight|most package rooms are small].
 | That's often the part people use most. Ask about [cold groceries|flowers and food], since [most desks have shelves and no fridge|a fridge at the desk isn't usual].
ask what the front desk will accept and hold
source Community Associations Institute, concierge and front desk services

= doorman-hours
rank spare
on doorman~part-time,part,parttime
M: Part-time. I'd want to know which hours, because I come home [late|at all hours].
 | So it's only part of the day. I'd want to know when there's nobody there.
N: Ask for the hours, then picture your own week. And find out what happens after they leave: [a code, a camera or a key|who lets the delivery in].
 | Get the schedule, and ask who takes over [after that|when the shift ends]. An intercom may do it, or your packages may have to wait.
ask which hours the doorman works and what happens after

= doorman-virtual
on doorman~virtual,remote
M: Virtual. So it's a doorman on a screen. Who lets a package in?
 | A doorman who isn't [in the building|there]. Who lets the [parcel|plumber] in?
N*: Usually somebody at a remote desk sees the visitor on camera and opens the door. Ask where boxes go, since [there's often a locked room|most go to a locked room].
ask who opens the door for deliveries with the virtual doorman
source Community Associations Institute, remote concierge services

= doorman-meet
rank spare
on doorman
M: I'd [stop at the desk|say good morning downstairs] before I saw a single room. [They know the building|They'd know more than the brochure].
 | The first person I'd meet is [at the door|downstairs]. I'd ask [how the elevator's been|what the mornings are like].
 | On the way in I'd [take my time|linger]. You can tell a lot from two minutes in a lobby.
 | I like to stand in a lobby for a minute and see [who stops to chat|who's waiting for what].
N: Watch what they're doing when you come in. [A tidy parcel shelf|Tidy parcels] and a greeting by name tell you [it's working|more than a brochure].
 | Give it five minutes. You'll see the deliveries, [the wait for the elevator|the dogs] and [how many people get greeted by name|who gets greeted by name].
 | Ask something small, like [where bikes go|when the mail comes]. How it's answered tells you [how the building runs|more than the answer].
 | Go at six, when everyone's [coming home at once|coming home]. A lobby that works at six [works all day|will be fine at ten].
visit spend five minutes in the lobby at six in the evening

= elevator-carry
rank spare
on elevator
needs kind=condo,co-op
M: An elevator. Good news for [my piano|the piano]. How do I know what fits?
 | [So the sofa rides|The sofa gets to ride]. How do I know it'll fit?
 | Good news for [my bookcase|a mattress]. What do I measure?
 | [I'd measure the elevator before the living room|Tape measure, elevator first]. What's the number that matters?
N*: Check the diagonal, and the door. Doors are often three feet wide, [so a long sofa usually goes in upright|and most sofas go in standing up].
 | Measure the door, then the height inside. Most elevator doors are about three feet, and long things [usually travel standing up|generally ride standing].
 | [Measure corner to corner|Go corner to corner]. Many buildings also want [moves booked and the walls padded|padding and a booking], so ask about both.
 | Three numbers: door, depth and ceiling. And ask about moving hours, since most buildings [reserve the elevator for that|make you book it].
M: And if my sofa's an inch too long?
 | What if I'm [one inch|an inch] over?
 | And if the tape measure says no?
N*: Most sofa legs unscrew, which is usually worth two inches. After that it's [the stairs|the staircase] or a different sofa.
 | Take the legs off the sofa. They usually unscrew, and [most movers try that first|it's generally the first thing movers try].
visit measure the elevator door, and the inside from corner to corner
source American Society of Mechanical Engineers, A17.1 Safety Code for Elevators

= elevator-house
rank spare
on elevator
needs kind=house,townhouse
M: An elevator in a {kind}. [My laundry would never take the stairs again|I'd send the laundry up alone].
 | [In a house|At home]. I'd ride one floor [just because|to fetch a book].
 | An elevator at home. I'd give [the groceries|the suitcase] a ride first.
 | [I'd press every button|Every floor, every button], once.
N*: Ask for its service record. Home elevators generally want a yearly check, and they [usually|often] have a phone inside.
 | They're usually small: two or three people, or [one person and a hamper|one armchair]. Ask who services it and [when they last came|how often].
 | Listen to it on the way. They generally move slowly and [quietly|with a soft hum], and a jolt at the stop usually [means a service call|wants a technician].
 | Ask how old it is and who comes when it stops. Many have a backup battery for [a power outage|when the power's out].
visit ride the elevator to every floor
ask who services the elevator
source American Society of Mechanical Engineers, A17.1, private residence elevators

= elevator-service-move
rank spare
on elevator
needs kind=condo,co-op
M: So moving day has an elevator. [How do I get it to myself|How do I get it for a morning]?
 | [Moving in means hogging the elevator|I'd fill that thing for half a day]. How does a building handle that?
 | On moving day, how do I [not annoy everyone|hold that door open all morning]?
 | [My boxes, the whole building, one elevator|Me, my boxes, one elevator]. How's that arranged?
N*: By booking, usually. Many buildings want a date, a deposit and [your mover's insurance|an insurance paper], and they [tend to hang pads|often hang pads] on the walls.
 | You reserve it, as a rule. Weekdays are often [the only choice|preferred], so ask before you [book the truck|hire anybody].
 | There's generally a form for that: date, hours, deposit. [Get it early|Ask for it early], because month-ends [usually fill first|tend to fill up].
 | Most buildings let you book a few hours and lock the elevator for you. Ask about [weekends|the move-in fee], since [rules usually differ|that's often separate].
ask how to reserve the elevator for a move
source Community Associations Institute, move-in rules

= live-in-super-reach
on live-in-super
M: So the person with the wrench is [close by|around]. What's theirs to fix, and what's [mine|my problem]?
 | [At eleven at night, water on the floor|A leak at eleven at night]. Is that theirs to fix, or mine?
 | If my faucet drips, is that [theirs|the building's] or [a plumber's|mine]?
N*: Inside your walls is usually yours; pipes, boiler and hallways are usually theirs. Many will help with small things [for a tip|after hours].
 | Generally the building's parts are theirs and your fixtures are yours. [Ask for the emergency number|Get the night number] and where the [water shutoff is|shutoffs are].
 | As a rule: shared pipes, them; your faucet, you. Most will still [tell you which plumber is good|know a good plumber], and that's worth a lot.
ask what the building staff fixes and how to reach them at night
source Council of New York Cooperatives and Condominiums, building staff

= live-in-super-meet
rank spare
on live-in-super
M: I'd like to meet [whoever fixes things|them], for five minutes.
 | [Ten minutes|Five minutes] with whoever runs the boiler would beat [any brochure|an hour of photos].
N: Ask to, politely. One good question is when the [boiler|roof] was last worked on. You'll get the year and the story.
 | Say hello if you can. Ask which pipes are new and [how the heat is on the top floor|what broke last winter], then [listen|just listen].
visit say hello to the building staff

= gym-fee
rank spare
on gym
needs fact:hoa
M: It's paid for [either way|whether I go or not], I suppose. Is there anything extra?
 | [Whether I go or not|Used or not], my fee keeps the treadmill running. Is there [more to pay|a charge on top]?
 | [So I'd be a member, I suppose|So I've got a gym membership I can't cancel]. Is there anything extra?
 | My share of that gym's in [{fee}|the fee]. Or is there [a second bill|more]?
N*: Usually it's part of the common charges. Some buildings [charge a yearly amenity fee|charge extra] for gym and pool, so ask whether the [fee covers it|number includes it].
 | In most buildings the fee covers it. Where there's a separate amenity charge, it's [often yearly|generally once a year], and [easy to miss|people tend to forget it].
 | Generally it's included. Ask who replaces the machines: [it's usually the reserve|that tends to come from the reserve], and [several often go at once|they all age together].
 | As a rule the room is free and the extras aren't: [classes, guests, a trainer|guests, classes]. Ask for the list.
ask whether the gym is included in the fee
source Community Associations Institute, amenity fees

= gym-honest
on gym
M: [I give myself until February|I'd be faithful until about February]. Then it's a room I [walk past|nod at].
 | [I'd put my shoes by the door|My running shoes would live by the door]. That's half of it.
 | The commute to that gym is [an elevator|in slippers]. I'd have no excuse at all.
 | Somewhere in that room is [a rowing machine|an exercise bike] with my name on it. For a month, anyway.
N: Look at the path. If it's [on the way to the mailbox|between you and the mail], you'll go. If it needs two fobs, [you'll find a reason|you won't].
 | Do one thing on the visit: [walk there in your own shoes|go from your door to the bench] and time it. Under two minutes, and you'll go.
 | Look in and see [who's in there|what's playing]. If you'd be glad to come back tomorrow, [you'll use it|that's your answer].
visit walk from the front door to the gym and time it

= bike-room-count
rank spare
on bike-room
M: A bike room. Do I get a hook, or [a waiting list|a place in line]?
 | [My bike would have its own room|So the bike doesn't sleep in the hall]. Is there space for [one more|mine]?
 | Everyone's bike in one room. How do I know I'd [get a spot|find a hook]?
N*: Ask how many spots there are and [how many are taken|who decides]. Many buildings tag bikes once a year and [clear out the forgotten ones|remove the ones nobody claims].
 | Look inside. Many bike rooms are half full of bikes [nobody rides|with flat tires], and [a good building usually clears them out yearly|there's often a list for a spot].
 | There's often a list. See how far you'd have to push the bike, too: [a ramp usually beats stairs|a level way in is usually best].
visit count the free hooks in the bike room
ask how spots in the bike room are handed out
source Association of Pedestrian and Bicycle Professionals, Essentials of Bike Parking

= lounge-book
on lounge
M: Can I borrow that room [for a birthday|for a long dinner], or is it always busy?
 | [Twenty people won't fit in my living room|My living room seats six]. Could I [have the lounge|take the lounge] for an evening?
 | [Say I need a big room once a year|Once a year I need a big table]. Is it mine to book?
N*: Usually you reserve it and leave a deposit. Ask what it [costs|costs to book], whether food's allowed, and [who vacuums|who cleans up].
 | Often, by reservation. Most lounges have a [closing time|time limit], a guest limit and [a cleaning fee|a deposit], so ask for the page.
ask what it costs to book the lounge
source Community Associations Institute, common area rules

= lounge-work
rank spare
on lounge~co-working,coworking,business,work
M: [So I could work in slippers|Work downstairs, in slippers]. What makes a good place for it?
 | [An office I reach by elevator|The commute is an elevator]. What do I check first?
N*: The outlets and the internet. Shared Wi-Fi is [usually|generally] fine for mail and often [worse on a Monday at ten|slower at peak hours], so run a speed test there.
 | How quiet it is. Take a call in it and see [who turns around|how that feels]. Many rooms have [one phone booth|one door that shuts], and it's usually taken.
visit run a speed test in the lounge at ten in the morning
source Federal Communications Commission, broadband speed guide

= dog-run-look
rank spare
on dog-run
M: So the dog gets a social life. What do I look for, besides [poop bags|a bench]?
 | A place to [go out in pajamas|take the dog in pajamas]. What makes a good one?
 | {Np}. What would a dog check first?
N*: The ground. Artificial turf [usually|generally] runs hot in full sun, gravel [tends to stick in paws|often sticks in paws], and good drainage keeps the smell down.
 | A double gate, if there's one. It usually means nobody [slips out|bolts] when somebody comes in. Then see [where the water is|if there's water and shade].
 | Shade and a hose, [usually|as a rule]. Turf in the sun often gets [too hot for paws|hot], so lay a hand on it for five seconds.
visit put a hand on the dog run's surface at noon
source American Kennel Club, dog park tips

= dog-run-wash
on dog-run~wash,spa,washing
M: [A shower for the dog|So the muddy dog doesn't meet the bathtub]. Is that [first come|a thing you book]?
 | The dog washes [downstairs|in the building]. [Do I book it|How does that work]?
N*: Usually it's first come, with [a tub at waist height|a hose and a tub]. See if there's [a drain screen|a dryer], since [most people forget towels|towels are generally yours to bring].
visit look at the dog wash and try the water
source American Kennel Club, bathing your dog

= tennis-book
rank spare
on tennis
M: Do I book a court, or [wait by the gate|just show up]?
 | [A court I don't have to drive to|A court downstairs]. How do you get an hour on it?
 | {Np}. And who gets Saturday morning?
N*: It goes by sign-up, usually. Look for [a board or an app|a sheet on the gate], and see how the weekend [fills|looks], since most people want [Saturday|the same hour].
 | Most courts take bookings by the hour. Ask [how far ahead|who can bring guests], and look for puddles: [low spots usually show as rings|rings tend to mark the low spots].
visit look at the sign-up sheet for the courts
source United States Tennis Association, recreational courts

= package-room-key
rank spare
on package-room
M: How do I get in? I'd like my boxes to wait for me [somewhere dry|until I'm home].
 | [A room just for boxes|A whole room for boxes]. How do I [get one out|find mine in it]?
N*: Usually a code or a fob, and a message when something arrives. Ask about [refrigerated|oversized] deliveries: those often go somewhere else.
 | By code, generally, and [a text when it comes|a note when something's there]. Look at the shelves in December, when [most of them overflow|they're usually full].
visit look at how full the package room is
ask how packages are logged and picked up
source Community Associations Institute, package management

= views-lights-off
on views
M: [After dark, windows turn into mirrors|At night windows turn into mirrors]. How do you look out then?
 | At night I'd mostly see [my own lamp|myself]. How do you look at the {noun} then?
 | [At night, I'd|After dark, I'd] turn off every lamp to look at the {noun}. [Is that silly|Does it help]?
 | How do I keep {that} {noun} [after sunset|once it's dark]? Glass turns into a mirror.
N*: Turning lamps off helps: glass usually mirrors whichever side is brighter. [Dimmers tend to save a view|A dimmer's often the answer], so look for those.
 | Turn the lights low. Glass generally reflects the brighter side, so [go at dusk|dusk is the best half hour], when both sides match.
 | Lower the lamps and wait a minute. A window usually shows you whichever side is brighter.
visit see the view at dusk with the lights off
source Illuminating Engineering Society, reflected glare and windows

= views-sitting-down
rank spare
on views
M: [I'd sit down|I'd take a chair]. Most people only look at a view standing up.
 | It's one thing standing at the glass. I'd see what's left from [the sofa|the bed].
 | My view is from a chair, mostly. I'd check the [sill|height of the sill] first.
 | I'd look at the {noun} from [where the bed goes|the dinner table], because that's where I'd [be|sit].
N: Do that in every room. A sill at chest height gives you mostly sky, and [a low one|a sill at knee height] gives you the street.
 | Sit where the [sofa|table] would go and look straight ahead. What you see then is the view you'd live with.
 | And lie down, too. The bed's the place you'd look from longest, and nobody [tests it|tries it].
 | Move back from the glass, and then sit. If it's still there, it works all day.
visit sit down in each room and look out

= views-lake
rank best
on views~lake,lakefront,michigan
M: A lake. I'd have [weather as a hobby|a front seat for weather]. Does it change the temperature?
 | [I could look at water all day|Water to look at]. Does it do anything to [the heat|the weather]?
 | [Big water|A lake], so I'd expect a breeze. Does that make it cooler?
 | Does it get colder, with a lake in the window?
N*: Near the water it's often cooler in spring and early summer, when a lake breeze [comes ashore|moves in], and [usually milder in fall|generally milder in fall].
 | Usually cooler in May and a little milder in November. Big lakes [tend to change temperature slowly|generally warm and cool slowly], and the shore follows.
 | A bit: the lake breeze tends to cool summer afternoons near the shore. [Bring a jacket|Carry a jacket] to the visit.
 | It often does. Lakes generally lag behind the season, so spring comes [late by the shore|a bit late] and fall [hangs on|lingers].
M: So I'd dress for the lake, not the [calendar|forecast].
 | I'd come on a [gray day|windy day], then. Anyone can like a lake in July.
 | I'd keep one sweater [by the window|at the window], all year.
N: Come see it when it's gray, too. If you like it then, [you'll love it in June|the sunny days are a bonus].
 | Do one visit in sun and one in [wind|fog]. It's two different [lakes|views].
visit see the lake on a gray day
source National Weather Service, lake breezes

= views-skyline
rank best
on views~skyline,city,downtown,manhattan,chicago,bridge,empire
M: {city} by night, from [the sofa|bed]. When do the lights go off?
 | A skyline's a very large night-light. When does it dim?
 | I'd buy curtains and never close them. How late does it stay lit?
 | [All those offices|Think of all those offices], lit up. Does a skyline sleep?
N*: Many towers dim late at night, [often for migrating birds|especially in bird migration season], so it [usually softens after eleven|tends to soften late]. See it at ten.
 | Usually it fades after midnight. Office lights [tend to go off on timers|often run on timers], and the signs on top [are generally the last|often stay on].
 | It dims, mostly. Many cities turn off decorative lights for birds in spring and fall, and those weeks tend to be darker.
visit see the skyline from the bedroom at ten at night
source Audubon Society, Lights Out programs

= views-park
rank spare
on views~park,tree,treetop,treetops,trees
M: Trees make it a different view [four times a year|in every season]. What's left in January?
 | [In July it's all leaves|Leaves all summer]. What's left of it in January?
 | [Green half the year|It's green in summer]. What do I see [when they're bare|in winter]?
 | {Np}. What do I see once [the leaves drop|they've dropped their leaves]?
N*: Usually more of everything: bare trees let in [light and the neighbors|light, and windows across]. Look at photos from [winter|February] if there are any.
 | More sky, as a rule, and more of whatever's behind. A summer visit [generally shows|tends to show] you the private version.
 | Branches, then whatever's behind. Leafy trees [usually|generally] stand bare for about half the year, so find out [what they hide|what's on the far side].
 | Winter generally opens it up. You get more light and [less privacy|more windows to look at], so it's worth [asking for a winter photo|seeing it bare].
ask for a photo of the view in winter
source Arbor Day Foundation, deciduous trees

= views-water
rank spare
on views~river,ocean,harbor,bay,water,hudson
M: Water. [I squint easily|I'm a squinter]. When does the glare come?
 | [Sun on water|All that water, and the sun]. When does it get [bright|too bright]?
 | {Np}. When will I [need sunglasses in the living room|be squinting at breakfast]?
 | [I'd have a chair pointed at that|A chair facing the water]. When does the glare come?
N*: It depends which way it faces. Low sun off water usually bounces in: [mornings on an east side|dinner time on a west side]. Go at both ends of a day.
 | Mostly when the sun's low. Water tends to throw it back in [through the window|at eye level], so [check for shades|ask which way it faces].
 | Early and late. Low sun on water generally doubles the glare, and sheer shades are [the usual answer|what most people use].
 | Early and late, as a rule. It's usually worst in winter, when the sun [stays low|is low all day]. Bring sunglasses, and see if you need them.
visit look at the water view when the sun is low
source U.S. Department of Energy, window coverings and glare

= tree-lined-who-owns
on tree-lined
M: Trees out front. Whose are they, if a branch comes down?
 | [I'd be proud of a tree like that|I'd adopt one]. Is it mine, or the city's?
 | [Somebody has to rake|Somebody gets the leaves]. [Who owns the trees|Whose trees are they] along {street}?
 | Does a street tree belong to [anyone|somebody]? I'd give it a bucket of water.
N*: As a rule, it's the city's. Trees between the sidewalk and the curb are [generally the city's to prune|often the parks department's], and calls go there.
 | The city owns most of them, as a rule, and does the pruning. [Watering is often left to neighbors|Neighbors often do the watering], so a bucket of water's welcome.
 | Generally the city's. Many post a map of every tree with [its kind and size|its species], so you can [look up your own|find yours by name].
ask who maintains the street trees and the sidewalk
source Arbor Day Foundation, street trees

= tree-lined-shade
on tree-lined
M: [So there's shade|Shade on {street}]. What do trees do for the home, apart from [leaves to rake|raking]?
 | [Trees look good in spring|Trees photograph well]. What do they do in [August|July]?
 | [Leaves in the window|Green in the window]. What else do street trees do, besides [drop things on cars|shed]?
N*: They cool things. Shade generally takes the edge off a wall or a window, and [trees on the west side usually help most|the west side tends to gain most].
visit stand across the street and look up at the trees
source U.S. Forest Service, urban trees and energy savings

= waterfront-lakefront
on waterfront~lakefront,lake
M: So I'd be on the path [every morning|by seven]. How windy is it down there?
 | I'd [run|walk] along it every day. When's it calm?
 | [The lakefront and me, at seven|Mornings on the lakefront]. Is it windy?
N*: Usually it's calmest early. A lake breeze generally builds [by midday|through the day], so [mornings tend to be yours|mornings are often still].
 | Mornings are generally the still part. On warm days a breeze off the water tends to come up [after ten|by noon]. Winter is usually another story.
visit walk along the lakefront early in the morning
source National Weather Service, lake breezes

= cul-de-sac-turn
rank spare
on cul-de-sac
M: [So every car is either lost or home|The only cars are the lost and the locals]. How do the [trucks|big trucks] turn?
 | [No through traffic|Nobody passes through]. Where does the [moving van|garbage truck] go?
N*: Most have a round end wide enough for a fire truck, so [the van usually fits|a van generally turns]. In winter, look for [where the plow leaves the pile|the snow pile].
 | There's usually a turning circle built for fire trucks. The snow often ends up in the middle, so ask where it goes.
visit turn the car around in the cul-de-sac
source American Planning Association, subdivision street standards

= trail-join
rank spare
on trail
M: A trail only has so many entrances. I'd want to know [where mine is|where I'd get on].
 | [Near a trail isn't on it|A trail's only as near as its entrance]. I'd find mine first.
 | [I'd ride there|I'd run there] before I looked at the kitchen, and see where you [join it|get on].
N: Find the nearest way in and start your clock there. [Long trails|Trails] have gaps, and the closest point on the map may be a fence.
 | Look for the ramp or the gate on a map, then walk to it. You'll know if it's [a habit or an outing|a morning thing].
 | Go from the front door and see where you [join|get on]. [Under ten minutes|If it's quick], you'll use it. If it takes a car, you won't.
visit find the nearest entrance to the trail

= trail-busy
rank spare
on trail
M: I get [passed|passed on the left] a lot. How crowded does a trail get?
 | [Everybody in {city} owns a bike|On a Saturday I expect bicycles]. How crowded does a trail get?
N*: Shared paths are usually busiest on warm weekends, and most ask you to keep right. [Early on a weekday|Before eight] it's generally [empty|yours].
 | Often very, on a sunny Saturday. Go at the hour you'd run: [mornings tend to be calm|early hours are generally quiet], and [keep right is the usual rule|most people keep right].
visit try the trail on a Saturday at noon
source Rails to Trails Conservancy, trail etiquette

= beach-walk
on beach
M: There'd be sand in [the hallway|the bed]. I'd time the trip with [a chair under my arm|a cooler].
 | [A towel, a book, a long walk|A towel and a book]. I'd time it [in sandals|in flip-flops].
 | I'd go [before breakfast|at seven], and be back for [coffee|work]. I'd test that once.
N: Go with everything you'd carry. [A beach is near|It counts as near] if you'd go for half an hour.
 | Time it with the chair and the towel. Then look for [a hose|somewhere to rinse] when you're back, because the sand comes home with you.
visit go to the beach carrying a chair

= grocery-test
on grocery
M: I care about milk more than marble. I'd go in [hungry|on Sunday afternoon].
 | A grocery store tells you how the week goes. I'd go [at six on a Monday|on Sunday at four].
 | I'd do a full grocery run, and carry it home to {street}, to see [which bag gives out first|how my arms feel].
 | I'd see the vegetables before the bedrooms. Then I'd [check the line|stand in the line].
N: Carry two bags back to the door. [That's your real distance|That's the distance that counts], and ice cream makes a good timer.
 | Try the walk with a gallon of milk, since that's [what you'll run out of|the one you forget]. If [your hand's fine|your fingers are fine], it's near.
 | See if they deliver, and still walk it once. Some weeks you want [a lemon|one lemon], and nobody delivers [a lemon|one].
visit walk home from the grocery store with two bags

= grocery-named
rank spare
on grocery~trader,whole,mariano's,marianos,jewel,jewel-osco,wegmans,costco,target,aldi,publix
M: {Np}. I already know [where the frozen aisle is|the parking lot].
 | I can shop at {np} [blindfolded|half asleep]. I'd check it's the kind I [picture|like].
 | {Np} feels like an old friend. I'd go in with [a cart|a list].
N: Look up the store and see its size and [its hours|when it closes]. City stores come in [several sizes|small, medium and huge].
 | Go inside for five minutes. Stores with one name come in [small, medium and huge|several sizes], and the shelves will tell you which one this is.
 | Walk there from {street}, check the closing hour, and see if [the bakery is any good|they've got your coffee].
visit walk through the nearest grocery store

= stadium-game
rank spare
on stadium
M: That's a big neighbor. What happens on {street} [on game night|when there's a game]?
 | [I'd come during a game|I'd see it on a game day], on foot. What should I expect?
 | {Np}. What's [the block|{street}] like when everybody comes?
N*: Crowds and scarce parking: near any stadium, streets [usually|generally] fill up before a game and empty [in an hour|quickly] after. See it once.
 | Usually [a lot of people, then none|a wave in and a wave out]. Parking tends to vanish, and [many streets go permit only|permit rules often kick in], so ask how that works.
 | Game days generally mean crowds and tight parking, and concerts tend to run later. Get the calendar, and [walk the block that evening|come that evening].
M: And [between games|in the off-season], it's just [a very large neighbor|a big quiet building].
 | So I'd learn the schedule [by heart|early on], then.
 | I'd put the home games on [the fridge|my own calendar], then.
N: Come on a day with nothing going on, too. That's most days of the year.
 | Count the dates. [It's fewer evenings than you'd think|You may find it's fewer than you think].
visit see the block on a game day
ask how parking works on game days
source Federal Highway Administration, Managing Travel for Planned Special Events

= pets-size
rank spare
on pets
M: How big a dog, though? Mine [thinks he's small|isn't small].
 | That's a good start. Any limit on [how big|size]?
 | [I know a dog who weighs eighty pounds|Say the dog weighs eighty pounds]. Is there usually a limit?
 | Does anyone [bring out a scale|weigh the dog]? How big can a pet be?
N*: Many buildings set a weight or a number of pets. Ask for the written rule, [the one with the number in it|number and all].
 | Often there's a limit on weight, [or on how many|or a count]. Get the page of the bylaws, because [one line usually decides it|that's usually one line].
 | It depends on the association. Weight and number are the usual limits, and a puppy is often judged by its grown-up size.
 | That varies. Most rules name a number of animals, and often pounds, so ask for [the page|it in writing].
ask what the pet limits are in the written rules
source Community Associations Institute, pet policies

= pets-paperwork
rank best
on pets
M: Does the dog fill out a form? I'd help him [with the spelling|hold the pen].
 | [What does the dog have to submit|What papers does a dog need]? A résumé?
 | Would they want references from [my last building|the last landlord]?
 | [I have a well-mannered dog|My dog interviews well]. What would they want from [him|us]?
N*: Often a form, a photo and [proof of vaccination|vet papers]. Some boards want [a meeting|to meet the dog], and the dog [usually enjoys it|generally does well].
 | Usually a registration with a photo and vet records. A few buildings [meet the dog|ask to meet the animal], so [practice sitting|bring treats].
 | Vaccination records are common, and [a photo|a name and a photo]. Many buildings also ask for a letter from [a vet|a former landlord].
ask what the building wants to see for a pet
source Community Associations Institute, pet policies

= pets-grass
rank spare
on pets
M: And where's the grass? [Eleven at night, in the rain|At eleven at night], that's the [only thing|thing] that matters.
 | From a dog's side, the question is [how far the nearest tree is|the nearest tree].
 | [Six in the morning, in a coat|In a coat at six in the morning], I'd want to know where we go.
 | I'd walk from {street} to the [first grass|nearest grass] with a leash in my hand. It's a daily [trip|thing].
N: Do that walk on the visit, [at night if you can|in the dark]. Four times a day, [distance adds up|it adds up].
 | Find it first. You want grass you can reach [in slippers|half asleep].
 | Ask which door dogs use. Some buildings have [a service door|a side door], and that's [the route you'd take|your real front door].
 | Walk it as the dog would: [slowly, and stopping at everything|nose down, no hurry]. You'll know [the block|{street}] after one walk.
visit walk from the front door to the nearest grass

= pets-hardwood
rank spare
on pets
needs hardwood
M: [Claws on hardwood|Claws, meet hardwood]. Which one gets scratched?
 | How do floors like that take a dog? Mine [skids|takes corners fast].
 | Those hardwood floors and a [big dog|running dog]. Which one gets scratched?
 | [I can hear the claws on that hardwood|The sound of claws on hardwood is charming]. What does it do to the floor?
N*: The finish takes it, mostly. Scratches usually sit in the top coat, and rugs in the [hallway|corners] tend to save the rest. [Trimmed nails help|Short nails help].
 | Usually the finish gets it, [not the wood|and the wood doesn't]. Softer woods tend to dent, and [a runner in the hall generally helps|matte finishes often hide it].
 | Usually it's the finish, so trimmed nails and a runner help. Scratches generally show more on dark, shiny floors.
 | It mostly marks the finish. That can often be [screened and recoated|recoated] without sanding to bare wood, which is [usually|generally] the smaller job.
visit look along the hardwood floors toward a window for scratches
source National Wood Flooring Association, floors and pets

= pets-cat
on pets
M: [I have a cat in mind|Suppose it's a cat]. What does a cat care about?
 | [Dogs get all the rules|Everybody asks about dogs]. What would a cat [check|want to know]?
 | A cat wouldn't read the bylaws. [What would she look at|What's on her list]?
 | And if it's a cat? What would she [inspect|look at first]?
N*: Windowsills. Cats usually like [a wide one with birds|a wide one in the sun], and most rules still count [an indoor cat|a cat] as a pet.
 | A wide sill, a warm spot, and [tight screens|screens that don't push out]. Many buildings want cats registered, too.
visit push gently on each window screen
source ASPCA, cats and window screens

= pets-house
rank spare
on pets
needs kind=house,townhouse
M: Then the gate's the thing. I've chased [a beagle|a dog] down a block.
 | I'd look for the fence, and [look at it from dog height|get down to nose height].
N: Walk the edge at dog height and look for gaps. A gate's [the weak spot|where they leave], so push it from inside.
 | Look for daylight under whatever's there, [and push the gate|then at the latch]. Without a fence, you'll want [a long leash|good manners and a long leash].
visit walk the edge of the yard and check every gap

= rentals-when
on rentals~sublet,sublets,subletting,sublease
M: I'd want to know [how soon I could sublet, and for how long|when I could start, and for how long].
 | I might be away for a year. What do I need to read before I count on [subletting|that]?
 | "Allowed" needs a number. What do the rules [usually|generally] say?
N*: House rules usually say how long you must live there first, how many years you may sublet, and [what it costs|the fee]. [Ask for the page|Ask to see it].
 | Ask for the written terms. Many co-ops want you to live there a while first, then [cap the years|limit the years].
 | They tend to name three numbers: the wait, the limit and the fee. They're often [stricter in co-ops|tighter in a co-op], so [get them on paper|get all three].
ask for the written rules on subletting
source Council of New York Cooperatives and Condominiums, subletting

= rentals-pied
rank best
on rentals~pied-a-terre,pied-à-terre,pied-a-terres,pied-à-terres,pied,terres
M: A pied-à-terre. [That's French for one foot in town|Literally, a foot on the ground]. What does a building ask?
 | [So I could keep one toe in {city}|One foot in {city}]. What do they [ask|want to know] in a building?
N*: Usually how often you'd be there, and [where home is|where you live otherwise]. Many co-ops [say yes with conditions|allow it with conditions], so get the policy in writing.
 | That's usually for the board. Some ask for [a full-time home elsewhere|another address], and [most want to know how often you'd come|many ask about nights in town].
ask what the building asks of part-time owners
source Council of New York Cooperatives and Condominiums, primary residence rules

= rentals-gifts
rank best
on rentals~gifting,guarantor,guarantors,co-purchasing,co-purchase,co-purchaser,co-purchasers
M: [Gifts, guarantors, co-buyers|Gifting, guarantors, co-buyers]: those words sound like paperwork. What do they mean?
 | So a buyer may [have help|get help]. What's the difference between the kinds?
N*: Gifting usually means somebody gives the down payment. A guarantor [promises to cover you|stands behind your bills], and a co-buyer signs the papers. Ask which they take.
 | A gift is money you don't pay back. Co-buyers are generally on the deed or shares, and guarantors usually [aren't|stand behind you instead].
ask whether the board accepts gifts, guarantors or co-buyers
source Council of New York Cooperatives and Condominiums, board packages

= rentals-short-term
rank spare
on rentals~airbnb,short-term,short
M: Short stays. [The building's rule, or the city's|Whose rule is it]?
 | There are a lot of rules on [that|short stays]. Where do I start?
N*: Start with the city, then the building. Many cities want a [permit or registration|registration], and many associations [say no on top|add their own rule]. Ask for both.
 | The city and the building usually both have a say. City rules tend to change, so check the current one, and get the association's in writing.
ask what the city and the association say about short stays
source Community Associations Institute, short-term rental rules

= co-op-shares
rank best
on co-op
M: So what would I own? Not the walls, I've heard.
 | Co-op. [What am I buying|What's for sale, exactly], if it isn't [the apartment|a deed]?
 | [I've heard you buy shares|Everyone says shares]. Shares of what?
 | Explain what I'd own, [as if I'd only ever rented|to somebody who's only rented].
N*: Shares in a corporation. It generally owns the building, and your shares come with [a long lease on your apartment|a lease on your unit].
 | You'd usually own shares in the building's corporation, with a lease on [one apartment|your apartment]. How many shares [tends to set your part of the costs|generally sets your part of the costs].
 | A slice of the company that owns the building, as a rule, plus [the right to live in one apartment|a lease for yours].
 | Generally a corporation holds the building and you hold stock in it. So [its bank balance is partly yours|its finances are partly yours], and worth reading.
M: I've never owned stock with [a bathtub|closets] before.
 | Stock with a doorbell. Who runs it?
 | So the neighbors and I are [shareholders|a company]. [Who's in charge|Who runs it]?
N*: A board of shareholders usually runs it, and usually approves new ones. [Ask what's in the application|Ask how often it meets].
 | The shareholders elect a board, as a rule. It generally sets the budget and [meets the newcomers|reads the applications].
ask for the last two years of the co-op's financial statements
source Council of New York Cooperatives and Condominiums, what is a co-op

= co-op-underlying-mortgage
rank spare
on co-op
M: Buildings can have loans, too. How do I find out about that?
 | [Is there debt on the building|What does the building owe]? Where would I look?
 | What would I read to see [how the co-op's doing|if it's well run]?
 | [I keep reading "underlying mortgage"|"Underlying mortgage" keeps coming up]. Where do I see if there's one?
N*: Look at the financial statements. Many co-ops have a loan on the building, and part of the maintenance usually [pays it down|goes to it].
 | Look in the financials, under liabilities. A loan is common. What matters is when it comes due, since refinancing usually [moves the maintenance|changes the monthly].
 | The annual statement shows it. [Most co-ops borrow|Many borrow], and the reserve fund next to it tends to tell you [more than the loan|as much].
 | Ask for two years of statements. The building's loan, its reserve and [the arrears|who's behind on payments] are [usually on three pages|generally easy to find].
ask whether the building has an underlying mortgage and when it is due
source Council of New York Cooperatives and Condominiums, co-op finances

= co-op-board-no-reason
on co-op
M: And there's a board. [Should I own a tie|Do I need a tie]? What's that like?
 | [I have an interview shirt|The last interview I had was in a sandwich shop]. What's a co-op board like?
 | [Somebody decides whether I get in|There's a vote on me]. What's that like?
N*: Usually a thick application and a short chat. They mostly look at [finances and references|your papers], and the talk is [generally polite|mostly about when you'd move in].
 | Often half an hour, fairly friendly. The package is the hard part: [bank letters, tax returns, references|a stack of papers], which [usually takes weeks|tends to take weeks].
 | Mostly paperwork, then a meeting. Boards [tend to meet monthly|generally meet once a month], so the calendar is often the slow part.
ask what the board package needs and how long it takes
source Council of New York Cooperatives and Condominiums, board packages

= hdfc-income
on hdfc
M: So there's an income limit. [Whose income, and when|How's that measured]?
 | [Let me get it straight|Spell that out]. Is it [what I earn now|my salary], or the whole household?
N*: It's usually the household's income when you apply, against the area median. The limit [varies by building|is often each building's own], so ask for the current [figure|chart].
 | Generally the household's, at the time of purchase. Each HDFC [tends to set|usually sets] its own limit, so get the number [in writing|from the board].
 | As a rule the board looks at household income when you apply. [It's often a percentage of the area median|The limit's usually a share of the area's median], so ask which.
ask for the building's current income limit
source New York City Department of Housing Preservation and Development, HDFC cooperatives

= hdfc-what-is-it
rank best
on hdfc
M: HDFC. [That's four letters I don't know|Say that in words]. What does it stand for?
 | What's an HDFC, in [one breath|a sentence]?
N*: Housing Development Fund Corporation: a kind of affordable co-op, usually with [income limits for buyers|an income limit] and [rules for when you leave|rules about leaving].
 | Housing Development Fund Corporation. It's a New York co-op meant to stay affordable, usually with [an income cap|income limits]. Ask for the regulatory agreement.
M: So the first number to check is [mine|my own].
 | Before the kitchen, then, I'd check [my own pay stub|the limit].
N: Yes, and in writing. Then ask about the rules for [subletting and leaving|leaving], which are [the second page|the other page].
 | That, then the rest of the agreement. It's [the most useful thing you'll read|worth an evening].
ask to see the building's regulatory agreement
source New York City Department of Housing Preservation and Development, HDFC cooperatives

= land-lease-what
on land-lease
M: [So the building stands on rented ground|Somebody else owns the dirt]. What do I ask about that?
 | A land lease. What do I ask [about it|first]?
 | [The building's on borrowed ground|You own the walls, not the ground]. What do I [need to read|ask]?
N*: When the lease ends, and when the rent resets. The building generally pays rent for the land, and it's often [in the monthly fee|part of the fee].
 | Three things, usually: when the lease ends, when the rent resets, [and what lenders think of both|and how it's calculated]. [Get them in writing|Ask for the pages].
 | The end date and the reset dates. Lenders [usually care about both|tend to look at the years left], so [talk to one early|ask one early].
M: It's odd to [rent the ground under an elevator|have a landlord for the ground].
 | So even the building [has a landlord|pays rent].
N: It does. [That's why its lease is worth reading|So you'd want to read its lease], the way you'd read [your own|yours].
 | Exactly. Ask the agent for the lease dates first, [and the kitchen second|then go see the kitchen].
ask when the land lease ends and when its rent resets
source Council of New York Cooperatives and Condominiums, land-lease buildings

= flip-tax-who
rank best
on flip-tax
M: Who pays that, and [where does it go|who gets it]?
 | [Flip tax sounds like a dance|That sounds like gymnastics]. Who pays it, and to whom?
N*: It's usually a fee to the building when an apartment changes hands, not a government tax, and the seller often pays. Ask who does.
 | Generally it goes to the building's reserve, paid by the seller or [now and then the buyer|at times the buyer]. Ask for the formula.
ask who pays the flip tax and how it is figured
source Council of New York Cooperatives and Condominiums, flip taxes

= flip-tax-formula
on flip-tax
M: Is that a percentage of the price, or of the profit? [Those are different numbers|That matters].
 | Flip taxes come in flavors. What kinds are there?
N*: Usually it's the price, the profit, or a sum per share. [Those can be far apart|They often come out far apart], so get the formula.
 | A percentage of the price is the common one. Some take a share of profit or a flat sum [per share|for each share]. Ask which.
ask how the flip tax is calculated
source Council of New York Cooperatives and Condominiums, flip taxes

= tax-abatement-end
on tax-abatement
M: [An abatement ends|It's a discount with an end]. When's the end, and what's [the number after|the full bill]?
 | [So taxes are low for now|Low taxes for now]. How do I see the [full number|one that comes later]?
N*: Ask for the schedule. Most abatements step down by year, and the taxes [after the last step|afterward] are [usually public|generally easy to look up].
 | The city's tax page generally shows both: [the bill with it and without|the discounted bill and the full one]. Ask for the last year, and [plan on the bigger number|use the bigger one].
ask when the tax abatement ends and what the taxes would be then
source New York City Department of Finance, property tax exemptions and abatements

= board-approval-what
on board-approval~no
M: No board. So nobody interviews me. Are there [forms anyway|still forms]?
 | [I can put the tie away|No interview shirt]. Is there still an application?
N*: Usually there's still paperwork: an application, a fee, and in many condos a right of first refusal. It's generally [shorter|faster than a board package], though.
 | Often a form and a fee, all the same. Many condos keep [a right of first refusal|the right to match an offer], which is [usually a waiver|mostly a formality].
ask what the building's application involves
source Community Associations Institute, condominium sales

= board-approval-yes
rank spare
on board-approval
M: [So I'd be voted on|They'd vote on me]. What do they usually want to see?
 | What goes in [the package|a board package], usually?
N*: Usually finances, references and [a meeting|a short interview]. The slow part is [generally the calendar|often the calendar], since boards [tend to meet once a month|meet monthly in most buildings].
 | Generally bank papers, tax returns, letters. It [often takes a month or two|tends to take a while], so ask for the list [before you make plans|the first week].
ask what the board package needs and when the board meets
source Council of New York Cooperatives and Condominiums, board packages

= special-assessment-why
on special-assessment
M: A bill on top of the fee. What do I ask about [it|that]?
 | [Somebody's fixing something|Something big is being fixed]. What do I ask about it?
 | [For what, and until when|What for, and how long]? Are those my two questions?
N*: Ask three things: what it's for, when it ends, and [who pays the rest at closing|who covers the rest]. It often buys something lasting.
 | What the work is, and the end date. An assessment generally pays for [one big job|a roof, a facade, an elevator], [and then it's done|so ask which].
 | Start with the reason and the end date, then ask who pays the remainder. A contract often [says who settles the rest|splits what's left].
ask what the special assessment is for and when it ends
source Community Associations Institute, special assessments

= low-fee-covers
rank spare
on low-fee
M: What's usually left out of a [low fee|number like that]? I'd be paying the rest.
 | [So I'd pay the rest|Then other bills are mine]. Which ones does a fee like that [usually skip|leave out]?
N*: Heat, often, and [electricity|power] in most places. Ask for a list with two columns, [theirs and yours|building and you], then add up [the second|yours].
 | Utilities, mostly. Many low fees leave heat and water to you, so ask for [a year of bills|twelve months of bills] and [add them up|put them beside it].
ask what the fee covers, and for a year of utility bills
source Community Associations Institute, assessments and budgets

= as-is-means
on as-is
M: What does "as is" mean [in practice|for me]? [Can I still look behind things|Do I still get to look]?
 | Two small words. What do they [change|rule out]?
 | So what I see is [what I get|the deal]. Do I still get to [look inside the walls|bring an inspector]?
N*: You can generally still inspect. "As is" usually means the seller won't be [making repairs|doing the work], so [look harder, and sooner|inspect early].
 | It's mostly about repairs: they stay with the buyer. Inspections are usually still [fine|allowed], and you'd want [a thorough one|a good one].
 | Usually it means no repairs and no promises, with inspection still [allowed|up to you]. Check [roof, heat, pipes and wires|the big four: roof, heat, pipes, wires].
ask what the seller already knows about the roof, heat, pipes and wiring
source National Association of Realtors, home sales as is

= tenant-lease
on tenant
M: What do I need to [read|see], before I [measure for curtains|picture myself there]?
 | If I wanted to live there, when could I [move in|have it]?
 | It's rented [today|right now]. How do I find out until when?
N*: The lease decides. It usually [goes with the home|passes to the new owner], dates and rent included, so read it [first|early]. Ask for the end date.
 | Ask to read the whole lease. A sale generally doesn't end it, and [the deposit usually changes hands too|the deposit usually comes along].
 | It's all in the lease, as a rule, and that runs until its end date. Ask for the date, the rent and [the deposit|any renewal].
ask to see the tenant's lease and the deposit terms
source National Association of Realtors, buying tenant-occupied property

= tenant-showing
rank spare
on tenant
M: It's somebody's home today, and I'd [keep my shoes off the rug|be quick]. How does a visit work?
 | I'd be walking through someone's home. How does that work?
N*: They usually need notice, often [a day|a day or so]. Go once with [a list|a list of questions], and be [kind and brief|quick and polite].
 | There's generally notice to give, so [plan ahead|ask early]. Most tenants know the place well: [a friendly question|one kind question] can teach you [more than the photos|plenty].
ask how much notice the tenant needs for a visit
source National Association of Realtors, buying tenant-occupied property

= auction-rules
on auction
M: Do I get to [look first|walk through first], or do I [raise a hand and hope|just bid]?
 | [I've only bought a lamp at an auction|I once bought a clock this way]. How does it work with a home?
N*: Usually there's a preview, a deposit and a set of terms. Read the terms, since inspections and loans are often [settled before the bid|done before the bid].
 | There's usually a preview. Bidders generally register and put down a deposit, and the winning bid is often [final|hard to leave], so [look first|bring an inspector].
ask for the auction terms and the preview dates
source National Association of Realtors, real estate auctions

= needs-work-order
rank spare
on needs-work
M: [So I'd be doing a few things|There's work to do]. In what order, if I [only have weekends|do it in steps]?
 | I'd start with paint, because it's [fun|easy]. What comes first, really?
 | Where would you begin, if it were [yours|your first weekend]?
N*: Keep the water out first. Roof, gutters and windows generally [come before paint|come first], then wiring and pipes, with paint at the end.
 | Roof and structure, usually, then pipes and wires, then walls and floors. The messy jobs generally come before the pretty ones.
 | Water, then heat, then power, as a rule. Get [two estimates|an estimate] for each before [the offer|you fall for the tile].
visit bring a contractor to see the work that's needed
source U.S. Department of Housing and Urban Development, rehabilitation planning

= needs-work-bring
rank spare
on needs-work
M: I'd bring a [contractor|builder] and [buy them lunch|keep quiet]. What do I ask them?
 | A person with a clipboard would come with me. What do I ask them?
N*: Which walls hold things up, and where the pipes run. Those [usually decide most of the cost|generally decide the cost], and [an hour is often enough|a good builder often sees it fast].
 | What needs a permit. Then ask the city [what was approved before|about old permits], because [many surprises are on file|surprises are often on paper already].
ask the city what permits are on record for the home
source U.S. Department of Housing and Urban Development, rehabilitation planning

= virtual-staging-see
rank spare
on virtual-staging
M: So the sofa's [imaginary|made of pixels]. How do I check [a real one fits|what really fits]?
 | That furniture isn't there yet. How do I know what [fits|a room can hold]?
 | A drawn sofa never hits a doorframe. How do I check the real thing?
N: Bring a tape measure and the size of your biggest piece. Empty rooms are hard to judge, and [a strip of tape on the floor|tape on the floor] helps.
 | Measure one wall and one door, and [tape your sofa onto the floor|lay the sofa's outline in tape]. It's the [quickest|best] way to see what fits.
 | Stand where the picture was taken, and [compare|hold up the phone]. Then find the doors, heaters and outlets, [and draw around those|because furniture has to].
visit tape the outline of my sofa on the floor

= furnished-list
rank spare
on furnished
M: [Which things stay|Does the sofa stay]? I'd want [a list|something written].
 | I'd want that on paper, down to [the last spoon|the lamps].
N: Ask for an inventory, room by room, with [a photo of each|the good things named]. That way [the chairs stay put|nobody has to remember].
 | Have it written into the contract, piece by piece. It's a dull list, and [you'll be glad of it|nobody regrets one].
ask for a written list of the furniture that stays

= fee-what-buys
on fee
needs fact:hoa !says:includes,included,including
M: {fee}. [What does that buy|What does that get me]?
 | [So it's {fee}|{fee}, then]. What's in it, and what isn't?
 | I'd like to see {fee} as [a list|a menu]. What's [usually|generally] on it?
N*: In most buildings: insurance for the structure, upkeep of the shared parts, and [savings for the big jobs|a reserve for big repairs]. Get the list, [with heat and water marked|line by line].
 | Usually the roof, the halls, the insurance and [the savings|a slice for savings]. Ask about heat, water, cable and [internet|trash], one by one.
 | Generally the shared things: [roof, hallways, insurance|roof, halls, insurance], and [a reserve for later|savings for later]. Ask for the budget, since it's only a few pages.
 | Building insurance, cleaning, repairs and a reserve, as a rule. The rest [varies by building|depends on the building], so ask for [the budget|last year's budget].
ask for the association's budget
source Community Associations Institute, assessments and budgets

= fee-reserve
rank spare
on fee
needs fact:hoa
M: How much of that gets saved, for the day [the roof goes|the boiler quits]? [How do I check|Where do I look]?
 | Savings first: how do I know the building has [enough|something in the bank]?
 | Some of {fee} should be [going in a jar|set aside]. How do I check that?
 | What happens to {fee} when [nothing breaks|nothing leaks] this year?
N*: Part of the fee usually goes to a reserve, the building's savings. Ask for the reserve study, which [generally lists each big job|usually lists what's due and when].
 | Some of the fee usually goes to savings. Many associations aim for at least ten percent, so compare what's there with [what's due|the roof's price].
 | Part of the fee generally gets set aside. Ask for the latest reserve figure and [what's due next|the next big job], since you need both.
 | Some should pile up, and usually does. Ask for the reserve study, look up the roof, and see what's in the bank.
ask for the latest reserve study
source Community Associations Institute, reserve studies

= fee-co-op
rank best
on fee
needs fact:hoa kind=co-op
M: {fee}, in a co-op. [Is that like a condo fee|How's that different from a condo fee]?
 | Maintenance of {fee}. What's [in there|inside it] that a condo fee [wouldn't have|leaves out]?
 | Condo fee, maintenance, {fee}: I mix them up. What's in a co-op's?
N*: There's often more in it: in many co-ops, maintenance covers the building's property taxes and [its mortgage, if it has one|any loan on the building]. Compare like with like.
 | It usually covers the building's taxes, and often payments on its loan. So a co-op's number [tends to look bigger and include more|is often bigger and covers more].
 | The taxes are in it, as a rule. Ask for a breakdown, since part often goes to [the building's mortgage|a loan], which [usually ends someday|generally has an end date].
 | Taxes, for one, in most co-ops. Ask how it splits: [taxes, loan, staff, upkeep|taxes, loan, upkeep]. [The sheet is usually one page|It's generally a one-page answer].
ask how the maintenance splits into taxes, loan and upkeep
source Council of New York Cooperatives and Condominiums, maintenance charges

= fee-house
on fee
needs fact:hoa kind=house,townhouse
M: {fee}, for [a {kind}|a home with its own door]. What does an association do [out here|around here]?
 | [An association for a {kind}|So there's an association]. What's {fee} for, if [I've got my own roof|the roof's mine]?
 | My own roof and {fee} besides. What does it [go to|pay for]?
 | [Somebody mows something|Somebody's mowing something] for {fee}. What else is in it?
N*: Usually the shared parts: [paths, lawns, a gate, snow|lawns, snow, paths]. Ask who looks after roofs and siding, since [in townhouse groups it's often the association|townhouse groups differ].
 | Generally common land, insurance on shared things and [rules about fences and paint|a page of rules]. Ask for the covenants, and look up [fences|paint and parking] first.
 | Shared land and shared rules, mostly. Ask for the map of what's common, since it usually starts at your steps.
 | Usually snow, lawns, lights and insurance on the shared parts. Ask if roofs are in it, because for townhouses they often are.
ask what the association maintains, and for a copy of the covenants
source Community Associations Institute, homeowner associations

= year-eighteen
rank spare
on year
needs fact:yearBuilt year<1900
M: {year}. [Nobody had a light switch|There were no light switches yet]. So when did the wires come in?
 | In {year}, a lamp was [a flame|something you lit]. When did the [wires|outlets] come in?
 | {year}. Somebody lit the lamps with a match. Who put in the [wiring|electricity], and when?
 | It's older than the [plug|wall outlet]. What do I ask about the wires?
N*: Homes that old were usually wired later, [often a room at a time|a bit at a time]. Ask when it was last rewired, and [look at the panel|count the outlets].
 | Wires usually came later, in layers. Find the panel and ask when it was [last replaced|last done], since [layers are generally the worry|many old homes have several kinds].
 | Later, and [usually more than once|usually in several rounds]. Ask for the last date, and find the panel: [neat labels tend to be a good sign|a tidy panel tends to be a good sign].
 | Electricity generally arrived decades after [the walls did|the carpenters left]. Ask for the date, then [count the outlets in one room|look how many outlets a room has].
M: I'd look for the old [gas pipes|gas fittings], too, where the lamps were.
 | And somewhere there's [a capped gas pipe|the stub of a gas lamp], I hope.
N*: Look up at the center of a ceiling. Old gas lines were often [left in place and capped|capped and left], and [electric fixtures usually took their spot|many chandeliers hang from the same spot].
 | You often find a capped pipe [where a chandelier hangs now|in the middle of a ceiling]. Ask [if any are still there|whether anyone's come across one].
ask when the wiring was last replaced
source National Park Service, lighting and wiring in historic homes

= year-plaster
rank spare
on year
needs fact:yearBuilt year<1940
M: {year}, so the walls may be plaster. How do I tell, [and what changes|and does it matter]?
 | I'd knock on the walls, in a place from {year}. What am I [listening for|hoping to hear]?
 | Plaster or drywall? In a place from {year}, I'd [knock|use my knuckles] and find out.
 | If it's from {year}, I'd [knock on a wall|give a wall a knock]. What would it tell me?
N*: Plaster usually sounds solid and [hurts your knuckles|dull]; drywall's hollower. Pictures on plaster tend to want [a drill, not a hammer|a drill and an anchor].
 | Solid usually means plaster, [often on wood strips|often on thin wood strips]. Push beside a crack: if it [gives|moves], it has generally [let go of the wood|come loose].
 | A dull knock is generally plaster. It's [quieter|heavier], and it likes screws, [not nails|and pilot holes]. Hairline cracks are [usually just age|common].
 | Hollow is usually drywall, solid is usually plaster. Old plaster [tends to crumble around a nail|often chips at a nail], so [drill first|use a small drill].
visit knock on a wall and listen
source National Park Service, Preservation Brief 21, Repairing Historic Flat Plaster

= year-windows
rank spare
on year
needs fact:yearBuilt year<1940 !new-windows
M: {year}. If any of the old windows are left, are they [worth keeping|any good]?
 | I'd open each window once, in a home from {year}. Is an old one [worth keeping|a bad thing]?
 | Old windows rattle. If there are any, do they have to go?
 | If a window's still from {year}: keep it or [replace it|let it go]?
N*: Old wood sashes can usually be [fixed|repaired], and with a storm window they generally do nearly as well as new. [See which ones move|Try each one].
 | They're often worth keeping. Old wood is generally denser, and a sash can be [mended piece by piece|repaired]. Look for [ropes and weights|a rope in the frame].
 | They can often stay. Old sashes with weights tend to be repairable, and [storms usually handle the draft|a storm window often does the rest]. Count which [open|move].
 | People often keep them. A good old window with a storm [usually does nearly as well|generally compares well], and [that wood tends to be hard to buy now|the wood's often better].
visit open every window once
source National Park Service, Preservation Brief 9, The Repair of Historic Wooden Windows

= year-prewar-rooms
rank spare
on year
needs fact:yearBuilt year<1940 kind=condo,co-op
M: From {year}. Are the walls thick? I've got [a trumpet|somebody's trumpet] to think of.
 | {year}. People say [old buildings are quiet|old walls are quiet]. Are they?
 | Everyone says they don't build them like {year} anymore. Is that true for [sound|noise]?
 | [I'd stand still and listen|I'd just stand there], in a building from {year}. Is it likely to be quiet?
N*: Often, since masonry and plaster are heavy, and [heavy walls tend to block sound|weight generally blocks sound]. Doors and floors are another story, so [test it|listen a while].
 | Usually the walls do well, and the floors vary. Bring a friend: one in the [bedroom|next room], one [talking in the hall|in the hallway].
 | Generally, yes, in the walls. Brick, plaster and clay tile [tend to be quiet|are usually heavy]. Footsteps overhead are often the exception, so ask what's above.
 | Through the walls, often yes. Overhead is usually where you hear things, so [stand under the noisiest room|listen for footsteps] for a minute.
visit stand still for two minutes and listen for the neighbors
source Acoustical Society of America, sound insulation in buildings

= year-very-new
rank spare
on year
needs fact:yearBuilt year>2015
M: {year}. [That's practically new|It's barely broken in]. What do I ask for?
 | A home from {year} [still has its manuals|should still have its manuals]. What do I ask for?
 | {year}, so [the paint's still young|the hinges are still young]. What do I ask about a young building?
 | [Everything's new, and I'd still look|I'd still look around]. What do I ask for, in a place from {year}?
N*: The warranties. Builders often cover workmanship for a year and structure for up to ten, so ask [what's left|for the paper].
 | Warranty papers first. Young buildings mostly have small settling, [hairline cracks, sticky doors|like sticky doors], so [open each one|try every door].
 | The warranties, and the builder's list of last fixes. The usual first-year fixes are small, and [a list generally exists|somebody usually kept a list].
 | The folder: warranties, manuals, [drawings|as-built drawings]. Ask early, since later owners [usually wish they had it|often can't find it].
ask which builder's warranties are still in force
source Federal Trade Commission, warranties for new homes

= taxes-why
on taxes
M: Does that number [stay put|change] after a sale?
 | Would it be the same number [next year|for me]?
 | I'd ask what moves that number. Would a sale [do it|change it]?
N*: It depends on the county. In many places a sale [leads to a new assessment|resets the assessed value], so ask the assessor what [comes next|they'd expect].
 | That varies. Many counties reassess [on a schedule|every few years], and exemptions usually [belong to the owner, not the home|end with the owner].
 | Often it moves. Exemptions the current owner has [generally don't pass on|usually don't transfer], so look up the bill [without them|before the discounts].
ask whether any exemptions lower the current tax bill
source International Association of Assessing Officers, property tax basics

= taxes-look-up
rank spare
on taxes
M: Can I look that up [myself|somewhere]? I like [a bill in my own hand|primary sources].
 | I'd read it off the county's page. Is that [hard|hard to find]?
N*: It's easy. Most counties post bills by address, going back several years, so you can see how it's moved.
 | It's simple, [usually|as a rule]. The assessor's site shows the history, the value and [any exemptions|the discounts].
visit look up the home's tax history on the county's site
source International Association of Assessing Officers, public records

= taxes-exempt
rank spare
on taxes
M: Is somebody's discount in there? I'd like to see [the full price|the bill without it].
 | That might be a discounted number. How would I know?
N*: The bill usually shows it. Exemptions tend to belong to [the person|the owner], not the home, so [the next owner often starts from the full figure|they often end with a sale].
 | Look at the bill's exemptions line. Many are [personal|tied to the owner], so the number after a sale [tends to differ|is generally different].
ask for the tax bill with its exemptions shown
source International Association of Assessing Officers, property tax basics

= lot-picture
on lot
needs fact:lot
M: {lot}. What does that look like, [in tennis courts|to a city person]?
 | I'm bad at land. What do I compare {lot} with?
 | Put {lot} in [pictures|shapes] for me. What would I compare it with?
 | [I can't see {lot} from here|A number like {lot} has no shape to me]. What's it like?
N*: A tennis court with its edges is about 7,200 square feet. City lots are [often smaller than that|usually less], and an acre's about six of them.
 | Compare it with next door. City lots often run 25 by 125 feet, [about 3,100 square feet|which is 3,100 square feet], so [judge by that|go from there].
visit pace off the front of the lot
source National Institute of Standards and Technology, units of area

= lot-setbacks
rank spare
on lot
needs fact:lot kind=house,multi-family,land
M: How much of {lot} could hold a [shed|garage], one day?
 | A porch, maybe, or a shed. How do I know where [it may stand|one may stand]?
N*: Zoning rules usually say how far from each edge you have to stay. Ask the planning desk, since setbacks [take a bite out of most lots|tend to take a bite].
 | Ask the city for setbacks and coverage. Most lots have [a number for each side|front, side and rear numbers], and a shed is generally easier.
ask the city what the setbacks are
source American Planning Association, zoning setbacks

= price-cut-why
on price-cut
M: It came down. Does that tell me [something|anything]?
 | [So it's moved once|It's already moved]. What do I make of that?
 | I never know what to read into that. What does it tell me?
N*: Not much, mostly. Prices are often adjusted while a home finds its audience, so look at [today's number|today's price] and [then the rooms|the home itself].
 | Little by itself. Sellers [often|usually] adjust to the market, and a cut tends to say little about the [home|rooms]. Go and see it.
 | Just that somebody's paying attention. Cuts are common, and the home is generally [the same home it was|the same as it was the day before].
ask what has changed since the home was listed
source National Association of Realtors, pricing and days on market

= price-cut-same-home
on price-cut
M: Same kitchen, new number. I'd look at it [as if it were new|from the start].
 | So this is the number. I'd go see it [this week|soon].
 | I'd stop reading and [start visiting|go and look].
N: Go with today's number in your head, [not yesterday's|and leave the old one outside]. [You'll see the rooms better|The rooms are easier to see that way].
 | Good idea. The only price that matters is the current one, so see the rooms with that in mind.
visit go see the home with today's price in mind

`;
