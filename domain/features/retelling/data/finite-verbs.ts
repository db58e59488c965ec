/** Verbs that tell in listings, as they stand behind "it", "they" or "there". Words that are as often a noun ("features", "views") are left out. */
export const finiteVerbs = `
is are was were has have had will can could may might would should does do did isn't aren't doesn't don't hasn't won't can't
it's there's that's here's you'll you're you've you'd we're we've they're
accentuate accentuates accesses accommodate accommodates acts adds add allows allow anchors appears awaits await balances bathe bathes
became becomes begin begins benefit benefits blend blends boast boasts bring brings captivates capture captures carries
celebrates coexist combine combines come comes command commands complement complements completes comprise comprises conceal conceals
connect connects consists contain contains continue continues contributes converts convey conveys cover covers abound abounds crafts create creates crowns
dances defines deliver delivers disappear displays doubles elevates embodies embraces emerges enhance enhances enjoys enjoy enriches
ensure ensures evokes exudes extend extends exist exists exemplifies expands faces feels fill fills fit fits flank flanks flood floods flow flows
form forms frame frames functions gets get give gives go goes greets greet grounds hides holds hold honors hosts host houses
impress impresses include includes infuses integrates introduces invite invites joins keep keeps know leads leaves lends lets let
lies lifts link links lines live lives looks maintains make makes marries maximizes means meet meets mirrors need needs occupy occupies
offer offers open opens overlook overlooks pair pairs permits permit pours places presents preserve preserves prioritizes promise promises
provide provides pulls puts reach reaches received receive receives reflect reflects reigns reimagines remain remains represents retain retains
reveal reveals reverberates rise rises rounds runs run says seats see seem seems seen separate separates serve serves set sets share shares
shine shines show showcase showcases shows sit sits soar soars spans span speaks spill spills stand stands stay stays stretch stretches
stuns support supports surround surrounds takes take tells tower transform transforms transition transitions turns underwent unfold unfolds unites
unveil unveils use used utilize utilizes vents wafts walks want wants warms welcomes works wraps
`
  .trim()
  .split(/\s+/);
