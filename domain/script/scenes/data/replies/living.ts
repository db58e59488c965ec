/** Miles's replies about light, floors, ceilings, fires, plans and views. */
export const livingReplies = String.raw`
= ^decorators (?:usually|often)
So the curtains from your last place may come up short.
~ A long curtain needs a good rod.
~ That's a fair bit of cloth.
~ Just touching. So no trip hazard.
= ^eight feet is
So anything past eight, you'd feel.
~ Then eight's the one to beat.
= \bpilot\b.*\b(?:light|batter)
So a blackout needn't be a cold one.
~ A pilot light earns its keep, then.
~ Then the batteries are the thing to know about.
= \blow-e\b
Then bright needn't mean hot.
~ A coating nobody sees, doing all the work.
~ So the sun comes in and the heat mostly doesn't.
~ Clever stuff, for something you can't see.
~ So good glass doesn't look like anything.
~ Then it's the glass that matters, not just the size.
= \bnoon is (?:generally|usually) brightest
Noon for the plants, the moon for everybody else.
~ The moon gets my vote.
~ So it works nights, too.
~ A framed moon's worth staying up for.
~ Then cloudy nights are the only loss.
= \bpatch of sun\b
Then the chair needs wheels.
~ So the good spot keeps moving.
~ A patch of sun is worth following around.
= \bkeep things low along the glass\b|\bcouch float\b
So the tall bookcase needs another wall.
~ A couch in the middle, then, like an island.
~ The furniture ends up in the middle, then.
~ The low pieces get the view, too.
= \b(?:turn(?:ing)? (?:the |lamps )|lower the lamps|glass (?:generally|usually) (?:reflects|mirrors))
Then a dimmer's worth more than it looks.
~ So it's lamps down, and the view comes up.
~ Dusk sounds like the hour for it.
~ A dark room with a bright view. I can picture that.
= ^it dims, mostly|\btowers dim\b
Even a skyline goes to bed.
~ Lights out for the birds. I like that.
~ So the show's early, and then everybody sleeps.
= \bcross breeze\b|^a breeze, (?:usually|generally)
Then the air conditioner gets a few days off.
~ In one side, out the other.
~ So air comes through without a machine.
~ That's a spring evening taken care of.
= \bdrill the mortar\b
Mortar forgives, brick doesn't.
~ So the nail goes between, not through.
~ Mortar it is.
= \bbrick clips\b
A clip's easier to take back than a hole.
~ No hole at all. That's a polite way to hang a picture.
~ So nobody needs a drill after all.
= \bbooks (?:usually|generally) like it dim
Books in the shade, people in the light.
~ The reader gets the window. That's only fair.
~ So the shelves take the dark end.
= \bdoing the work of two or three\b
A quiet corner is the thing to look for, then.
~ So one room pays for three.
= \btwo seating groups\b
Past ten feet, you're giving a speech.
= \bbuil(?:t for company|der spent|ders showed off)|\bguests were received\b
So company got the good floor, and the family got the rest.
~ So the ceiling's where the money went.
= ^(?:look at the small parts|glass first|the hardware (?:generally|usually))
So the hinges tell on everybody.
~ Old glass ripples. That's a nice thing to look for.
~ The smallest parts last longest, then.
= \blook for patches\b
So the floor keeps a record.
~ A patch is a wall somebody took down.
= \bunlocks one floor\b|\bbutton for that floor\b
Then the pizza needs an escort.
~ So a stranger can push the button all day.
= \bwinter's worth in cords\b
Eight by four. That's a lot of carrying.
= \brumbles still get by\b|\bvoices and horns\b
So the chatter goes and the bus stays.
= \bgrain tends to hide scratches\b
A floor that can keep a secret. Good.
= \btop layer\. a thick one
So it's worth asking how many millimeters.
= \bmarked where a lamp hung\b
A pretty way to hide a hole.
= \bkept chair backs off\b
So it started out as a bumper.
= \ba three-season room\b
So a heating vent on the wall settles it.
= \bhow it looks when it's gray|\bsee it when it's gray
A gray day tells the truth.
= \bcitrus\b
A lemon in February. That'd cheer anyone up.
= \b(?:can|could)\b[^.]*\beasily\b|\beasily be\b
“Easily” is the word I'd make them prove.
~ “Easily” is a word to say to a contractor, slowly.
~ That's an idea with “easily” in front of it.
= \b(?:can|could) (?:be )?(?:easily |quickly )?(?:be )?(?:easily )?(?:converted|configured|reconfigured|repurposed|opened up|developed|added|exposed|restored|accommodate a pool)\b
It's a maybe, and a contractor knows how big a maybe.
~ An idea so far, and a good one to have.
~ So there's a plan B.
~ That one's still on paper, then.
~ It's good to have somewhere to go with it.
= \b(?:currently|presently) (?:being )?used as\b
So somebody's already tried that out.
~ So that room has a job already, and could get another.
~ It's a room that's changed careers once.
= \b(?:office|den|gym|guest room|studio|creative space|bedroom),? or (?:an? )?(?:home )?(?:office|den|gym|guest|library|studio|additional|work)|\bcan (?:serve|function|be used) as\b|\bcould be used (?:as|for)\b|\bdoubles as\b|\bflex(?:ible)? (?:space|room|nook)|\bflexible\b|\bbonus room\b
So it hasn't made up its mind yet.
~ So whoever moves in gets to decide.
~ A room without a job yet. That's handy.
~ A room that can change jobs is worth something.
~ It's good to have one room that can change its mind.
~ Then it's whatever the week needs.
= \baccommodates? (?:an? )?(?:queen|king|full)
A bed that size takes some floor. I'd measure for the nightstands.
= \bspiral (?:stair|staircase|stairs)\b
A mattress won't love that spiral.
~ Around and around, with the laundry.
~ A spiral stair takes up so little floor.
= \boriginal (?:\w+ )?stair|\bstaircase\b.*\boriginal\b
A lot of hands have polished that rail.
You'd want to learn which step creaks.
= \bskylit stair|\bstair\w*\b.*\bskylight|\bskylight\b.*\bstair
Daylight on the stairs. They usually get a bulb.
~ A stairwell with its own sky. That's rare.
= \brolling ladder|\blibrary ladder
Nobody's going to leave a rolling ladder alone.
The top shelf gets read, then.
= \bdumb ?waiter\b
A dumbwaiter beats carrying soup upstairs.
~ So groceries can ride and people walk.
= \bpaneled (?:\w+ )?library|\blibrary\b.*\bpanel
Paneling and books make people whisper.
~ That's a good room for a rainy Sunday.
= \blibrary\b.*\bfire(?:place|side)|\bfireplace\b.*\blibrary\b
Books and a fire. That's most of winter.
~ A fire in with the books, or near enough.
~ A library and a fireplace do go well together.
= \blibrary\b
A room with permission to be quiet.
A library leaves no excuse for the unread pile.
~ So the books get a room of their own.
~ Then the books aren't stacked by the bed.
~ Somebody here takes reading seriously.
~ Quiet's easier when a room's named for it.
= \bsun ?room\b|\bsolarium\b|\bconservatory\b|\batrium\b
A room for a gray February, if it's heated.
~ The plants get the best seat there.
~ Somewhere to sit that's nearly outdoors.
~ So there's weather to look at without a coat.
= \bmedia room\b|\bhome theater\b|\bscreening room\b|\btheater room\b
So the movie noise has somewhere to go.
One room that's allowed to be dark.
~ The living room needn't stare at a screen, then.
= \b(?:home |exercise |fitness )(?:gym|room)\b|\bgym\b
That's one excuse gone.
~ A short walk to the treadmill, so no story about traffic.
= \bclerestory
Light up high, where nobody looks in.
~ Sky and no sidewalk, through a window like that.
= \bbarrel[- ]vault
A curved ceiling. Voices do odd things under those.
~ Barrel vaults took somebody a lot of patience.
~ That ceiling needs no light fixture to be interesting.
= \bcathedral ceiling
A cathedral ceiling means a long reach for the cobwebs.
There's a lot of air up there to heat.
= \bcoffered
You'd want to lie on the floor and look up.
~ Coffers: a ceiling with its own carpentry.
~ Somebody built that ceiling, square by square.
~ A ceiling like that gets noticed lying down.
= \btin ceiling|\bpressed[- ]tin
That ceiling has more pattern than most rugs.
= \bceiling medallion|\bmedallions?\b
So even the light fixture gets a frame.
= \bplaster (?:molding|ceiling|detail|medallion)|\bornate (?:plaster|molding)|\bplasterwork|\bplastered ceiling
Nobody who does plaster like that is in a hurry, or cheap.
~ Plaster's worth looking up for.
~ There's a craftsman's afternoon in every yard of plaster.
= \bvenetian plaster|\bclay plaster|\bclay\b.*\bwalls?|\bhand-troweled|\blime ?wash
That's a wall you'd want to touch, and shouldn't.
~ Walls somebody finished by hand.
~ A wall done by hand catches the evening light.
= \bwallpaper|\bwall ?cover|\bsilk wall
Somebody had opinions about the walls. You'd better agree.
~ The walls bring their own decoration, then.
= \bgreen wall|\bliving wall
A wall that has to be watered. That's a first.
= \bstained[- ]glass
Then some hour of the day, the floor's in color.
Colored glass, so you don't need a view behind it.
~ Stained glass makes its own weather.
~ Sun through stained glass stops people mid-sentence.
= \bleaded
Small panes, so somebody cleans a lot of corners.
~ Leaded glass makes even the street look older.
= \bsound ?proof|\bnoise[- ]reduc|\bsound[- ]attenuat
So there was a noise to think about.
That I'd test with the bus going by.
~ A night's sleep may hang on that glass.
= \btriple[- ]pane|\btriple-glazed
Three panes. That's a winter coat for a window.
= \bdouble[- ]pane|\bdouble-glazed|\binsulated windows
Two panes between you and January.
= \boriginal (?:\w+[ -]){0,2}(?:windows?|sash)|\bhistoric (?:\S+ )?windows|\bsash windows|\b6-over-6
Old windows, so there may be a draft.
~ Those sashes have been up and down a few times.
= \b(?:new|newer|updated|replacement|replaced|restored) (?:\w+[ -]){0,3}windows|\bwindows?\b[^.]{0,30}\b(?:are|were) (?:new|replaced)|\bmarvin windows|\bpella|\bandersen
Windows aren't a small check. Somebody already wrote it.
~ So the windows are one bill behind somebody.
~ Then the windows won't be the first project.
~ The drafts have been thought about, then.
= \bjuliet balcon
A railing and a breeze, no folding chair.
~ Tall doors, then, and air without going out.
= \bbarn doors?\b
A barn door needs no room to swing.
You'd hear that barn door going by.
= \b(?:disappearing|folding|accordion|nana) ?(?:glass )?(?:wall|doors?)\b|\bnanawall
The wall just leaves. I'd like to watch that.
~ So the inside stops where you want it to.
= \bfrench doors?\b[^.]*\b(?:balcon|terrace|patio|deck|garden|yard|park|porch)|\b(?:balcon|terrace|patio|garden)\w*\b[^.]*\bfrench doors?\b
French doors, so the room gets bigger in June.
~ Two doors open at once, and the air comes in.
~ Both doors open and a coffee. That's a morning.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:french doors)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
Glass, so a closed door's not a dark room.
~ Doors you open with both hands.
= \bfrench doors?\b
With French doors, closed doesn't mean dark.
~ French doors let the light through even when they're shut.
~ Two doors where one would do. I'm for it.
~ Those doors ask to be opened both at once.
~ The doors are half the view, if they're French.
= \bdouble doors?\b|\bdouble door entry
Two doors wide. The sofa gets through, then.
~ Double doors make an entrance out of bringing in groceries.
= \btransom
A transom lends light to the next room.
= \barched windows?|\bpalladian|\btriptych|\bbarrel windows|\bwindows?[^.]*\barched
Those windows would be a job for a curtain maker.
~ A curved top, so no ordinary blind will do.
~ Nobody builds windows like that to save time.
= \bbay windows?\b|\bbow windows?\b|\bbay window\b
A bay lets you see who's coming from both ways.
~ There's room for a chair in a bay.
~ A bay's the seat everyone wants.
~ Three ways to look, from one spot.
= \bcasement
Casements swing out, so all of it opens.
Casements catch a breeze going sideways.
~ Casements crank or push, and the whole window's open.
= \bpicture windows?\b
That's one less picture to hang.
~ The outside's already framed, then.
~ One big pane, and the weather's the picture.
~ Big glass, nothing in the way.
= \b(?:motorized|automated|electric|remote)(?:-controlled)? (?:\w+ )?(?:blinds|shades|shutters|curtains|window)
Then they come down and nobody gets up.
= \bwindow (?:treatments|shades)|\bblinds\b|\bshades\b
So nobody's taping a sheet over the window the first night.
~ That's a whole errand crossed off.
= \bwet bar\b
The host doesn't have to leave the room.
A second faucet, just for the fun part.
~ >kitchen So the kitchen gets some help with the company.
~ So nobody walks to the kitchen for a rinse.
~ A sink away from the dishes. That's the trick.
~ Somebody likes company, by the sound of it.
~ Glasses get rinsed where they're used.
= \bprivate elevator|\belevator (?:entry|landing|foyer|vestibule)|\bkeyed elevator|\bdirect elevator
The ride up ends at home. That's hard to beat, till it needs repair.
~ The elevator's nearly the front door.
~ Nobody else's welcome mat out there, then.
~ So the groceries go from lobby to landing.
= \bvestibule\b
Two doors between the sofa and January.
~ A vestibule keeps the weather from coming along.
~ A place to shake the umbrella.
= \bmud ?room\b
The mud gets its own room. Seems fair.
~ So the boots stop there.
= \b(?:foyer|entry|entryway|hall)\b[^.]*\bclosets?\b|\bcoat closet
So the coats don't end up on the bed.
~ Coats off before the first hello's finished.
~ A closet right where you need one.
~ Nobody's jacket lives on a chair, then.
= \b(?:semi-private|private|separate|own) (?:street )?entr(?:ance|ances|y|ies|yway)\b|\bprivate (?:front )?door
Less small talk while you're holding groceries, then.
~ A front door you don't share. That's nice at midnight.
~ So that door's nobody else's business.
= \bgallery\b
A gallery's just a hallway that took itself seriously.
~ Somewhere to hang things, and somewhere to pass them.
~ So there's wall to hang things on.
= \bfoyer\b
A foyer's where the packages pile up in December.
A foyer's good for the last ten minutes of every visit.
So the front door doesn't open onto the couch.
~ So a delivery doesn't get to see the dinner table.
~ The dripping coats stop at the foyer.
~ A place to say goodbye twice.
~ Somewhere for wet boots that isn't the rug.
~ A minute to put down the bags.
~ The keys get a home, then.
~ So there's a little distance from the doorbell to the dinner table.
~ That's where the umbrella drips.
~ A foyer gives people a second to arrive.
~ Company gets to take a breath there.
= \bstoop\b.*\b(?:detail|original|restored|period)|\b(?:detail|original|restored|period)\w*\b.*\bstoop\b
A stoop's a front-row seat on the street.
~ Old details and a stoop. I'd sit out there first.
= \bdouble[- ]height|\btwo[- ]story (?:\w+ )?(?:living|atrium|great|ceiling|foyer|entry|room)
Two stories of air. Somebody has to heat that.
~ Then there's a lot of room over everyone's head.
~ Double height: you'd hear a whisper from upstairs.
~ That takes a long pole to change a bulb.
= \bvaulted
That's space nobody counts in the square feet.
~ Vaulted, so the room grows upward.
~ The ceiling gives you some air, then.
~ A vaulted ceiling makes lying on the couch worthwhile.
= \b(?:beam|beams|beamed|timber ceilings?|timbers?)\b
You'd see what's holding it up, or pretending to.
~ A ceiling with beams hides nothing.
~ Beams give the eye something to count.
~ Beams mean the ceiling's worth a look, too.
~ Beams take the plainness out of a ceiling.
~ Beams overhead warm up a room.
~ Honest carpentry, those beams.
= \b(?:radiant|heated)\b[^.]*\bbath|\bbath\w*\b[^.]*\b(?:radiant|heated floor)
Warm tile at six in the morning. That's a kindness.
~ Getting out of the shower gets easier.
~ The bath mat's just for show, then.
= \bradiant(?:ly)?[ -](?:heated )?(?:\w+ )?(?:floor|tile)|\bheated (?:\w+ )?(?:floor|tile|lvt)|\bfloors?\b[^.]{0,15}\bradiant
Slippers become optional.
~ Heat from the feet up. Sensible.
~ A warm floor changes January.
~ So the warm end is the bottom end.
~ Cold feet are off the list, then.
~ Nothing to hear, nothing to see, and it's warm.
= \bradiant heat
No fan running. That's a quiet winter.
~ Radiant heat doesn't blow the papers around.
= \bcarpet
Carpet keeps the footsteps down.
~ Bare feet are fine on carpet, even in January.
= \bengineered (?:\w+ )?(?:wood|hardwood|oak)
Engineered, so it shouldn't swell up in August.
~ Real wood on top, good sense underneath.
= \b(?:polished|painted|stained|poured)? ?concrete floors?
No squeaks in concrete, at least.
~ Concrete's easy: a broom and you're done.
= \bconcrete ceilings?
Concrete overhead ought to keep things quiet.
= \bmarble (?:\w+ )?floor(?:s|ing)
Marble: your heels will announce you.
~ Cool on bare feet, that marble.
~ Nobody skimped, if the floor's marble.
= \bchevron
Every piece of that is cut on an angle.
~ Chevron takes a steady saw.
~ Those points won't line themselves up.
= \bparquet
Parquet: a lot of little pieces, all behaving, with luck.
~ So the floor has a pattern before any rug.
= \b(?:ten|10|11|eleven|12|twelve)-inch\b[^.]*\b(?:plank|oak|pine|floor|wood)
Boards about as wide as a dinner plate.
~ That's a wide board. Not many of those per room.
= \bwide[- ]?plank\b[^.]*\bwalnut|\bwalnut (?:\w+ )?floor|\bwalnut\b[^.]{0,15}\bfloor
Walnut's dark, so the dust will show.
~ Somebody picked walnut on purpose.
~ Dark wood, so a light rug would sing.
= \bbamboo
Strictly speaking bamboo's a grass, but a tough one.
~ A floor that grew up fast.
= \bhand[- ]scraped|\bhand[- ]sewn|\bwire[- ]brushed|\bdistressed
One more scratch won't show on that.
~ Scraped already, so nobody has to be first.
~ It comes with its own wear, so relax.
= \b(?:re-?claimed|salvaged|antique) (?:\w+ )?(?:wood|floor|oak|pine|plank)
That wood's had a job before.
= \boriginal\b[^.]{0,30}\b(?:floor|plank)|\bfloors?\b[^.]{0,20}\boriginal\b
Old boards, so a creak's allowed.
~ That floor's seen a lot of shoes.
~ The original boards have had time to settle in.
~ Nobody pulled those up, and somebody could have.
= \b(?:newly |recently |freshly )?(?:refinished|restored|re-?sanded)\b[^.]{0,40}\bfloor|\bfloors?\b[^.]{0,30}\b(?:refinished|restored)|\b(?:freshly painted and refinished)
That's a week of dust somebody else had.
~ So the sander's been and gone.
~ Then the floors aren't on the to-do list.
~ The floors are done, then.
~ Somebody else moved the furniture out for those floors.
~ Refinished, so a rug's optional.
= \b(?:brand[- ]new|new|newer) (?:\w+[ -]){0,3}floor|\bfloors?\b[^.]{0,25}\b(?:was|were) new|\bupdated (?:\w+ )?floor
So the first scratch is still to come.
~ New floors mean the moving crew goes slowly.
~ Nobody's footprints but yours, then.
~ Floors are one bill that's been paid.
~ Nobody has to wonder what's under the rug.
= \b(?:wide[- ]?plank|wide plank)\b|(?<!-)\b(?:five|six|seven|eight|nine|5|6|7|8|9)-inch\b[^.]*\b(?:plank|oak|floor|wood|pine)
Wider boards, fewer cracks for crumbs.
Wide boards don't come from skinny trees.
~ Wide planks, so each board gets noticed.
~ Fewer seams to sweep across.
~ A wide plank makes a small room calmer.
~ Somebody went for the wide boards. Good.
~ Fewer boards, more grain to look at.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:white |light |natural |french |solid |red )*oak (?:hardwood |wood )?floor(?:s|ing))(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
Oak hides a scratch better than most.
~ Oak can take a chair being dragged.
~ Oak doesn't mind company.
~ That's a floor you can live on, not just look at.
= \boak\b[^.]*\bfloor|\boak floor
Oak underfoot, and the grain hides a scratch.
~ Oak floors can take some living.
~ The oak won't flinch at a dragged chair.
~ Oak was a sensible choice.
= \b(?:dark|ebony|espresso)(?:[- ]stained)? (?:\w+ )?(?:wood |hardwood )?floor
Dark boards, so the dust gets noticed first.
~ Dark floors make a light couch look good.
= \b(?:pale|light|blond|whitewashed|bleached) (?:\w+ )?(?:wood |hardwood )?floor
A light floor forgives a week without sweeping.
~ Pale floors make the most of the daylight.
= \bdecorative (?:\w+ )?fireplace|\bnon-?working fireplace|\bornamental fireplace|\bdecorative mantel
So it's for candles, not for logs.
~ Just for looks, so no ashes.
~ A mantel to lean on, and nothing to sweep.
= \belectric fireplace
An electric fire means no chimney to worry about.
~ All the glow, none of the soot.
= \b(?:double|two|three)[- ]sided (?:\w+ )?fireplace|\bsee-through fireplace|\bdual-sided
One fire, two rooms. That's economical.
~ So nobody argues over the fireplace side.
= \b(?:[3-9]|three|four|five|six|seven|eight|nine|ten|multiple|several) (?:total |working |gas |marble |matching |original )*(?:wood[- ]?burning |gas[- ]?burning )?fireplaces|\bnearly every room\b[^.]*\bfireplace
That's a lot of mantels to dust.
That many fireplaces says something about the winters.
~ A chimney sweep would know that address.
~ Nobody has to fight for the warm seat.
~ With that many, every guest gets a fire.
~ More fires than a person could sit by.
= \b(?:working)\b[^.]{0,15}\bfireplace
“Working” is the word you'd hope for there.
~ It says “working,” so it's more than a place for candles.
~ A fireplace that still does its job. Good.
~ That one little word, “working,” does a lot.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:large |stone |brick |marble |parlor floor |custom |original )*wood[- ]?burning fireplace)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
The kind you hear as well as see.
An actual fire, with actual ashes after.
So the first cold night has a plan.
~ Real logs. So somebody learns about kindling.
~ That's an evening without a screen.
~ That one needs matches and a little patience.
= \bwood[- ]?burning\b[^.]*\b(?:living|parlor|family|great|sitting) ?(?:room|floor|area)?|\b(?:living|family|great|sitting) (?:room|area)\b[^.]*\bwood[- ]?burning
Somebody's going to carry logs in, and be proud of it.
A log fire decides where everybody sits.
~ Real wood, so there's a poker involved.
~ The real kind, and the chairs will drift toward it.
~ With a log fire, half the fun's the lighting of it.
= \bwood[- ]?burning
The fireplace takes actual logs. That's rarer than it was.
Then there's a woodpile in somebody's future.
Kindling, then logs, then nobody wants to get up.
~ The fire's the real kind, crackle and all.
~ A real fire, so somebody's sweeping ashes.
~ With a wood fire, the first cold night's an event.
~ A wood fire has its own smell. I'd vote for it.
~ Logs, not a switch. That slows an evening down.
~ The wood fire's the one everybody will pull up to.
= \b(?:limestone|travertine|granite|slate|stone|river rock)\b[^.]{0,25}\b(?:fireplace|mantel|hearth)|\b(?:fireplace|mantel)s?\b[^.]{0,25}\b(?:limestone|travertine|stone|slate)
Stone holds the warmth awhile after the fire's out.
~ A stone hearth looks settled before anyone moves in.
~ With stone around it, that fireplace isn't going anywhere.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:linear |modern |slate |working |cozy )*gas(?:[- ]burning)? fireplace)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
The fire's over when you say so.
Fire without homework.
That's a fire for a plain Tuesday.
~ Nobody has to wait for embers to go to bed.
~ A fire for people with clean hands.
~ A fire without the woodpile.
~ No ashes to carry out, then.
~ So nobody goes out for logs.
~ The no-splinters kind.
= \bgas[- ](?:burning )?(?:\w+ )?fireplace|\bgas fire
The fireplace is gas, so bedtime doesn't wait for embers.
With a gas fire, kindling's somebody else's hobby.
With gas, a fire isn't a project.
~ The gas fire's out when you say it's out.
~ A gas fire doesn't need stacking.
~ The gas fire means no ashes.
~ Gas, so the fire's on a moment after you want it.
~ No chimney smell in the curtains, with gas.
~ The fire's the easy kind.
= \b(?:anchored|centered|centers|anchors|framed|focal)\b[^.]*\bfireplace|\bfireplace\b[^.]*\b(?:anchors|anchored|centers|focal)
Then the couch knows which way to face.
Which leaves the question of where the TV goes.
~ The fireplace settles the furniture question.
~ So there's no debate about where to sit.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:working |custom |large |modern |built-in )*fireplaces?)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
Winter gets a little shorter.
A place to look when the talk runs out.
I notice it doesn't say wood or gas.
~ So there's a front to the room.
~ So the chairs know where to go.
~ Then there's a warm end of the room.
~ That helps in January.
= \bliving (?:room|area)\b[^.]*\bfireplace
It doesn't say what the fireplace burns, if anything.
With a fireplace, everybody picks the same chair.
~ The fireplace decides where the couch goes.
~ Then the living room has a warm side.
= \bfireplace
>visit I'd get down and look up that chimney.
That sentence leaves open what the fireplace burns.
A fireplace makes bad weather into a plan.
~ The fireplace gets the good chair.
~ A fireplace gives the room a front.
~ The fireplace has its first customer by October.
~ The fireplace is where everyone will end up.
~ Winter's covered, by the sound of that fireplace.
= \bbuilt-in (?:desk|workstation|furnishings)|\bdesk\b[^.]*\bbuilt|\bcustom desk
That's one thing nobody has to assemble.
~ The desk stays put, then.
= \bwindowed\b[^.]*\boffice|\boffice\b[^.]*\bwindows?\b
A window helps at three in the afternoon.
~ An office with daylight. Calls will look better.
= \b(?:separate|private|dedicated|designated)\b[^.]{0,25}\b(?:office|workspace|study)
So the work stays off the dinner table.
~ Work gets its own spot, and supper its own table.
~ The papers can stay where they are overnight.
~ Nobody has to clear the desk for guests.
~ That keeps the phone calls out of the kitchen.
= \b(?:office|study)\b
The commute's a hallway, then.
A place for the printer nobody wants to see.
~ An office means the puzzle can stay on the table.
~ With an office, the mail gets opened in one place.
~ >rooms So work's settled, and that leaves sleep.
~ The laptop can leave the kitchen table.
~ Somewhere to leave work behind at five.
~ An office spares the dining table.
~ The office is where the cables will live.
~ Paperwork has a place to pile up, then.
~ The office takes the mess out of sight.
= \bbook(?:case|cases|shelf|shelves|shelving)\b
Then the boxes marked “books” empty first.
Shelves nobody has to put together.
~ >rooms So there's a place to find a bedtime book.
~ Somebody reads.
~ The books are home the first day.
~ That's a bag of screws nobody has to count.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:custom |wood |beautiful |walnut |the )*built-ins?(?: cabinet\w*| storage| shelv\w*)?)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
Less to buy, and nothing to carry up.
~ That's the heavy furniture solved.
~ So the boxes get emptied sooner.
~ They stay when the movers leave.
~ Somebody measured, so nobody else has to.
= \bbuilt-?ins?\b
The built-ins stay, so you'd better like where they are.
Built in means no hunt for the right screwdriver.
~ >practical So the shelves are taken care of, and that leaves the chores.
~ With built-ins, the wall's already working.
~ Built in, so nothing wobbles.
~ Somebody's carpenter made the shelves fit.
~ Storage that doesn't stick out into the room.
~ That's furniture nobody has to drag upstairs.
= \b(?:two|multiple|several|dual)\b[^.]{0,25}\bliving (?:rooms|spaces|areas)|\bsecond living|\banother (?:large )?living|\bsitting (?:rooms|areas)\b|\bseparate (?:seating|sitting)
One for the TV, one for talking.
~ So the talkers and the movie watchers can split up.
~ More than one place to land, then.
= \bden\b|\bdens\b
“Den” covers a lot of ground. I'd bring a tape measure.
Every home could use one room nobody tidies.
~ A den's where the shoes come off.
~ Somewhere to leave a blanket out.
~ A spare room by another name, and a good one.
= \bgreat room\b[^.]*\bkitchen|\bkitchen\b[^.]*\bgreat room
Everybody's in one room, like it or not.
~ So the cook's in the middle of things.
= \bsitting room\b|\bdrawing room\b|\bsalon\b|\blounge\b
Somewhere to sit down and do nothing, officially.
~ A room that's only for sitting. I approve.
= \bsunken living
A step down, and somebody's going to miss it in the dark.
= \b(?:\d\d|twenty|thirty|forty)(?:-by-\d\d)?(?:-foot|'| feet| ft)[- ]?(?:\w+[ -]){0,2}(?:long|wide|living|room|great|gallery|width|entrance|entertain|media|family)
Two couches wouldn't be a crowd.
~ Long enough for two conversations.
~ That's a room you can pace in.
~ A number I can picture. That's a long rug.
~ You'd wave from the other end.
= \b(?:open[- ]concept|open floor ?plan|open layout|loft-like|open plan|open living|open[- ]style)\b[^.]*\bkitchen|\bkitchen\b[^.]*\b(?:open[- ]concept|open to|opens to|flows? into)|\b(?:living|dining)\b[^.]*\bflows?\b[^.]*\bkitchen
And nobody gets away from the dishes.
You can stir and still hear the joke.
~ So the cook's in on the conversation.
~ The cook can see who's laughing.
= \b(?:open[- ]concept|open floor ?plan|open layout|loft-like|open plan|dynamic open|open living)\b
So the rug decides where the living room ends.
Everybody hears the same music, then.
~ Fewer doors, more talking.
~ Without walls, the furniture does the dividing.
~ A corner to get away to would be good to find.
= \bformal dining|\bdining room\b[^.]*\bformal|\bformal (?:living|floor)
“Formal” doesn't rule out pajamas.
That's the holidays taken care of.
~ >kitchen So somebody cooks for that table.
~ “Formal” is just a room with a better lamp.
~ So dinner's not always at the counter.
~ A room for the good plates.
~ The leaves of the table can stay in.
= \b(?:exposed|restored)\b[^.]*\bbrick|\bbrick walls?\b|\bthe brick\b
A lamp aimed at brick does nice things.
A brick wall's rough on sweaters and easy on the eyes.
~ The brick keeps a room from looking too polished.
~ Somebody scraped a lot of plaster to show that brick, maybe.
~ Brick's warm to look at, even in February.
~ The brick needs no picture.
~ The brick means nobody has to pick a color.
~ Brick gives the light something to catch on.
~ Brick doesn't go out of style, or wear out.
~ The brick does the decorating.
~ The brick's one thing nobody has to paint.
~ Brick's the part that won't look new, and shouldn't.
~ With brick, a plain sofa's enough.
= \bwainscot
So a chair can bump the wall and nobody minds.
~ Wainscoting: the walls have a bumper.
~ Somebody cared about the lower half of the wall, too.
= \bcrown m(?:o|ou)lding|\bcrown mold|\b(?:period |original |intricate |restored )?m(?:o|ou)ldings?\b
Most walls just stop. That one ends on purpose.
~ The edge of the ceiling got some attention, too.
~ Trim like that keeps a painter honest.
~ Somebody finished the corners.
~ The moldings are worth looking up for.
= \b(?:original|period|pre-?war|historic|preserved)\b[^.]{0,30}\b(?:details?|detailing|character|charm|features|elements)\b|\boriginal (?:moldings?|millwork|woodwork|doors|hardware|archways|shutters)
You can't order that from a catalog.
(year<1950) They got past the seventies in one piece.
A lot of owners said no to a dumpster.
~ Nobody tore them out. That counts for something.
~ They made it through every renovation, then.
~ Somebody had the sense to leave those alone.
~ You'd want to look closely at details like those.
~ Somebody kept the good parts.
= \b(?:custom|detailed|exquisite|new|decorative|paneled)\b[^.]{0,25}\b(?:millwork|woodwork|trim|molding|paneling)|\bmillwork\b|\bwoodwork\b
A carpenter had a good month.
~ Somebody paid for the slow kind of work.
~ The woodwork isn't off a shelf.
~ Someone cared where the wood meets the wall.
~ The trim took somebody some time.
~ The joinery's worth a close look, then.
= \bcustom (?:finishes|details|storage|cabinetry|shelves|shelving|lighting|wood)
“Custom” means somebody was asked what they wanted. Somebody else.
~ Somebody stood there with a tape measure.
= \bfreshly painted|\bfresh (?:coat of |interior )?paint|\bnewly painted|\bpainted (?:interior|wall)
That's one weekend saved, and one sore arm.
~ No drop cloths the first week, then.
~ The painters have been and gone.
~ Fresh paint's one thing off the list.
= \bdimmers?\b
So the evening can be turned down.
= \bsmart[- ]home|\bautomation|\bnest\b
Then somebody has to read the manual.
= \bceiling fans?|\boverhead fans
A fan for the nights that don't need the air conditioning.
= \b360-degree|\bthree directions|\bviews?\b[^.]*\bevery (?:direction|room|window)|\bpanoramic
The furniture won't know which way to face.
~ There's no bad chair, then.
~ You'd keep turning around.
~ Whichever way you look, there's something.
= \bunobstructed|\bunimpeded|\bprotected (?:\w+ )?views?
Nothing in front of it, as of today.
~ Nothing in the way, and that's worth asking about.
~ Nothing between you and the far end. Nice.
= \bempire state|\bstatue of liberty|\bbrooklyn bridge|\bmanhattan bridge|\bworld trade|\bwillis tower|\bhancock|\bgolden gate|\bspace needle|\bchrysler
You'd know what city you were in.
~ A landmark in the window. Visitors will stand there first.
~ That's what you'd say first when somebody asks about the place.
= \bcentral park|\bpark\b[^.]*\bviews?\b|\bviews? of (?:\w+ )*park\b|\boverlook\w*\b[^.]*\bparks?\b|\bpark views?
Somebody else mows that.
~ All those trees and no rake.
~ The seasons come with that window.
~ A park to look at, and no one asks you to weed it.
= \b(?:lake|michigan|ocean|sea|beach|gulf|pacific|atlantic)\b[^.]*\b(?:views?|vistas?|facing)|\b(?:views?|vistas?|facing)\b[^.]*\b(?:lake|ocean|michigan|beach|gulf)\b|\blake[- ]facing
Not many windows come with a horizon.
You'd see the storm before it gets there.
The water's a different color every morning.
~ So the weather shows up early in that window.
~ Water changes all day, so the view does, too.
= \b(?:river|harbor|bay|canals?|water|hudson|marina|waterfront)\b[^.]*\bviews?\b|\bviews?\b[^.]*\b(?:river|harbor|bay|canals?|water|hudson|marina|waterfront)\b
Traffic, but the floating kind.
~ There's always something going by on the water.
~ Boats to keep an eye on.
~ Water moves, so that window isn't the same twice.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:the |open |beautiful |stunning |downtown |great )*(?:city )?skyline views)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
That view works nights.
So dusk is the hour to come and see it.
~ The blinds stay up, then.
= \bskyline\b
That skyline works nights.
A skyline's best with the lamps off.
~ >outside A skyline's even better with air around you.
~ Dusk is the hour for a skyline.
~ The skyline means the blinds stay up late.
~ With a skyline, nobody needs a night-light.
~ The whole city leaves its lights on for that one.
= \b(?:garden|gardens|courtyard|yard|backyard|pool)\b[^.]*\bviews?\b|\bviews?\b[^.]*\bgardens?\b|\boverlook\w*\b[^.]*\b(?:garden|yard|courtyard|greenery|pool)|\blook\w* out\b[^.]*\b(?:park|garden|tree)|\bwindows?\b[^.]*\bgreenery
That's a quieter thing to face than a street.
~ Green to look at, whoever does the weeding.
~ The birds will be up early on that side.
~ There'll be something growing to look at.
= \btree(?:top|-lined|-filled)|\bblooming\b|\bcherry tree\b
Leaves in summer, a longer look in winter.
~ You get the fall without a rake.
~ A tree's better than a curtain in July.
~ Green half the year, and then you see farther.
~ Birds nearly at eye level, with any luck.
= \b(?:city|downtown|manhattan|urban|architectural|midtown)\b[^.]{0,30}\b(?:views?|vistas?)|\bviews?\b[^.]*\b(?:city|downtown|manhattan|midtown|soho|hudson yards)\b
Other people's windows, all lit up. It's hard to look away.
Something to watch while the kettle boils.
~ The city's better company than a blank wall.
~ A city view's never quite finished.
~ There's always a light on somewhere in that.
~ That changes by the hour.
~ The city does the decorating on that side.
~ Lights at night, and weather by day.
~ A city view doesn't close at ten.
~ The television gets some competition.
= \bsky views?|\bopen (?:\w+ )?(?:views?|skies)
You'd know whether to take a coat, at least.
~ The sky counts as a view, too.
= \bstreet\b[^.]*\bviews?\b|\bviews?\b[^.]*\bstreet\b|\boverlook\w*\b[^.]*\b(?:street|avenue|church)\b|\bwindow\w*\b[^.]*\boverlooking\b
You'd see who's coming before the bell rings.
~ Street theater, then.
~ A window with something going on in it.
= \b(?:views?|vistas?|overlook\w*|vantage)\b
A view takes the pressure off the artwork.
>visit A view's the part you can't judge on paper.
~ Whatever's out there, the chair turns that way.
~ With a view, nobody minds washing the window.
~ A view gives the good chair a direction.
~ It says view, and that's best judged standing there.
~ Something to look up at, from a book.
~ The good chair faces that way, then.
= \bgreat room\b
“Great” means the size. The rest you'd judge yourself.
~ >kitchen Company's coming, by the sound of it.
~ One room doing the work of three.
~ A great room wants a big table.
~ A great room's where everybody ends up anyway.
~ A great room wants a few corners of its own.
= \bparlor\b[^.]*\bpiano|\bparlor\b
Parlor's a word with good posture.
~ A parlor wants the better chairs.
~ That's the floor that got dressed up.
~ So company gets the good floor.
~ The parlor's where the builder usually showed off.
= \bfamily room\b
There's a room for the comfortable couch.
~ So the good living room can stay good.
~ The remote lives there, I suspect.
~ That's the room with the worn cushion.
~ Somewhere to be loud, a little.
= \b(?:four|4) exposures|\bnorth, (?:south, )?east,? (?:south,? )?(?:and )?(?:west|south)|\bnorth, south, east|\bnorth, east, south
The compass is used up.
So you could follow the sun from room to room.
~ With every direction, there's no excuse for a dark corner.
= \b(?:three|3|triple) exposures|\bthree sides|\b(?:south|southern|east|eastern|west|western|north|northern)\w*, (?:south|east|west|north)\w*,? and (?:south|east|west|north)
Three out of four. The sun can't miss.
~ Three sides, so the light moves around.
~ With three directions, the plants can argue it out.
~ With three sides, there's a chance of a breeze.
= \b(?:north|northern)(?:-facing)?(?: and | and the )(?:south|southern)|\b(?:south|southern) and (?:north|northern)|\bnorth and south
Front and back, so you might get a breeze.
One bright side and one cool one.
~ A warm side and a calm side. Take your pick.
= \b(?:east|eastern)(?: and |-? and the )(?:west|western)|\b(?:west|western) and (?:east|eastern)|\beast[- ]and[- ]west
Morning here, evening there. The sun does a full shift.
~ Sun at both ends of the day.
~ Breakfast on one side, sunset on the other.
~ East and west, so the day has a start and a finish.
= \bsouth(?:ern)?(?:-facing)? and (?:the )?west|\bsouth ?west
Sun from lunch on, so July wants a shade.
~ So the afternoon's the bright half.
~ The light hangs on till supper.
= \bsouth(?:ern)?(?:-facing)? and (?:the )?east|\bsouth ?east
Bright by breakfast, easy by dinner.
~ Sun first thing, and a gentler afternoon.
= \bnorth(?:ern)?(?:-facing)? and (?:the )?(?:a )?east|\bnorth ?east
The bright part's before lunch, then.
~ Early sun, and then it stays even.
= \b(?:two|2|dual|double|multiple|several) exposures|\bcorner (?:living|unit|room|windows?|rooms)|\bcornered windows
More than one side, so there's a chance of a breeze.
~ Light from two ways softens the shadows.
~ Light from more than one side helps on a gray day.
~ Two kinds of light beat one.
~ The air can come in one side and leave by another.
= \b(?:skylights)\b
You'd hear the rain on those.
Light straight down, and nobody looking in.
~ Skylights: daylight with no curtains to pick.
~ The skylights leave the walls free for pictures.
~ Daylight without giving up a wall.
~ Skylights let the moon in, too.
~ Skylights want a window cleaner with good balance.
= \bskylight
A skylight is daylight nobody can build in front of.
~ Under a skylight, rain's worth listening to.
~ The skylight gets my vote.
~ A skylight gives the wall back to the pictures.
~ Light from straight above. It's hard to waste.
~ The skylight brings a bit of the moon, too.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:the |a |open |bright )*(?:south|southern)(?:-facing)? (?:exposures?|windows|light|views?))(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
So December's not so gloomy in there.
~ That's the side that gets the hours.
~ The lamps get a late start.
~ Low winter sun comes right in.
= \bsouth(?:ern)?\b|\bsouth-facing
Facing south helps in December.
~ South is the side that gets the hours.
~ South, so the lamps start late.
~ The south side's where the plants will crowd.
~ Winter sun comes in low, facing south.
~ The sun's on that side most of the day.
~ The south windows earn their keep in January.
= \bwest(?:ern)?\b|\bwest-facing
West light stays for supper.
Facing west, somebody's lowering a shade at five in July.
~ Facing west, the day ends slowly.
~ West, so late sun and long evenings.
~ The west side gets the last of it.
~ A west window's best around quitting time.
~ The sunset side. Nobody eats with their back to that.
= \beast(?:ern)?\b|\beast-facing
>rooms East matters most where the pillow is.
Facing east keeps July evenings cooler.
~ Morning sun, and a calm afternoon.
~ East, so breakfast gets the light.
~ No alarm clock needed on the east side.
~ East windows start the day early.
~ The coffee gets the sun on that side.
= \bnorth(?:ern)?\b|\bnorth-facing
North light's even. Painters ask for it.
Facing north, the couch won't fade.
~ North: no glare on a screen, at least.
~ A north window's the same at nine and at four.
~ North's a calm kind of light.
= \b(?:wall|walls) of (?:glass|windows|\S+ windows|[\w-]+ [\w-]+ windows)|\bwall[- ]to[- ]wall (?:\w+ )?windows|\bglass wall|\bwalls? of\b[^.]*\bwindows
A wall nobody has to paint.
With a wall of glass, the art goes somewhere else.
That's a lot of glass to keep clean.
~ A wall you look through, not at.
~ No need to step outside to know the weather.
~ Windows where the wall was. The lamps can rest.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:the |large |new |south-facing |massive )*floor[- ]to[- ]ceiling (?:windows?|glass))(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
The vacuum gets a view, too.
Nothing hangs on that wall, then.
~ The weather report's built in.
~ So the baseboard gets a tan.
~ That's the whole wall spoken for.
~ Daylight down to your ankles.
~ That's a long curtain.
~ You give up a wall and gain a day.
= \bfloor[- ]to[- ]ceiling (?:\w+[ -]){0,4}(?:windows?|glass)
Glass to the floor means no sill to collect things.
The windows go all the way down, so low furniture it is.
The glass starts at your toes. That takes a day to get used to.
~ Floor-to-ceiling glass makes the outside part of the furniture.
~ Glass that tall, and the curtain rod needs a ladder.
~ With glass to the floor, even the rug gets some sun.
~ With glass like that, you'd see out from the carpet.
~ You'd know the weather without getting up.
~ Somebody's in charge of the window cleaner's number.
~ Light down to the baseboard.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:the |beautiful |new |custom )*oversized (?:\w+ )?windows)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
Somebody had faith in the view.
“Oversized” compared to what, it doesn't say.
Ordinary blinds won't fit, I'd guess.
~ That's a good start on the light.
~ So the daylight gets past the first chair.
~ Bigger than they had to be, by that word.
~ The lamps can wait till evening.
~ Big windows, so big weather.
= \boversized\b[^.]{0,30}\bwindows?
Oversized windows want oversized curtains.
Big glass means the plants will lean.
~ Oversized windows are a lot of weather to look at.
~ The windows make a good case for coming by at noon.
~ With big windows, the daylight gets past the first chair.
~ The windows sound bigger than the blinds aisle.
~ “Oversized” is a word I'd like to stand in front of.
~ With windows that size, gray days aren't so gray.
~ Big windows make the lamps late for work.
~ A big window does half the furnishing.
~ Windows like that are a good reason to visit by day.
= \ball[- ]day\b|\bthroughout the day\b|\ball day long\b
All day's a big promise. I'd like to believe it.
~ Morning to evening, it says. The lamps rest.
~ All day. So nobody chases the sun around.
= \b(?:natural (?:sun)?light|sunlight|light pours|sun pours|sunny|sun-?(?:lit|filled|drenched|splashed)|abundant light|light[- ]filled|bright|luminous|plenty of light|get(?:s)? light)\b
>rooms Light's one thing. Sleeping in's another.
A cloudy day would be the test.
Light's the one thing you can't order later.
I'd go and see it at four o'clock.
~ Daylight does half the housekeeping, or shows it.
~ Then lamps are for evenings only.
~ With daylight like that, white walls stop being boring.
~ The switch stays off till supper, then.
~ So the lamps are only for reading.
~ The plants will have opinions.
~ Bright rooms show the dust, and nobody minds.
~ The electric bill gets a little help.
= \bnearly (?:nine|9|ten|10|11|eleven|20|twelve|12)-?\s?(?:foot|feet)
They said “nearly.” Somebody measured.
~ “Nearly” is an honest word for a ceiling.
= \b(?:1[6-9]|2\d|16\.5)[- ]?(?:\.5 )?(?:foot|feet)\b[^.]*\bceiling|\bceilings?\b[^.]*\b(?:1[6-9]|2\d) feet
That's about two floors' worth of air.
A very long ladder for one light bulb.
~ You could hang a kite in there.
= \b(?:13|14|15|thirteen|fourteen|fifteen)[- ]?(?:foot|feet)\b[^.]*\bceiling|\bceilings?\b[^.]*\b(?:over |of )?1[345] feet
A tall bookcase would look short in there.
Changing a bulb becomes an outing.
~ A ceiling like that means borrowing a ladder.
~ That ceiling's a long way off for a cobweb.
~ Half again and then some, over the ordinary.
= \b(?:11\.5|12|twelve)[- ](?:foot|feet)\b[^.]*\bceiling|\bceilings?\b[^.]*\b12 feet
A light bulb's a two-person job up there.
That ceiling's out of broom range.
~ A step stool won't do it at twelve.
~ Four feet more than the ordinary, give or take.
~ The curtains will be long ones.
= \b(?:11|eleven)[- ](?:foot|feet)\b[^.]*\bceiling
Eleven's a good three over the usual.
~ Even a tall bookcase has air above it at eleven feet.
~ At eleven feet, nobody ducks for a chandelier.
~ The tall lamp's going to look modest.
~ Eleven feet is where you start noticing the air.
= \b(?:10|ten|10\.5)[- ](?:foot|feet)\b[^.]*\bceiling|\b10-foot high
Ten feet. That's the height of a basketball hoop.
Ten feet, so the top shelf is for things nobody needs.
~ Two feet over the ordinary. You'd feel that.
~ At ten feet, even a tall bookcase fits.
~ Ten feet up. A ceiling fan would have room.
~ Room for the tall plant, at ten feet.
= \b(?:9|nine)[- ](?:foot|feet)?(?:-\d+-inch)?\b[^.]*\bceiling|\bnine-foot|\b9-foot|\b9 foot
An extra foot nobody counts in the square footage.
~ Nine's a foot over the usual, and it shows.
~ One extra foot, and every room feels it.
~ Nine feet. The tall guests relax.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:the |very |extra[- ])*(?:high|tall|soaring|lofty) ceilings)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
The tall bookcase can come along.
A broom won't reach the cobwebs.
That's space nobody counts in square feet.
No number on that height, I notice.
~ You'd feel that before you saw it.
~ Nobody ducks.
~ Tall curtains, then.
~ So there's air up there.
= \b(?:high|tall|soaring|lofty|generous|pre-?war)\b[^.]{0,20}\bceilings?\b[^.]*\b(?:window|light|exposure)|\b(?:window|light|exposure)s?\b[^.]*\b(?:high|tall|soaring) ceilings?
Light goes farther under a high ceiling.
~ Tall rooms and good glass help each other.
~ With height and daylight, a room needs little else.
~ With that height, the light gets deeper in.
~ A tall room with windows never feels tight.
= \b(?:high|tall|soaring|lofty|generous|pre-?war)\b[^.]{0,20}\bceiling
High ceilings don't show up in the square feet.
The height comes without a number there.
The air overhead is free, till you heat it.
~ High ceilings are kind to tall furniture.
~ There's volume in that, not just floor.
~ The curtain rod goes up a good way, with high ceilings.
~ A high ceiling makes even a hallway feel generous.
~ The ceiling leaves room for a tall bookcase.
~ Up there, a bulb's worth planning for.
~ High ceilings make a small lamp work hard.
~ With height like that, nothing feels crowded.
~ I'd look up first thing.
~ Nobody bumps a chandelier in there.
= \b(?:hardwood|wood) floor(?:s|ing)?[^.]{0,15}\bthroughout(?! (?:the )?(?:main|living))|\bhardwood floors (?:run|flow|continue)s? throughout|\bhardwood\b[^.]{0,20}\bthroughout (?:the )?(?:home|apartment|unit|house)
(beds>1) “Throughout,” so the bedrooms should get it, too.
Wood everywhere. The rug's a choice, not a cover-up.
Wood throughout, so socks are fast in every room.
~ One broom does the whole place.
~ One kind of floor, so one kind of mop.
~ “Throughout” saves a lot of guessing.
~ Nothing changes underfoot from room to room, then.
~ The wood doesn't stop at a doorway, by that word.
~ The hardwood goes all the way through, it says.
~ All wood, so it's a broom and not a vacuum.
= \b(?:hardwood|wood) floor\w*\b[^.]*\b(?:main|living|downstairs)\b|\b(?:main|living)\b[^.]*\bhardwood
It says where the wood is, so you'd ask about the rest.
~ Wood where most of the walking is.
~ Wood in the busy rooms. That's where it counts.
~ The floor's wood where the chairs get dragged.
~ A spill's no tragedy on that side of the place.
= ^(?:inside, |then |and |upstairs, |elsewhere inside, |also in the listing: |also on the page: |on the page, too: |on [\w ]+, )?(?:there(?:'s| are| is)|it(?:'s got| has| includes)|you'd (?:also )?(?:have|get|see|find)|the listing also (?:mentions|names)|(?:the|a|each) [\w ]+ (?:has|have|includes?))? ?(?:an? |the |two |some )?(?:(?:the |inside, |new |solid |beautiful |custom )*(?:hardwood|wood) floor(?:s|ing)?)(?:,? (?:throughout|too|as well|(?:in|on|throughout) the [\w ]+))*\.$
Dust bunnies lose their cover.
You'd hear the heels coming.
~ No carpet to wonder about.
~ A dropped grape can't hide.
~ The vacuum's mostly retired.
~ A broom does it, then.
~ Chair legs get felt pads, then.
~ So the rug's a choice, not a cover-up.
~ Footsteps count on a floor like that.
= \b(?:hardwood|wood) floor|\bhardwood\b
Wood floors don't hold on to last year's soup.
The wood floors can be sanded, some day. Carpet can't.
Wood floors, so you'd hear somebody come in.
~ The hardwood makes the sweeping easy.
~ With wood floors, moving a couch takes two people and a blanket.
~ The wood does its part before there's any furniture.
~ Wood floors look better by lamplight.
~ >kitchen Wood's the floor. Dropped plates, beware.
~ Hardwood, so the rug's a choice.
~ The floors are wood, so a broom will do.
~ Wood floors age better than the furniture.
~ Wood underfoot warms up a plain room.
~ With hardwood, crumbs have nowhere to hide.
~ Hardwood means felt under the chair legs.
~ Hardwood's the part that outlasts the couch.
~ The floor's one thing you needn't cover.
= \b(?:dining (?:area|room|space|alcove))\b[^.]*\bliving|\bliving\b[^.]*\bdining
So supper doesn't happen on a lap.
~ So dinner has its own spot.
~ Eating and sitting, without moving the couch.
~ The table gets a place that isn't in the way.
~ Then there's room for a table and the couch.
= \bliving (?:room|area|space)s?\b[^.]*\b(?:large|oversized|spacious|generous|plenty|ample)|\b(?:large|oversized|spacious|generous)\b[^.]*\bliving
Roomy, it says. I'd still measure the couch.
A big room forgives a bad chair.
~ The size comes without a number, but the couch will fit.
~ So the sofa doesn't have to touch every wall.
`;
