/** Miles's replies about the kind of home, its building, the outdoors and parking. */
export const aroundReplies = String.raw`
= (?:to|call) 811\b
Cheaper than hitting the gas line.
~ One call before the first hole.
~ Digging by appointment. Sensible.
= shareholders elect|approves new ones|right to live in one|lease for yours|hold stock in it|own shares in the building
Part neighbor, part business partner.
~ So they read you before you move in.
~ Shares instead of bricks.
~ A say, and a share of the worries.
= two people looking|often half an hour, fairly friendly|thick application
So the paper takes longer than the people.
~ Half an hour of manners, weeks of paper.
= just (?:a|the) rail|no floor to speak of
Nothing to sweep, then.
~ More window than balcony, then.
= library first|historical society|photographed whole streets
So there may be a baby picture of it.
~ Worth a morning in an archive.
= sirens carry
So height only fixes half of it.
= outdoor fireplaces throw heat|arrange the chairs close
Front row or nothing.
= hours, dogs, picnics
A committee for the tulips. Of course.
= furniture doesn't count
So if it stays when you shake the house, it counts.
= roofer's promise
Two promises, then, and two end dates.
= main floor, up the front steps
So company got the good ceiling.
= usually yours; pipes
So where it drips decides who pays.
= facts say ([\d,]+) square feet\. The description says
Somebody may have counted a staircase twice.
~ Two tape measures, two answers.
~ A gap like that has an explanation.
= facts say [12]\d{3}\. The description says
A dispute over the birthday.
~ Two birthdays. Old places have them.
~ Somebody's records disagree with somebody's story.
~ Old paperwork does that.
= facts say .* description says .*(?:bath|bed)
Easy enough to count, luckily.
~ One of those is a typo.
= page's facts|the first is the page's|description's\.
The records office can break the tie.
One to settle before any offer.
~ So one of them's a typo.
~ Two answers to one question. It happens.
~ One call should clear that up.
= proposed|approved plans|plans (?:for|to|have|include)|potential (?:to|for)|could (?:easily |also )?(?:be (?:converted|repurposed|turned|used)|accommodate|become)|can (?:easily )?be (?:repurposed|converted|developed)|possibility of|future (?:roof|deck|expansion)
A maybe, and maybes cost money.
~ On paper so far, then.
~ An idea, then, with a price of its own.
~ Could be. Somebody would have to draw it.
= roof rights|air rights|development rights|buildable
A right isn't a permit yet.
~ So there's an “up” for sale.
= wait(?:ing)? list[^.]*(?:parking|garage|storage)
Then patience is part of the deal.
So you'd be buying a place in line.
= free (?:\w+ )?parking
Free. You don't hear that about parking.
~ Free parking is worth a short walk.
= marked leased|plan on rent|a separate bill|(?:space|garage|parking) is leased|expect to pay for it separately
So the car pays rent.
Worth knowing before the budget's done.
~ Two bills, then, one of them for the car.
~ Leased. That can end, so the terms matter.
~ A roof for the car, at a monthly rate.
~ The car's a tenant, then.
= (?:garage|parking|spaces?)[^.]*(?:is extra|are extra|(?:has|have) to be bought|must be (?:bought|purchased)|sold separately)
Add it in before comparing.
~ So that's part of the real total.
= (?:isn't|not) in the price.*(?:for rent|rental)
So the car pays its own rent.
~ Rent for the car, then.
= (?:isn't|not) in the price.*(?:deeded)
So it's a second deed, and a second check.
~ Something you'd own, but pay for on top.
= (?:isn't|not) in the price(?!.*\$)
Extra, then. And no number with it.
~ Then it's one more line in the budget.
~ So it's the home first, the car after.
~ Better to hear it now.
~ An extra, and they say so.
= option for a second
An option usually has a price on it.
~ A second space, for a second check.
= rental parking|parking (?:is )?for rent|rent(?:al)? (?:garage|space|spot)
So the car pays rent.
~ Monthly, then. A number would help.
= parking spaces? (?:is|are) available|parking (?:is )?available|the listing says available|garage .{0,20}available|space .{0,15}available
“Available” isn't quite “included.”
~ “Available” is a careful word.
~ Available to everyone, or to you, it doesn't say.
~ There's a price hiding behind “available.”
~ Available, at a price it keeps to itself.
= automated park|robot(?:ic)? park
No dented doors from the next space, anyway.
~ You hand the car to a robot.
= valet
Ten minutes' notice for the car, I'd guess.
~ Someone else backs it in.
~ So the car goes, and comes when called.
~ You'd never look for the spot yourself.
~ The valet remembers where it's parked. That helps.
= car lift|lift for (?:two|\w+) cars
The one upstairs waits its turn.
~ A car on top of a car.
= tandem.*(?:garage|cars|spot|space)|tandem
Whoever comes home first leaves last.
~ So it's a bit of a shuffle in the morning.
~ Two cars, one way out.
~ End to end. Somebody hands over keys.
~ The back car gets the quiet life.
= trading keys
So the early riser parks last.
~ A key dance. Fair enough.
= (?:heated|radiant)[^.]*driveway|snow-?melt[^.]*driveway|driveway[^.]*(?:heated|radiant|snow-?melt)
The shovel retires.
~ A driveway that shovels itself.
~ No salt, no shovel.
= snow-?melt|heated (?:sidewalk|steps|walk)
The shovel gets the winter off.
Then the utility bill does the shoveling.
~ The snow's somebody else's problem, then. The wiring's.
~ Then nobody chips ice off those steps.
= dual EV|two EV|ev chargers|electric vehicle chargers|chargers
Chargers, plural. That saves a squabble.
~ More than one plug, so nobody queues.
~ Somebody planned ahead for plugs.
= \bEV\b|electric (?:car|vehicle)|car charg|electric spots|tesla charger
That's the gas station crossed off.
~ So you'd wake up to a full battery.
~ No more circling a charging station.
~ The electrician's already been, for that one.
~ Charging while you sleep. The right way around.
= kept around fifty
So it's a cardigan, not a sauna.
~ Warm enough for the windshield.
= reverse when the beam|openers since the nineties
A door with manners.
= included[^.]*not rented
That's one bill that never comes.
~ Owned and in the price. That's clean.
~ Both questions answered in one breath.
= detached[^.]*(?:space (?:is )?owned|\. You'd own)
Nobody sends a bill for that one.
~ Owned, and a few steps across.
~ A garage of its own, with no landlord.
= attached[^.]*(?:space (?:is )?owned|\. You'd own)
So nobody rents it out from under you.
~ Owned, and under the same roof. Settled.
~ No landlord for the car, then.
= owned,? (?:not rented|rather than)|own the space, not rent
Owned. The car has no landlord.
~ Then there's no monthly bill for it.
~ That's cleaner than a lease.
~ One bill you won't get.
~ So the space comes and goes with the home.
= deeded.*(?:sold separately)
A separate deed, and a separate check.
= deeded[^.]*(?:heated|garage)|(?:heated|garage)[^.]*deeded
Deeded, so you might sell it on its own someday.
~ On paper and under a roof.
~ The car gets its own deed.
~ A deed for the car's bedroom.
= deeded[^.]{0,40}(?:parking|space|spot|garage)|space is deeded|deeded space
Deeded means nobody can reassign it over coffee.
You'd own that rectangle outright.
~ On paper, so nobody moves you.
~ A spot with its own paperwork.
~ So the parking's written down.
= \bassigned (?!private storage|storage)[^.]{0,25}(?:parking|space|spot|garage)|(?:space is|they're|it's) assigned
Assigned. No racing the neighbor to it.
So it's the same spot every night.
~ One spot with your number on it, presumably.
~ No circling, then.
~ Then nobody's guessing where the car is.
= (?:four|five|six|seven|eight|[4-9]) (?:vehicles|cars\b)|(?:five|six|seven|eight|(?<!\.)[5-9])[- ]car\b
You could host a small dealership.
~ Guests can park, too.
~ Nobody's blocked in, with any luck.
= (?:three|3|2-3|four|4)[- ]car
Garage enough for a bad hobby.
~ More garage than most cars need.
~ Cars, and a workbench besides.
~ Somebody's bicycles live well.
= two-and-a-half-car|2\.5-car|half-car
The half is for the bicycles.
~ Half a car. That's a workbench.
= (?:wide|extra wide|oversized) (?:two|2)[- ]car|(?:two|2)[- ]car[^.]*oversized
Wide enough to open both doors.
~ Room to get out of both cars, then.
= (?:two|2)[- ]car garage and (?:a driveway|\w+ (?:additional|off-street|parking))|garage and a driveway|garage[^.]*additional (?:off-street )?parking
So visitors get a space as well.
~ The garage for one, the rest for company.
~ Guests won't be circling, then.
= (?:two|2)[- ]car garage|two garage spaces|(?:two|2)[^.]{0,25}garage (?:parking )?spaces
Two cars, or one car and a hobby.
Two bays. That settles who gets the garage.
~ Nobody has to move theirs first.
~ One bay for the car, one for everything else.
~ Two cars out of the weather.
~ Two spaces in there. No shuffling at night.
~ A garage for two means no coin toss.
= (?:one|1)[- ]car
One car. The second one takes its chances.
~ Room for one, and that's honest.
= secur(?:e|ed)[^.]*(?:garage|parking|car)
Behind a gate or a door, then.
~ So the bikes can go in there too, maybe.
~ Some kind of lock between it and the street.
= gated (?:parking|on-site)|gated[^.]*parking
A gate, so the spot's still yours at midnight.
~ A gate to open before the ride's over.
= heated[^.]*(?:attached|garage|indoor)[^.]*(?:storage|bike)|indoor heated
Nobody scrapes that windshield.
~ A warm seat in January.
~ The car winters better than most.
= heated attached parking|heated[^.]*attached[^.]*garage|attached[^.]*heated
No scraping, and no coat to get there.
~ The car starts warm, and you do too.
~ Winter mornings get shorter.
~ You could skip the gloves.
= heated[^.]*(?:garage|parking)|(?:garage|parking)[^.]*heated
The car gets the warm bed.
A warm place to fix a bike.
~ No frost on that windshield.
~ A heated garage. The engine will be grateful.
~ So January starts gently.
= detached[^.]*garage
A garage on its own. Drums could live there.
A coat for the last few yards, some days.
~ A few steps across, with the groceries.
~ A short walk outside between car and kettle.
~ So no engine noise through the wall.
~ A little building of its own for the car.
= fits an SUV
Good of them to say. Old garages don't always.
= deck over the garage|garage (?:roof|deck|top)|garage rooftop
Over the garage, so nobody sleeps beneath it.
~ Sun above, car below.
~ The garage has a second job.
~ A good use of a garage's hat.
~ The roof of the garage gets to be useful.
= (?:built-in|attached|integral)[^.]*garage|garage[^.]*attached
No umbrella for the groceries.
~ Indoors from the driver's seat, then.
~ Straight from the car to the coat hooks.
~ In with the bags, dry.
~ Groceries have a short trip.
~ An attached garage earns its keep in the rain.
= garage[^.]*(?:included|in the price)|(?:included|comes with)[^.]*garage
So the garage isn't a surprise later.
~ In the price. That's the word you want.
~ “Included.” Good, no asterisk.
~ One less thing to haggle over.
~ The garage rides along with the sale.
= parking[^.]*(?:included|in the price)|(?:included|includes|comes with)[^.]*parking|parking[^.]*\. (?:It's|They're) included
No second check for the car.
That's circling the block, crossed off.
~ Included. No asterisk.
~ The car's in the deal, then.
~ Included settles that argument.
~ In the price, and that's that.
~ So the spot's part of the package.
= (?:two|three|four|\d) (?:\w+ )?(?:parking|dedicated|assigned|rear|off-street|side-by-side)[^.]{0,20}(?:spaces|spots)
Enough that two drivers needn't negotiate.
~ More than one, so visitors have a chance.
~ Nobody has to move theirs.
= parking pad
A pad. No roof, but no circling.
= driveway
Somewhere to unload without the hazard lights.
A driveway. Nobody moves the car for the street sweeper.
~ So the car stays off the street.
~ That's a visitor's spot, too.
~ No watching the street signs, then.
= exterior parking|outdoor parking|surface (?:lot|parking)|uncovered
Outdoors, so the car gets its showers free.
~ Open sky over it, and no circling.
~ The windshield sees the weather.
= indoor (?:garage )?parking|interior parking|underground|garage parking|indoor garage
No walking three blocks back from the car.
The street signs stop mattering.
~ Indoors, so nobody scrapes a windshield.
~ The car stays in at night.
~ No looking for the car under the snow.
~ Dry car, warm-ish seat.
~ Indoors, so the rain misses it.
~ Then a downpour's no reason to cancel.
= on-?site parking|off-street parking
No walking back from wherever you found a spot.
~ So the car's home when you are.
~ The last block's taken care of.
= garage(?! (?:door|opener))
Nobody moves the car for street sweeping.
Then the paint job lasts a bit longer.
Half car, half cardboard boxes, usually.
~ The car gets a roof, too.
~ No circling the block, then.
~ That keeps the rain off it.
~ A garage, and rarely just for the car.
~ Somewhere for the ladder to live.
~ So the car sleeps in.
~ There's the bicycle question solved, too.
~ That's one thing off the curb.
~ The garage, or the attic on ground level.
= (?:several|some|select|certain|two rear|only \w+) (?:units|homes|residences|apartments) (?:include|have|come|offer)
(!kind=multi-family) Some do. The question is whether this one does.
~ (!kind=multi-family) Some have it, so the unit number matters.
= (?:outdoor|exterior) kitchen[^.]*(?:pizza)|pizza oven
The neighbors will smell it first.
~ Pizza outdoors, then. That's a commitment.
= (?:outdoor|exterior|summer) kitchen
In August the heat stays outside.
An outdoor kitchen saves forty trips through the door.
The cook gets to stay at the party.
~ So the oven can rest all summer.
~ A second kitchen. The first won't mind.
~ Dinner without carrying everything out.
~ Nobody's smoking up the drapes, then.
= (?:roof|deck|patio|terrace)[^.]*(?:kitchenette|wet bar|built-in bar)|(?:barbecue|bbq) and a wet bar
So nobody crosses the house for ice.
~ So nobody runs down for ice.
~ A sink up there saves some trips.
~ No stairs for another lemon.
= gas (?:hookup|line|grill|barbecue|bbq)|natural gas
No tank to run out at the worst moment, then.
~ No running out halfway through the burgers.
~ No tank to drag around.
~ The flame comes out of the wall, then.
= (?:indoor|glass-enclosed)[^.]*pool
No leaves to fish out.
~ Swimming in January.
~ Rain has no say in that.
~ Laps with snow at the window, some places.
~ An indoor pool, so the season's all year.
= (?:residents|building|amenit|community|common|clubhouse|shared|fitness|gym|doorman|door staff|units?)[^.]*(?:swimming |outdoor |heated |rooftop )?pool\b(?! table)|pool\b(?! table)[^.]*(?:residents|building|door staff|doorman|fitness|gym|clubhouse)
A pool somebody else skims.
Wet feet in the hallway all summer.
~ So somebody else minds the chlorine.
~ All of the pool, none of the filter.
~ The water's looked after by someone on payroll.
~ A swim before work, then.
~ A pool in the building beats one across town.
= heated[^.]*pool|pool[^.]*heated
Warm water. That's half the courage.
~ Heated, so the season's longer.
= plunge pool|cold plunge
In, out, awake.
= \bpool\b(?! (?:table|coping|house))
Somebody has to skim it.
~ So July has a plan.
~ There goes the afternoon.
~ The pool gets the weekend, and the skimmer the rest.
= (?:outdoor|roof|deck|yard|patio|terrace)[^.]*(?:hot tub|jacuzzi)|(?:hot tub|jacuzzi)[^.]*(?:outdoor|roof|deck|yard|patio|terrace)|\bspa\b[^.]*(?:fire|yard|patio|deck)
Best in bad weather, those.
~ Warm from the neck down.
= koi
Sooner or later a heron hears about those.
~ Fish with a fixed address.
= fire ?pits?\b
So October's still outdoors.
~ A fire pit stretches the season.
~ Everyone ends up in a circle.
~ Marshmallows, presumably.
~ The evening gets an extra hour.
~ Sweaters smelling of smoke, then.
= outdoor (?:wood-burning |gas |stone )?fireplace|fireplace (?:on|outside|outdoors)|(?:patio|terrace|courtyard|roof ?deck|outdoor space)s? (?:with|graced by)[^.]{0,30}fireplace
Warm in front, cold behind. Worth it.
~ A fire outside. Evenings run late, then.
~ So September isn't the end of it.
~ A reason to stay out in a sweater.
~ A fireplace with no ceiling.
= screened
The mosquitoes lose.
~ Breeze in, bugs out.
= pergola
Good for shade. Less so for rain.
~ Give a vine a few years up there.
~ A roof for vines, and dappled shade.
~ Shade in stripes.
~ Something for a grapevine to climb, in theory.
~ Somewhere to hang a string of lights.
= irrigation
So the watering gets done while you're on vacation.
~ The plants get their drink on schedule.
~ No dragging a hose.
~ Somebody's thought of August.
~ That's one chore on a timer.
~ Nobody has to be asked to water.
= (?=[^]*(?:terrace|patio|deck|balcony|roof))(?:[^]*(?:water|spigot)[^.]*electric|[^]*electric[^.]*(?:water|spigot))
No bucket brigade, no extension cord.
~ A tap and a plug. That's the practical bit.
~ So watering's easy, and so is a lamp.
= \bturf\b|artificial grass
Green in January, too.
~ No mowing that.
~ No mower to store.
= composite deck|trex|\bipe\b|azek
No staining every spring.
~ No splinters.
~ That skips the annual sanding.
~ Bare feet approve of that.
~ One less thing to reseal.
= (?:teak|cedar|mahogany|redwood)(?: wood)? (?:deck|patio|terrace)|wood(?:en)? (?:deck|patio)
Real wood. It'll want oil.
~ Wood underfoot, and a brush now and then.
= bluestone|flagstone|stone paver|brick paver|custom pavers|pavers\b|brick paved|stone patio
Paved, so the table doesn't wobble. Much.
~ Nothing to mow there, just sweep.
~ Stone stays cool till noon.
~ Chairs that don't sink in, then.
~ A broom instead of a mower.
~ Mud stays in the flower beds.
= (?:deck|patio|terrace|yard|outdoor)[^.]*speakers?|outdoor (?:speakers|sound)|lighting and sound
So the neighbors learn your playlist.
~ Wired already, so no one's cable to trip on.
= shared (?:back ?yard|back|rear|garden|yard|patio|terrace|green)|(?:common|communal) (?:landscaped )?(?:patio|garden|back ?yard|yard|courtyard|terrace|green)
You'd know the neighbors by summer.
So you take turns with the good chair.
~ Shared, so somebody else may do the weeding.
~ Green, without owning a rake.
~ Everybody's, so nobody has to mow alone.
~ You'd want to know who plants what.
~ It comes with company, now and then.
= english garden
Tidy mess. The hardest kind.
~ Somebody's going to be weeding.
= mature (?:trees|plant)
Those were planted by an optimist.
Somebody else did the waiting.
~ Shade that took somebody decades.
~ You can't buy old trees.
= \broof ?(?:top)? garden|planted (?:roof|terrace|common roof)|landscaped roof|green roof
A garden on top. Somebody hauled the dirt.
~ Green over the rooftops.
~ Soil at that height had to be carried.
~ Leaves above the traffic.
= (?:garden)[^.]*(\d[\d,]*(?:[- ]square|[- ]foot|[- ]feet))|(\d[\d,]*[- ](?:square[- ])?foot)[^.]*garden
Room to plant something and forget where.
~ Enough ground for more than herbs.
~ A garden with a measurement. Some are just a pot.
= gardens? of the neighbor|(?:botanic|formal|frick|public|city) gardens?
Flowers you never have to water.
~ Somebody else's weeding, your view.
~ Other people's roses, enjoyed for free.
= (?:communal|shared|common|community|residents|building|amenit|co-op|cooperative)(?![^]*over (?:the )?gardens)[^]*\bgardens?\b(?! (?:level|unit|floor|and parlor))|garden[^.]*in the building
Then somebody's in charge of the slugs. Not you, ideally.
~ A bench among green things, with luck.
~ A garden without the weeding, maybe.
~ Somewhere green to read the mail.
~ So there's a patch of green to share.
= private garden|garden of (?:its|your) own
Nobody else's gnome in it.
A garden to yourself, weeds included.
~ Private. Plant what you like.
~ A private garden is a rare thing in town.
= \bgardens?\b(?! (?:level|terrace|lounge|city|patio|floor|unit|apartment|and parlor|duplex|is connected))
A place to lose a trowel.
That's where the weekend goes.
~ So there's weeding, and there's picking.
~ Something to look at over coffee.
~ Mud on the shoes, the good kind.
~ Somebody's going to know the names of things.
~ Green right there, then.
~ The garden gets you up on a Saturday.
~ Basil within reach, in theory.
~ Then the hose has a purpose.
= courtyard(?! entrance)
The street noise stays on the other side.
A courtyard's a room with no lid.
~ Courtyards keep the wind out.
~ A quiet middle. I'd sit there first.
~ Open sky, closed sides.
~ Breakfast out of the wind, then.
~ Walls around it, so it warms up early.
~ Somewhere the traffic can't see.
= wrap-?around (?:private )?(?:balcony|terrace|deck|porch)
You could follow the sun around it.
So there's always a corner out of the wind.
~ Round the corner and back. Good for phone calls.
~ One side for morning, one for evening, perhaps.
= juliet
Room for toes, and that's it.
~ More window than balcony.
~ Nothing to sweep out there.
~ You lean, rather than sit.
~ Fresh air without a floor.
= front (?:porch|covered|stone balcony)|porch
You'd know everyone's dog by name.
Packages stay dry.
~ Somewhere to be when it rains.
~ A porch makes a street friendlier.
~ Half in the house, half in the street.
~ Shoes off out there, not in the hall.
= covered (?:outdoor |stone |front |back |rear )?(?:patio|balcony|deck|terrace|dining|porch)
The cushions can stay out.
You could sit through a thunderstorm there.
~ Covered, so a drizzle doesn't end supper.
~ Rain on the roof, and you under it.
~ Shade already built in.
= roof rights
Rights, not planks, so far.
= exclusive access to
Exclusive. I'd want that in writing.
~ So the key's the thing.
= (?:shared|common|communal|residents|community|building|amenit)[^.]*roof ?(?:top)?[- ]?(?:top )?(?:deck|terrace|lounge|sun deck)?[^.]*(?:skyline|city|lake|view|360|panoram)
So the best view is everybody's.
Nobody in the building misses the fireworks.
~ The view's shared, like the elevator ride up.
~ You'd point things out to visitors up there.
~ A postcard, on the house.
~ The neighbors meet at sunset, I'd guess.
~ Up there you'd learn where everything is.
= furnished[^.]*roof|roof[^.]*furni(?:shed|ture)
Nothing to carry up but a glass.
~ Chairs provided. Just bring the drinks.
= (?:shared|common|communal|residents|community|building|amenit|doorman|door staff|co-op|cooperative|fitness|in the building)[^.]*roof ?(?:top)?[- ]?(?:deck|terrace|lounge|sun ?deck|space|party|that)|(?:common|communal|shared|public|planted) rooftop|roof ?(?:top)? ?(?:deck|terrace|lounge)[^.]*(?:in the building|gym|fitness|doorman|party room|laundry)
A roof deck without fixing the roof alone.
Shared, so the good chair goes early.
~ First warm evening, it'll be busy.
~ You'd meet the neighbors up there.
~ Somewhere to take a phone call.
~ So there's a way up and out.
~ Sky access, split among the neighbors.
~ The top belongs to everyone, then.
~ Everyone's roof. Tuesdays, then.
~ A breath of air without leaving the building.
= (?![^]*basketball)(?:private roof(?!top basketball)|roof[^.]*private|private[^.]{0,20}roof ?(?:top)?)
Nobody else's chairs up there.
~ Your own patch of sky, then.
~ No sharing the sunset.
~ A roof to yourself. In a city, that's something.
~ Somewhere to disappear to.
~ Up there nobody rings the bell.
~ Laundry line, telescope, or just a chair.
= roof ?(?:top)?[^.]*(?:360|panoram)|(?:360|panoram)[^.]*roof
So you just turn the chair.
~ Every direction covered.
~ No bad seat up there, then.
~ You'd swivel all evening.
= roof ?(?:top)?[^.]*(?:skyline|city|downtown|skyscraper|tower)|(?:skyline|city|downtown)[^.]*roof
That's where every guest ends up.
~ The city does the decorating up there.
~ Night's the time for that.
~ You'd watch the lights come on.
~ The roof gets the postcard.
= roof ?(?:top)?[^.]*(?:lake|river|hudson|park|view|vista)|(?:views?|vistas?)[^.]*roof
So the stairs have a reward.
~ Worth carrying the coffee up.
~ Up there you see past the neighbors.
~ You'd give directions from up there.
= roof ?(?:top)?[- ]?(?:sun )?(?:deck|terrace|patio|space|lounge)
So the top floor isn't the top.
The wind up there will pick the furniture.
~ Sky on all sides, then.
~ Carry the cups up once, and stay.
~ Close to the weather. In June, that's good.
~ Sunsets, with the ice melting.
~ Above the noise, and most of the bugs.
~ Evenings up there, I imagine.
~ A roof that's more than a lid.
~ Somewhere to be when it's too nice for indoors.
~ Stairs first, sky after.
= waterfront (?:residence|living|home|property|great)|on the waterfront|river-facing|lakefront living
Nobody's putting a house in front of that.
~ Water doesn't build upward.
~ Boats going by, with luck.
= (?=[^]*\b(?:views?|vistas?)\b)(?:\blake\b[^.]*(?:skyline|city|downtown)|(?:skyline|city|downtown)[^.]*\blake\b)
Two views. You'd never settle on a chair.
Blue by day, lights by night.
~ Water on one hand, city on the other.
~ Half of it changes with the weather.
~ Something for both moods.
~ The lake for mornings, the lights for evenings.
= (?=[^]*\b(?:views?|vistas?)\b)(?:\blake\b[^.]*\bpark|\bpark\b[^.]*\blake\b)
~ Green first, then blue.
~ Trees, then water, then nothing.
= (?:\bview|\bvista|overlook)[^.]*\blakes?\b|\blake(?: \w+)?[- ]views?\b
A lot of nothing, in the best way.
Nobody can build on that.
~ It's a different color every day.
~ The weather arrives where you can see it.
~ You'd know the forecast by looking.
= (?:\bview|\bvista|overlook|facing)[^.]*(?:river|hudson|harbor|bay\b|ocean|water)|(?:river|ocean|water|harbor) views?
Boats, then. You'd lose ten minutes at a time.
That side won't get built on.
~ Something always moving out there.
~ Water does something new every hour.
= (?:\bview|\bvista|look|overlook)[^.]*bridge
At night that's a string of lights.
~ A bridge is never the same twice.
= (?:\bview|\bvista|overlook\w*)[^.]*central park|central park[^.]*(?:\bview|\bvista)
That lawn is tended by someone else.
~ All those seasons, out one window.
= (?:\bview|\bvista|overlook\w*)[^.]*(?:\bpark\b|trees?\b|tree-?lined|treetop|canopy|leaf)|treetop|tree views?
Leaves for curtains, half the year.
Somebody else does the raking, presumably.
~ So the view changes four times a year.
~ Green in June, branches in January.
~ Birds at eye level, maybe.
= (?:\bview|\bvista)[^.]*(?:mountain|hills?\b|canyon)
Something on the horizon that isn't a crane.
~ The far end of that view stays put.
= (?:\bview|\bvista)[^.]*(?:skyline|skyscraper|cityscape|downtown|tower|manhattan|city|midtown|gold coast)|(?:skyline|city) views?
A night-light the size of a city.
Guests will go straight to the glass.
~ Best after dark, a view like that.
~ You'd leave the blinds up.
~ Lights coming on, one floor at a time.
~ The lamps can stay low in the evening.
~ Weather looks better from there.
~ That's the evening's entertainment.
~ You'd see the rain coming.
= sunset
You'd squint through dinner, happily.
~ So supper runs late out there.
~ Evening's the hour to visit.
= unobstructed|\bopen\b[^.]{0,15}views?|panoram
Nothing in the way, for now.
~ That's a lot of sky.
~ Clear today. I'd ask about tomorrow.
= balcon[^.]*with views|postcard views|with views?(?: in the building)?[.,]
“Views” doesn't say of what.
~ A view of what, exactly, is worth seeing.
= (?:south-?facing|south(?:ern)? (?:exposure|sun))[^.]*(?:terrace|deck|balcony|patio)|(?:terrace|deck|balcony|patio)[^.]*(?:faces south|south-facing|south(?:ern)? (?:exposure|sun))
South means shade's the thing to add.
The tomatoes would vote for south.
~ South, so the sun stays most of the day.
~ Sunglasses by the door, then.
~ South-facing, so something will grow.
= west-?facing[^.]{0,20}(?:terrace|balcony|deck|patio)|(?:terrace|balcony|deck|patio)[^.]*(?:facing west|faces west|west(?:ern)? (?:exposure|sun))
Sun at suppertime.
~ West. Evenings out there, then.
= east-?facing[^.]{0,20}(?:terrace|balcony|deck|patio)|(?:terrace|balcony|deck|patio)[^.]*(?:facing east|faces east|east(?:ern)? (?:exposure|sun))
Morning side. Lunch in the shade.
~ East, so coffee gets the sun.
= north-?facing[^.]{0,20}(?:terrace|balcony|deck|patio)|(?:terrace|balcony|deck|patio)[^.]*(?:facing north|faces north|north(?:ern)? (?:exposure|sun))
Shade, then. July will be kind.
~ North stays cool in August.
~ No squinting on that side.
= counts [^.]*(\d,\d{3}|[89]\d\d) square feet outdoors|(\d,\d{3}|\b[89]\d\d)[- ]square[- ]foot (?:\w+[- ]){0,3}(?:terrace|patio|deck|outdoor)|(?:terrace|patio|deck)(?:, and| of| measuring)[^.]{0,20}(\d,\d{3}|\b[89]\d\d)[- ]square|over 1000 square feet of private
More outside than some people have inside.
~ That's a second home, minus the roof.
~ You'd sweep for an hour.
~ Room for a table, and another table.
~ At that size it needs a plan.
= square feet (?:of (?:private )?)?outdoor|[- ]square[- ]f(?:oo|ee)t (?:of )?(?:\w+[- ]){0,3}(?:terrace|patio|deck|balcony|outdoor|yard)|(?:terraces?|patio|deck|balcony|yard)(?:, and| of| spans| come)[^.]{0,20}\d[- ]square
I'd check it isn't counted in the indoor total.
~ Big enough to argue about the layout.
~ That's a room without a ceiling.
~ So it's more than a ledge.
~ Furniture could actually fit out there.
~ Good, a number instead of “spacious.”
= \d+-(?:by-\d+-)?foot(?:-deep|-long|-wide)? (?:\w+[- ]){0,3}(?:terrace|balcony|patio|deck|yard)
You can pace that out on the floor tonight.
~ Long enough to stretch out, then.
~ Somebody measured it. Good.
~ Feet I can work with.
= (?:two|three|four|five|six|multiple|several) (?:private |separate |distinct )?(?:outdoor|exterior) (?:space|area)|two (?:patios|balconies|decks|yards)|(?:two|three|multiple) [^.]{0,20}(?:balconies|decks|patios)|outdoor (?:spaces|areas)|two separate fenced
More than one, so people can disagree.
~ One can be the quiet one.
~ You'd follow the sun from one to the other.
~ More than one way out. Good.
= balcon[^.]*off the (?:primary|bedroom|main bedroom)|(?:terrace|patio|deck) off the (?:primary|bedroom)|bedroom[^.]{0,25}(?:opens?|has a private|with a private)[^.]{0,25}(?:balcony|terrace|deck|patio)
First air of the day, in pajamas.
~ From the bed to the outdoors in six steps.
~ Whoever's up early has somewhere to go.
~ A bedroom with a way out.
= (?:deck|balcony|terrace|patio)[^.]*off the kitchen|kitchen[^.]*(?:opens?|doors?)[^.]*(?:deck|terrace|patio|yard)
The plates have a short trip.
~ Handy with a hot tray.
~ So the grill and the stove can talk.
~ The cook's never far from fresh air.
= (?:deck|balcony|terrace|patio)[^.]*off the (?:living|family|great|dining)|living[^.]*(?:opens? (?:directly )?(?:on)?to|doors? (?:\w+ )?(?:on)?to)[^.]*(?:terrace|deck|patio|balcony)
On a mild day that's one big room.
~ So the sofa's two steps from the open air.
~ Open the door and the room gets bigger.
= fenced|gated (?:yard|courtyard)|enclosed (?:back|patio|deck)
So the ball stays in. Mostly.
~ A dog could be off the leash.
~ The ball comes back, at least.
~ Good news for a dog.
= dog run
The last walk of the night gets shorter.
~ A dog with its own address.
= back ?yard|rear yard|side yard|\byard\b
A yard. The mower question follows.
A patch of ground for bad ideas with a shovel.
The dog gets a vote on that one.
Room for a hammock, or an argument about one.
~ Somewhere to throw a ball.
~ Grass stains, or at least the option.
~ So there's an out-back to go to.
~ Barefoot in the morning, weather permitting.
~ Long table, one warm evening.
~ Something to look at over the dishes.
~ Out the back door, no shoes.
= landscap(?!e architect)
Somebody's already done the digging.
Somebody has to keep that up.
~ Somebody's been at it with a plan.
~ A gardener's been through.
= patio[^.]*(?:private)|private[^.]{0,25}patio
Private, so the bathrobe's fine.
No one to say good morning to, if you'd rather not.
~ Room for the morning paper, unobserved.
~ Bare feet and coffee, nobody watching.
~ A private patio. Two chairs would do.
= private[^.]{0,25}balcony|balcony[^.]*private
A door to open when the toast burns.
~ Nobody at your elbow.
~ Fresh air in slippers.
~ Room for coffee and a plant, at least.
~ Your own bit of rail to lean on.
~ A balcony of your own. Even a small one counts.
~ You'd check the weather in person.
~ One chair's enough to start with.
= balcon
You'd step out to see if it's coat weather.
The depth is what I'd want to know.
~ Fresh air without going downstairs.
~ Somewhere to stand with a coffee.
~ So the basil has a place.
~ A chair, a plant, done.
~ A place to shake a rug.
~ Phone calls go out there, then.
~ Small or large, it's outdoors.
= private[^.]{0,25}terrace|terrace[^.]*private
Nobody looking at your salad.
~ Room to be outdoors and unseen.
~ Private, so singing's allowed.
~ A whole supper out there, and no audience.
~ Nobody else gets the chair.
~ Your own air, with a floor.
= \bdecks?\b(?! above)
Out with the coffee, in with the bugs.
~ A deck's good from April on.
~ Bare feet and boards.
~ So the chairs have somewhere to go.
~ Somewhere to eat corn on the cob.
~ Boards underfoot and sky above.
~ The deck decides where summer happens.
= private outdoor|outdoor space|outdoor living|private exterior
That could be a ledge or a lawn.
~ Fresh air's included, then.
~ Outdoors of your own. How much is the question.
~ A word that's hiding a size.
= firehouse
That front door was built for engines.
There must have been a pole.
~ The trucks slept where somebody sleeps now, maybe.
= (?:\bonce|built|formerly|former|originally)[^.]*\bhotel\b|hotel conversion
And now nobody has to check out.
~ So it once had a bell desk.
~ Room service left with the bags.
= soap factory
A soap factory. It must be clean.
= smokehouse
It must have smelled wonderful.
= (?:former|old|once|originally|converted|conversion)[^.]*(?:warehouse|factory|mill\b|printing|industrial|manufactur|bakery|brewery|foundry)|warehouse
Those floors were made to hold weight.
Somebody used to clock in there.
~ Built for crates, so it'll take a bookcase.
~ The ceilings were for machines, then.
= loft conversion|converted to (?:condos|lofts|condo)|converted in|transformed into
A conversion's only as good as the converting.
~ So it's had another job before.
~ Second career, that building.
= carriage house|coach house
The horses had a good address.
~ A house for the carriage. Times change.
~ A second building has its uses.
= \bstables?\b[^.]*(?:former|once|old)|(?:former|once|old)[^.]*\b(?:stables?|barn)\b
So the first residents ate hay.
= bonus house|guest ?house|adu\b|guest unit|in-law suite|casita
Company stays over, but over there.
~ Two front doors. Handy.
~ Guests with their own kettle, maybe.
= beer baron|brewer|baron\b|tycoon|magnate|financier|industrialist
~ They don't hand out titles like that now.
~ Somebody with money to spend on woodwork.
= studio of [^.]*(?:artist|painter)|celebrated artist|home of [^.]*(?:artist|painter)
Artists pick rooms by the window.
~ Somebody chased the light in there.
= (?:featured|published|appeared) in
So it's been photographed on its best day.
~ Somebody ironed the curtains for that.
~ Print doesn't make the closets bigger, but still.
= one of the last|one of only (?:two|three|four|five|six|seven)|only four surviving|last remaining|rarely available|first time in|never before
So there's not much to compare it with.
~ Rare, then. They don't make more.
~ Not many chances at one of those.
~ The line's been waiting a while, maybe.
= national register
The Register's more honor than rulebook.
~ So it's on a list in Washington.
= putting green
A good way to be late for supper.
~ Short game only. That suits most people.
= golf (?:sim|room)\w*
Golf without the walk.
~ Rain never stops that game.
= pickleball
Pickleball. You'd be talked into it.
~ Somebody's always up for a game, I hear.
= basketball|sports court|tennis
Somewhere to lose gracefully.
~ A court without the wait at the park.
~ No reserving weeks ahead, with luck.
~ A game after work, then.
= dog (?:run|park)|pet (?:wash|spa|groom)
The last walk at night gets shorter.
~ Muddy paws stop at the door.
~ The dog has somewhere to be, too.
~ Dogs get their own amenity. Fair.
~ Rainy-night walks get easier.
= screening room|movie (?:room|theat)|theater room|home theater|cinema room
Nobody kicks the back of your seat. Usually.
~ A movie with no line.
~ The big screen's down the hall, more or less.
= \bsaunas?\b|steam rooms?\b
Fifteen minutes and winter's forgiven.
~ Heat, on purpose.
~ A good place to go in February.
~ A sauna nobody has to install.
~ Sweat first, sofa after.
= yoga room|(?:residents|building|amenit)[^.]*yoga
No moving the coffee table to stretch.
~ So the mat has a room.
= guest suites?|guest apartment
Nobody's on the sofa bed, then.
~ Overnight company gets its own door.
= party rooms?|hospitality room|community room|(?:residents'|resident|rooftop|club) lounge|(?:building|residents|amenit)[^]*\blounge\b(?! seating| furniture)|rec room|clubhouse|club room|great rooms
So twenty people needn't fit in the living room.
A party with somebody else's carpet.
A room you'd use twice a year and be glad of.
~ The big birthdays happen elsewhere.
~ Room for a crowd that isn't yours to clean around.
~ A place to go when home's too quiet.
~ Nobody stacks coats on the bed, then.
~ The folding table can stay folded.
= business center|co-?working|conference room
A desk that isn't the dining table.
~ Somewhere to take a call in shoes.
= (?:on-?site|in-building|attached) (?:dry|grocer|market)|(?:building|amenit|residents)[^]*dry clean|commissary
One errand done in slippers.
~ Shirts go down, shirts come up.
~ An errand that never leaves the building.
= cold storage
The ice cream makes it, then.
~ Groceries can wait without wilting.
= wellness (?:club|center|floor)|health club|(?:building|amenit|residents)[^]*\bspa\b(?! bath)
That covers a lot. I'd want the list.
~ That's a membership's worth, downstairs or up.
~ A whole club, without the card.
= 24-?(?:hour|hr)[^.]*(?:valet)
Somebody parks it at 3 a.m., too.
= discreet[^.]*(?:doorman|staff|concierge)|security sensitive
So they know how not to notice.
= virtual doorman
A voice instead of an umbrella.
A virtual one can't hold the door, though.
~ Somebody's at the door, from a distance.
= part-?time (?:super|handyman)
Then the leaks should book ahead.
~ A super, part of the week.
= part-?time (?:door|concierge)
Part-time. Which part matters.
Then some of the packages are a gamble.
~ So some packages wait.
~ Half a day's welcome, give or take.
~ Somebody at the door, some of the time.
= (?:live-?in|resident|on-?site|live in)[^.]{0,12}(?:super|manager|engineer|maintenance)[^.]*(?:doorman|door staff)|(?:doorman|door staff)[^.]*(?:live-?in|resident|live in)[^.]{0,12}(?:super|manager)
Lost keys are a short conversation.
~ One at the door, one with the toolbox.
~ Somebody for the packages and somebody for the pipes.
~ A drip and a delivery, both covered.
~ So there's a name for every kind of trouble.
~ A staff, then, small or large.
~ The front door's covered, and so's the boiler.
= (?:live-?in|live in|resident)[^.]{0,12}(?:super|manager)
So when the heat quits, the one who fixes it is cold, too.
Then a leak's a knock away.
~ So the one with the wrench lives there.
~ Help's in the building, Sundays too, perhaps.
~ The person with all the keys is home.
~ A drip gets looked at the same day, maybe.
~ The super lives with the radiators, too.
= super(?:intendent)?\b|handyman
A super. That's half of homeowning, delegated.
So somebody knows where the shutoff is.
~ Somebody to call who isn't you.
~ Someone who knows the pipes by name.
= white-?glove
White gloves cost something, monthly.
~ Then nobody carries their own bags.
= 24-?(?:hour|hr)[^.]*(?:door|concierge|attended|lobby|security|staff)|around-the-clock|attended 24
Somebody's paying for that night shift.
Somebody's up, whatever time you land.
Locked out at two in the morning isn't a crisis.
>money Then somebody's paying for the night shift.
~ So there's always a light on downstairs.
~ Three shifts, then, and a monthly bill that shows it.
~ Packages never meet the rain.
~ Someone's awake when you aren't.
~ Late flights end with a hello.
~ All day and all night. That's payroll.
~ The 4 a.m. taxi gets a good night.
~ The pizza finds you at midnight.
~ No slip on the door saying they missed you.
~ Somebody signs for it, always.
~ A forgotten key's just a story.
~ Night owls get a hello, too.
~ >money Around the clock doesn't come free.
= (?:full-?time) (?:door|concierge)
Somebody knows your face by Friday.
Full-time is also a wage you help pay.
So nobody buzzes you for the neighbor's pizza.
~ A hello on the way out, every day.
~ Packages have someone to wait with.
= attended lobby|door ?(?:man|men|staff|person|attendant)
And somebody to tip in December.
No more missed-delivery slips.
~ So a parcel never sits on the sidewalk.
~ A hello on the way in.
~ Someone else gets the door.
~ Dry cleaning gets handed over, not hung on a knob.
~ A cab gets waved down in the rain, maybe.
~ Then the lobby has a memory.
= full-?(?:service|amenit\w*)(?! elevator)|full amenit|many amenities
Best read with the monthly bill in hand.
~ So there's staff, and staff has wages.
~ “Full” could come with a list.
~ Plenty done for you, plenty shared in cost.
~ Less to do yourself, then.
= package (?:room|delivery|locker)|mail and packages|parcel|lockers
You could be away on delivery day.
~ Boxes get to wait indoors.
~ Nothing left out on the step.
~ No slips on the door.
= on-?site manage|management office|on-?site (?:maintenance|engineer)|engineers?\b
Somebody's there when the heat isn't.
A knock on a door instead of a phone tree.
~ So the boiler has its own person.
~ No hold music, just an office.
~ Someone on the premises with a wrench.
= self-?managed
No management fee, and a few more meetings.
Then you'd know who calls the plumber. Maybe you.
~ So the neighbors keep the books.
~ Somebody in the building has the spreadsheet.
~ So everyone takes a turn at something.
= professional(?:ly)? manage|well[- ]managed|management company
Somebody's paid to return the calls.
Good managing shows in the meeting minutes.
~ So the neighbors don't chase the plumber.
~ One number to call, then.
~ Then nobody's neighbor is the treasurer by accident.
= available for a fee|for an? (?:additional )?fee
So it's there, and so's the bill.
~ The gym keeps a cash register, sort of.
= (?:laundry|washer)[^.]*(?:every|each) floor|(?:every|each) floor[^.]*laundry
No elevator ride for a load of socks.
~ Just down the hall with it, then.
= free (?:\S+ ){0,3}laundry
So the quarters stay in the jar.
~ Free loads. You don't hear that often.
= (?:bike|bicycle)[^.]*(?:gym|fitness|exercise|workout|yoga)|(?:gym|fitness|exercise|workout)[^.]*(?:bike|bicycle)
One bike that goes somewhere and one that doesn't, maybe.
No bike in the hall, no gym across town.
~ Pedal out or stay in, then.
~ So wheels and weights are both handled.
~ The hallway stays clear of handlebars.
~ The bike's parked and the gym's paid for.
~ A room for wheels, a room for weights.
~ The excuse gets thin, either way.
= (?:laundry)[^.]*(?:bike|bicycle)|(?:bike|bicycle)[^.]*laundry
So the bike needn't lean in the hall.
~ Wash goes down, and the bike stays there.
~ Wheels and washing, out of the hallway.
~ Two things that won't crowd the apartment.
~ Socks and spokes, both dealt with.
~ Downstairs does some of the work.
= (?:elevator|lift)[^.]*(?:bike|bicycle)|(?:bike|bicycle)[^.]*(?:elevator)
The bike gets a room and you get a ride.
~ No carrying the bike up any stairs.
~ Groceries ride, and the bike stays below.
= storage[^.]*(?:bike|bicycle)|(?:bike|bicycle) (?:room|storage|rack)|storage for bi
A place for the bike that isn't the balcony.
A bike room tends to fill up. I'd ask.
~ The bike moves out of the hall.
~ No handlebars in the hallway.
~ So the wheels stay out of the bedroom.
~ Nobody trips over a pedal.
~ The muddy tires stay downstairs, somewhere.
~ Greasy chains, elsewhere. Good.
~ Then the wall's free for a picture.
= (?:private|deeded|dedicated|assigned|individual) (?:\w+ )?storage|storage (?:unit|locker|cage|room)
Somewhere for the box marked “cables.”
Space for what you can't throw out.
~ The suitcases move out.
~ So the closets get a break.
~ Skis in July have somewhere to be.
~ The winter coats can go away in April.
~ A lock on it, and the fan inside.
~ A bit of attic, wherever it is.
~ The holiday boxes leave the closet.
~ A storage space saves a closet.
= storage[^.]*basement|basement[^.]*storage|common storage|(?:extra|additional) storage (?:room|space|in)|extra storage\.
Less under the bed, then.
~ The boxes can go somewhere.
~ So the tent has a home.
~ The closet gets its floor back.
~ Out of sight, most of the year.
= (?!.*in-unit)(?=.*(?:building|residents|amenit|shared|common|communal|coin|co-op|cooperative|elevator)).*\blaundry
Several loads at once, that way.
Somebody else fixes it when it leaks.
~ Wash day with company.
~ So the noise of the spin cycle's elsewhere.
~ Three machines beat one, on a rainy Sunday.
~ A stroll with the basket.
= fitness (?:center|room|area|facility)|(?=.*(?:building|residents|amenit|door)).*(?:\bgym\b|exercise room|workout room)
That's one membership you could drop.
No coat, no commute, no excuse.
That can mean two treadmills or a palace.
Busy in January, quiet by March.
~ The excuse gets shorter.
~ The gym's in the building, so the weather's no excuse.
~ One less card in the wallet.
~ Fewer reasons not to.
~ The treadmill comes to you, nearly.
~ Home, sweaty, in two minutes.
~ A workout without the parking.
~ The gym bag can stay in the closet.
= (?:in the building|building|residents|amenit|community)[^]*(?:grill|bbq|barbecue)|grills[^.]*in the building
Supper outdoors, and no grill to store.
~ Somebody else keeps the tank full, maybe.
~ So the smoke's a group affair.
~ One good fire for everyone.
= leed|energy star|passive house|net[- ]zero
Then the utility bills should show it.
~ Somebody had to earn that, on paper.
= building[^.]*concrete|separated by concrete|inches of concrete|sound-?proof(?:ing|ed)
So the neighbor's heels are mostly rumor.
Nobody hears your vacuum, either.
~ Footsteps stay upstairs.
~ Thick stuff. Quiet evenings, then.
~ You'd sleep through somebody's party.
= smoke-?free
So the halls only smell of dinner.
= (?:pet|dog|cat)[- ]friendly(?! park| beach)|pets (?:allowed|welcome|ok)
There's usually a footnote about size.
~ The dog's on the guest list.
~ Somebody'll be wagging in the elevator.
= new decks|new roof
That's a big bill somebody already paid.
= (?:very low|low monthly) maintenance|low maintenance (?:fee|charge)
Low is good. A figure's better.
= only (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1[0-2]) (?:homes|units|residences|apartments)|(?:with|has|have) (?:just )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1[0-2]) (?:units|residences|apartments|homes)\b|\b(?:three|four|five|six|seven|eight|nine|ten|[3-9]|1[0-2])[- ]unit\b
So every vote counts.
You'd recognize the footsteps.
So a new roof gets split only a few ways.
~ You'd know everyone by name.
~ A handful of doorbells.
~ Few enough that a meeting fits around a table.
~ A building that fits on one holiday card.
~ The mailboxes fit on one wall.
= \b(?:\d{3}|[6-9]\d) (?:units|residences|apartments|homes)|\d{3}-unit
Plenty of people to split a big repair.
A small town, stacked.
~ You'd meet somebody new in the elevator for years.
= \b(?:1[3-9]|[2-5]\d) (?:units|residences|apartments|homes)|(?:fifteen|twenty|thirty|forty)[^.]{0,6} (?:units|residences|homes)|(?:1[3-9]|[2-5]\d)-(?:unit|residence)
Big enough to share the bills, small enough to nod.
~ You'd know most of the faces.
~ So you'd learn the names in a year.
~ Enough neighbors to borrow an egg from somebody.
~ A middling size. Meetings end on time, maybe.
= boutique[^.]*elevator
Few neighbors, so few to split the elevator repair.
~ Small, and yet nobody climbs.
~ A short list of neighbors, and an elevator. Good mix.
~ You'd rarely share the ride.
= boutique(?!s\b| shop| store| fit| hotel)
Small building, so gossip travels fast.
~ “Boutique” means few neighbors, as a rule.
~ Small, then. You'd learn the names.
~ “Boutique” usually means you know who's in the elevator.
~ A short row of mailboxes.
~ Fewer people to wait behind.
~ Small building, small meetings.
~ Not many doorbells to choose from.
= \bcondop\b
Half one thing, half another. The paperwork's worth reading.
= (?:key-?locked|private|direct|keyed) elevator|elevator (?:opens|access)|(?:townhouse|home|residence|mansion|levels|floors|garage)[^.]*elevator
Somebody has to service that, too.
~ The groceries ride, then.
~ So the suitcases never bump the stairs.
~ A ride up with nobody else's shopping.
~ The top floor's as easy as the first, that way.
= original elevator
Original. It's seen some hats.
= two elevators
Two, so one can be out for repairs.
= elevator
The couch gets a ride up.
~ So nobody counts steps with a suitcase.
~ Moving day just got easier.
~ That spares some stairs.
~ The elevator's worth its share of the bill.
~ No hauling the water up.
~ A cart of groceries, one trip.
= walk-?up[^.]*(?:five|four|six)|(?:four|five|six) flights|(?:four|five) sets of stairs
You'd never forget the umbrella twice.
One trip with the groceries, or else.
~ Every parcel's a workout.
~ The gym's optional, with that many steps.
= (?:only|just) one flight|one flight up
One flight. The couch will forgive you.
~ That's the groceries in one trip.
~ Barely time to find your keys.
~ So it's off the street, and not by much.
~ You'd hear the front door, and be down in time.
= walk-?up|walkup
The couch comes up by hand.
No elevator to pay for, either.
~ So every parcel gets carried.
~ Nobody waits for an elevator, at least.
~ You'd plan the shopping around the stairs.
~ Stairs, then. They keep the bills down.
= spiral stair
A spiral and a mattress don't get along.
~ Moving day gets interesting.
= (?:curv|oval|sweep|grand|sculptural)[^.]{0,15}stair|staircase[^.]*(?:curv|oval)
Somebody built that for entrances.
~ Not a stair to be taken two at a time.
~ A banister with some show in it.
= (?![^]*suite)(?=[^]*(?:entire (?:floor|\w+ floor)|full-?floor|spans an entire floor|whole floor))
Nobody across the hall.
~ So the landing's practically yours.
~ Windows on more than one side, then.
~ A floor to yourself. No shared walls, sideways.
~ You'd never meet a neighbor in the hall.
~ One name by the doorbell.
~ All four sides, or close to it.
= \b(?:3\d|[4-9]\d)(?:th|st|nd|rd)[- ]floor|(?:thirty|forty|fifty|sixty)-?\w*[- ]floor|on the (?:3\d|[4-9]\d)
The elevator ride has time for a chat.
~ That's where the weather starts.
~ Up there the street's just a hum.
= \b(?:1[3-9]|2\d)(?:th|st|nd|rd)[- ]floor|(?:twentieth|nineteenth|fifteenth)
Above most of the honking.
~ Over the neighbors' heads, by and large.
~ High enough to see the weather coming.
~ You'd know if it's raining before the phone does.
= ^It(?:'s| takes) [^.]*(?:\b(?:[7-9]|1[0-2])th[- ]floor|(?:seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]floor)
You'd look out, not across. With luck.
~ Above the trees, by then.
~ Higher than the street can shout.
~ The buses shrink from up there.
= ^It(?:'s| takes) [^.]*(?:\b[4-6]th[- ]floor|(?:fourth|fifth|sixth)[- ]floor)
Nobody on the sidewalk sees your breakfast.
~ About where the treetops are.
~ High enough to lose the headlights.
~ Above the awnings, anyway.
= ^(?:It's|The apartment is) [^.]*(?:\b3rd[- ]floor|third[- ]floor)
Two flights of anonymity.
~ High enough to leave the curtains open.
~ Over the parked cars, under the roof.
= ^(?:It's|The apartment is) [^.]*(?:\b(?:2nd|second)[- ]floor)
Off the street, but close enough to hear it.
~ Above eye level, so the curtains can stay open.
~ One up from the sidewalk.
= high[- ]floor
“High” leaves out the number.
~ High, but not how high.
~ A number would help there.
= (?:duplex|triplex) penthouse|penthouse (?:duplex|triplex)|duplex[^.]*penthouse
Upstairs from the top floor. Good trick.
~ Top of the building, and then a stair.
~ It starts at the top and keeps going.
= (?![^]*\$)(?:^It's [^]*penthouse|^Penthouse|penthouse apartment)
Nobody's footsteps overhead, then.
“Penthouse” is a generous word. The floor number tells.
~ Only weather upstairs.
~ The last stop going up.
~ Above it there's just the roof.
~ So the ceiling's somebody's responsibility.
~ Nobody's chair scraping overhead.
= (?![^]*\$)^It(?:'s| takes) [^.]*(?:top[- ]floor|top two floors)
So the rain's the upstairs neighbor.
The warm air ends up there, mind you.
~ Nobody overhead at midnight.
~ No heels overhead.
~ It'll be the quiet end of the building.
~ You'd hear the rain first.
= duplex-?down|lower duplex
The lower level's the one I'd look at first.
~ One up, one down.
= triplex
Whatever you need will be on another floor.
~ Three floors behind one door.
~ Two staircases to argue on.
= (?![^]*\$)^It's [^.]*duplex
The phone's always on the other level.
Two floors keep the loud from the quiet.
~ An upstairs, in an apartment.
~ Somebody can be on another floor.
~ Stairs indoors, then.
~ Up for sleep, down for noise. Or the reverse.
~ Good night means going upstairs.
= corner (?:lot|brownstone|building)
Two sidewalks to keep clear, too.
~ Only one neighbor to lean on.
= \bcorner\b[^.]*(?:unit|condo|apartment|home|loft|residence|penthouse|duplex|1-|one-)|\bcorner unit
One less wall with a neighbor.
So the breeze has a way through.
~ Windows on two sides, then.
~ Two directions to look in.
~ The sun gets in twice.
~ Two walls of windows, or should be.
~ Corners get the light, as a rule.
~ That's half the shared walls gone.
= end unit
One neighbor fewer through the wall.
~ Only one side to share.
~ An extra side for windows.
= three exposures|four exposures|multiple exposures|exposures on
A cross-breeze, if the doors are open.
~ Light with more than one schedule.
~ So some room always has the sun.
~ You'd follow the day around the place.
= rear of the building|courtyard side|quiet wing|quiet side|away from[^.]*traffic|street noise|back of the building
~ Quiet side. I'd sleep there.
~ So the buses go by without you.
= (?![^]*\$)^It(?:'s| has) [^.]*\bquiet
“Quiet” is best checked at rush hour.
~ Quiet's worth a lot, if it holds on a Friday.
~ Peace, on paper. I'd go and listen.
= landmark\w*[^.]*(?:townhouse|mansion|home|brownstone)
Nobody paints that door purple without asking.
~ The front stays the way it is.
~ So the street view's settled.
= landmark
~ Protected, so the front stays put.
~ Nobody's tearing that down.
~ A landmark, so the neighbors can't build a spaceship.
~ There's a committee that cares about the cornice.
~ Rules on the outside, freedom inside. Roughly.
= beaux-?arts
They never met a garland they didn't like.
~ A style that dressed for the opera.
= art deco
Zigzags somewhere, I'd bet.
~ Even the mailbox may be dressed up.
= queen anne
Queen Anne. Nobody told them to stop.
~ That was never a plain style.
= neo-?georgian|georgian
Symmetry. It calms people down.
~ Everything in pairs, usually.
= second empire|mansard
A mansard's a whole floor in a hat.
= victorian
There'll be some trim to dust.
~ The woodwork had time on its hands.
= mid-?century|mies|modernist
Clean lines show every crooked picture.
~ Less was more, then.
~ Big glass and low lines, if it's true to type.
= bungalow
A house with its hat pulled down.
~ Low to the ground and easy to heat, often.
~ Small stairs, big eaves.
= \branch(?:-style|\b)
One level. The laundry never climbs.
~ All on the flat, as ranches go.
= split[- ]level
Half a flight to everything.
= contemporary (?:home|house|architect|town|residence|building|design|condo)|^It's a contemporary|modern (?:home|house|townhome)
Fewer moldings to dust.
~ That covers a lot of ground.
~ Up-to-date, by its own word.
= french (?:classical|provincial|chateau)|chateau|renaissance
Somebody had been to Europe.
= (?![^]*\$)(?:^It[^]*brownstone|brownstone (?:dates|building))
Brownstone's soft. I'd ask when it was last patched.
~ Named for its own front.
~ Narrow and deep, as they go.
~ Some steps up to the door, most likely.
~ A front that people slow down for.
~ A street-side face with some character.
= (?![^]*\$)^It's [^.]*(?:mansion|\bestate\b)
That's a lot of light bulbs.
~ A word you don't hear weekly.
~ You'd need a while to find everyone.
= \b(?:17\d\d|18[0-4]\d)\b[^.]*(?:built|designed|townhouse|home|house|fa)|(?:built|dates|designed|circa|in) [^.]*\b(?:17\d\d|18[0-4]\d)|early 1800s
Older than the light switch, by a lot.
~ Candles, when it was new.
~ Horses at the curb, back then.
= (?:built|designed|dates|circa|constructed|erected)[^.]*\b18[5-9]\d\b|18[5-9]\d-built|\b18[5-9]\d\b[^.]*(?:built|designed)
It's older than its own wiring.
~ Gaslight days.
~ Somebody laid that brick by hand.
~ Iceboxes and coal chutes, back then.
~ It's outlived a few fashions.
= (?:built|designed|dates|circa|constructed)[^.]*\b(?:190\d|191\d)\b|early[- ]1900s|in the 19(?:00|10)s
The first plumbing's been and gone, I'd hope.
A hundred-odd winters, and it's still up.
~ It's had time to settle.
~ Old enough for thick walls.
= (?:built|designed|dates|constructed|completed)[^.]*\b200\d\b
Old enough for its second water heater.
~ Young, as buildings go.
= (?:built|designed|dates|constructed|completed)[^.]*\b20[12]\d\b
I'd ask if any warranties still run.
~ Hardly broken in.
~ The paint's about the oldest thing wearing out.
= new construction|brand[- ]new, |newly built|new build
First scratch is yours.
Nobody's lived with its mistakes yet.
~ Nobody's old paint underneath.
= pre-?war[^.]*co-?op|co-?op[^.]*pre-?war|pre-?war cooperative
Thick walls, and a board to meet.
~ Plaster walls, most likely.
~ Built when walls were walls.
= (?![^]*\$)(?:^It[^]*pre-?war|pre-?war (?:building|condo|cooperative|co-op|elevator))
Plaster, most likely. Picture hooks matter.
~ They didn't skimp on walls back then.
~ Old enough to have proper doors.
~ Built when walls were thick.
~ Rooms with doors, as a rule.
= (?![^]*\$)^It's [^.]*vintage
“Vintage” could be charm or plumbing.
~ Vintage. The wiring's what I'd ask after.
= (?:credits|designed by|architects?\b)[^.]*(?:renovation|redesign|reimagin|restor)|(?:renovat|redesign|reimagin|transform|restor)\w*[^.]*(?:architect|designed by|by (?:the )?(?:architect|designer))
So no one made it up on a Saturday.
~ So the changes were drawn before they were built.
~ A renovation somebody signed.
~ Somebody thought before they knocked.
~ A name on the second act, too.
= interior designer|interiors by|design duo|interior decorat
Somebody picked the doorknobs on purpose.
= architect|designed by|credits|commissioned|architecture
So it wasn't ordered from a catalog.
~ There's a name on the drawings.
~ Somebody signed it, then.
~ So there's a name to look up.
~ A credit. Buildings don't always get one.
~ Somebody drew every corner of it.
~ You could go and see the others.
~ Drawings, and somebody who stood by them.
~ A building with an author.
~ The plans may be in a drawer somewhere.
= (?:renovat|remodel|rehab|updat|reimagin|restor|improve|repaint|refresh)\w*[^.]*\b202[3-6]\b|202[3-6][^.]*(?:renovat|remodel|updat)
Somebody should still have the invoices.
~ Barely broken in.
~ So the dust's only just settled.
~ Recent enough for receipts.
= (?:renovat|remodel|rehab|updat|reimagin|restor|improve|redone|upgrade)\w*[^.]*\b20(?:0\d|1\d|2[0-2])\b
Long enough ago to show what held up.
~ A date. That's more than most give.
~ At least it's dated.
~ So it's been lived in since, and tested.
= gut[- ]?(?:renovat|rehab)|gut rehab|down to the studs|gut-?renovated
So they saw the pipes, at least.
~ Gut means the walls were open.
~ Down to the bones and back.
~ Started over, inside.
= \broof\b[^.]*(?:new|20\d\d|repair|replace)|(?:new|newer)[^.]{0,12}roof
The roof's been dealt with, then.
~ That's the expensive hat, bought.
~ One big bill behind somebody.
~ So buckets aren't needed.
= (?:new|updat|upgrad|improve|\breplace)[^]*(?:cast iron pipes|plumbing|electrical|rewir|pvc|wiring)
The dull stuff, done. That's the good stuff.
~ Nobody shows off pipes, so that's honest money.
~ Work you can't see, which is the kind that counts.
= (?:new|updat|upgrad|improve|faucet)[^]*(?:water heater|tankless)
Hot water on somebody else's receipt.
~ A long shower shouldn't end cold.
= (?:new|updat|upgrad|improve|\breplace)[^]*(?:hvac|furnace|boiler|\bac\b|a\/c|air condition|mini-?split|split unit|central air)
That's one big bill that shouldn't come soon.
~ New-ish lungs, then. The dates would help.
~ Winter's less of a gamble.
~ Heating and cooling are a good place to spend.
= \bnew(?:er)? (?:\w+ )?windows|windows (?:were |have been )?replaced
The drafts have been shown out.
= new (?:\w+ )?carpet
Soft underfoot, and nobody's coffee in it yet.
= popcorn
Smooth overhead. That's messy work somebody else did.
= (?:fresh|newly|complete|entire|fully|interior)\w* (?:unit was )?(?:freshly )?(?:interior )?(?:re)?paint|freshly painted|repaint|fresh paint
Paint's the cheap part, but it's a Saturday saved.
~ First weekend's free, then.
~ The rollers can rest.
~ A clean wall hides little and costs less. Good.
~ No picking colors in week one.
~ So the scuffs will be new ones.
= refinish\w*[^.]{0,30}(?:hardwood|floor)|(?:hardwood|floors)[^.]{0,20}refinish
No living around wet varnish.
Socks will slide.
~ The sanding's been done, then.
= (?:renovat|updat|remodel|new)[^.]*(?:kitchen[^.]{0,25}bath|bath[^.]{0,25}kitchen)|kitchen and bath\w*[^.]{0,25}(?:renovat|updat|remodel)
Kitchen and baths. That's where the money goes.
~ The two messy rooms, done.
~ The rooms with pipes, sorted.
~ Nobody has to live without a sink, then.
= (?:updates|upgrades|improvements)[^.]*include[^]*(?:fridge|dishwasher|microwave|washer|dryer|appliance)|new (?:\w+ )?(?:fridge|dishwasher|microwave|washer|dryer|appliances)
Fewer repair calls, for a while.
~ Somebody's been shopping.
~ New machines come with manuals, if they kept them.
= recently (?:renovated|remodeled|updated)
“Recently” could use a year.
= (?![^]*\$)(?:(?:fully|completely|totally|entirely) (?:been )?(?:renovat|remodel|updat|restor|rehab|reimagin)|all aspects)
All of it, they say. The invoices would say more.
~ That's the whole list, by that account.
~ Then there's no half-done room waiting.
~ So the new part doesn't stop at the kitchen door.
~ Every room, if you take that at its word.
= (?![^]*\$)(?:meticulously|thoughtfully|carefully|lovingly) (?:renovat|remodel|updat|restor|rehab|reimagin)
Careful work shows in the corners. I'd look there.
~ Somebody was fussy. That's good.
= (?![^]*\$)(?:fully|completely|meticulously|thoughtfully|totally|extensively|comprehensive\w*|newly|beautifully|tastefully) ?(?:been )?(?:renovat|remodel|updat|restor|rehab|reimagin)|all aspects
The sledgehammer's been and gone.
Then the contractor's number is worth having.
~ Somebody's had all the dust already.
~ So the mess is somebody else's memory.
~ No sawdust in your first winter.
~ The year would tell how fresh.
= \brestored\b|\bpreserved\b
Harder than ripping it out.
~ Somebody kept the good bits.
~ Patience shows in the corners.
= reimagin|vertical expansion|overhaul
Somebody had opinions about the walls.
~ “Reimagined” is a word with a budget.
= (?![^]*\$)^(?:It|The listing|Inside|Apartment|All|There's a renovated)[^]*\b(?:renovat|remodel|updat|refresh|rehab|upgrad|redone)
That word covers a lot. A year would help.
Somebody else lived through the drilling.
~ Somebody's had the dust already.
~ Then the noisy part's over.
~ When, I'd like to know, and by whom.
~ Done before you get there.
~ One less contractor to wait in for.
~ A word that wants a receipt.
~ Less to do, by the sound of it.
~ No plastic sheets over the sofa, then.
= (?:lot is |^(?=[\d,]+ square feet, the listing)|^it's (?=[\d,]+ square feet\.))[23],?(?:000|500) square feet
Neat number. Somebody laid out the block with a ruler.
~ A tidy rectangle, I'd guess.
= (?:lot is |^(?=[\d,]+ square feet, the listing)|^it's (?=[\d,]+ square feet\.))(?:1,?\d{3}|[3-9]\d\d) square feet
The house takes most of it, I'd guess.
~ Small enough to know every corner of.
~ Compact. The rake will be quick.
~ A short stroll to the property line.
= two-family|residential units|(?:two|three|four|five)[- ]unit|multi-?family|income-?producing|rental unit
A rent check in one pocket, a wrench in the other.
~ More than one doorbell on it.
~ So it could help pay for itself.
= freestanding (?!tub|soak|bath|shower|range)|detached home
Drums at midnight, in theory.
~ No walls shared with anyone.
= split[- ]?(?:bedroom|floor)? ?(?:floor ?)?(?:plan|layout|home|bedroom)
Bedrooms at opposite ends. Somebody snores in peace.
~ So the night owl and the early bird both win.
~ Distance between the doors. Good for sleep.
~ An early alarm wakes one end only.
~ Nobody's wall is the other one's headboard.
~ Everybody gets a quieter end.
= \bopen(?:-concept|-plan)? (?:\w+ ){0,3}kitchen|open (?:layout|concept|plan|floor)[^.]{0,50}kitchen
Whoever's cooking isn't sent away.
And the onions join the party.
~ The cook stays in the conversation.
~ So you'd hear the story while stirring.
= \bopen(?!s|ing)[^.]{0,30}(?:floor ?plan|layout|concept|living|main level)|open-concept
A rug does the work of a wall.
Good for talking, less so for secrets.
So one person's TV is everyone's.
A dropped fork is everybody's news.
~ Fewer walls to argue with.
~ The sofa decides where the living room is.
~ You'd hear the kettle from anywhere.
~ The furniture draws the lines, then.
~ Sound travels, and so does light.
~ Somebody took a wall out, or never put one in.
~ Nobody shouts through a doorway.
~ Fewer doors to bump with a tray.
~ Open can mean a lot. A drawing would settle it.
~ You'd see who's home from the door.
~ One big room with several jobs.
~ Light from one end gets to the other, with luck.
~ Easier to sweep, fewer corners.
= efficient[^.]*(?:layouts?|floor ?plan)
No wasted hallway, then.
~ Short hallways, usually. Good.
= (?:extra|wide|deep|double|oversized)[- ,\w]*\blot\b
Extra ground is what you can't add later.
~ So the windows next door back off a little.
~ Air down the sides, with luck.
~ More elbow room than the neighbors got.
= elongated
Long, then. The middle's what I'd check for light.
= (?:\bwide|extra[- ]wide)[^.]{0,25}(?:layout|home|townhome|condo|interior|unit|duplex)
Width is what you can't add later.
~ Wide enough for the sofa and a path around it.
~ Room to pass each other, then.
~ So the rooms aren't all hallway.
= (?:two|2)[- ](?:stor(?:y|ey|ies)(?! living| great| window| foyer)|level)|(?:two|2) (?:full )?(?:levels|stories|floors)
Somebody can be noisy on the other one.
~ Up for bed, down for breakfast, or so.
~ Two floors, so there's a door to close on noise.
~ One flight, many times a day.
= (?:\b1[0-9]|\btwenty) rooms|total of (?:1\d) rooms|ten-?room|10-room
You'd lose the phone for days.
~ A room for every mood.
= nine fireplaces|(?:four|five|six|seven|eight|ten|\d+) fireplaces
I'd ask how many of them work.
~ Somebody sweeps a lot of flues.
= exposed brick|brick and timber
A wall you never repaint.
~ One wall that needs no pictures.
~ Something rough among the smooth.
= (?![^]*\$)^It's [^]*\bloft
Few doors to close, as lofts go.
~ “Loft” ought to mean height.
~ Tall walls and few doors, usually.
~ So the ceiling's out of broom's reach.
~ Big windows, if it's true to the name.
= ^It's an? [^.]*\bstudio|studio apartment|convertible studio
Nothing gets lost in a studio.
The vacuum stays plugged in.
The bed and the kettle are neighbors.
~ One room. Everything's within reach.
~ Quick to clean, at least.
= (?![^]*\$)^It's [^.]*(?:([5-9],\d{3}|\d\d,\d{3}|[5-9]\d{3}|\d{5}) ?(?:interior )?[- ]?(?:square|sq))
A good ten minutes to turn off all the lights.
~ You'd need a map the first week.
~ That takes a while to vacuum.
~ Somebody could hum in there unheard.
= (?![^]*\$)^It's (?![\d,]+ square feet\.$)[^.]*(?:\b([1-2],?\d{3}) ?(?:interior )?[- ]?(?:square|sq))
The number's worth checking against the plan.
~ Good to have it in feet.
~ A number instead of “spacious.”
~ Enough to get up and leave the room.
= (?![^]*\$)^It's (?![\d,]+ square feet\.$)[^.]*(?:(?<![,.])\b[3-9]\d\d[- ](?:interior )?(?:square|sq))
Small enough to heat quickly.
~ Everything's close by.
= single-?family(?! townhouse)
No one overhead, no one underneath.
No board to ask about the paint, perhaps.
~ Nobody's ceiling is your floor.
~ One front door, one doorbell.
= (?![^]*\$)^It's an? [^.]*(?:townho(?:use|me)|row ?house)
Stairs are the hallway.
Neighbors at the sides, sky on top.
~ Up and down, rather than side to side.
~ A front door on the street, then.
~ Its own front step, probably.
~ More stair than hall, as those go.
= (?![^]*\$)^It[^]*(?:co-?op\b|cooperative|co-operative)|^[^$]*is a [^.$]*(?:co-?op\b|cooperative)(?![^]*\$)
The neighbors own the boiler together.
Co-ops like to know who's coming.
~ So there's a board to meet.
~ An interview comes with it, then.
~ Paperwork first, keys later.
~ Shares, then, and a seat at the meeting.
~ You'd buy a piece of the whole building.
= smart ?(?:tech|home)
A house with a password.
~ So the house answers back.
~ The lights take instructions, then.
= (?![^]*\$)^It's [^.]*condo(?:minium)?\b
Yours to the walls, shared from there.
A condo, so the roof's a group project.
~ So somebody else worries about the gutters.
~ The monthly bill's part of it, then.
`;
