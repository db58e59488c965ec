/** Words that a question begins with. */
export const questionStarter =
  'is|are|was|does|do|did|has|have|can|could|will|would|may|how|what|when|where|which|who|whose|why|any|tell me|also|whats|hows|wheres|whos|whens';

/** Words of a question that ask for nothing by themselves. */
export const idleWords = new Set(
  `a an the this that these those it its it's he she they them their theirs we us our ours i i'm i'd i've me my mine you
  your yours u ur who whom what what's whats which where where's when when's why how how's is isn't are aren't was wasn't were be been
  being am do does doesn't don't did didn't done have has haven't hasn't had having will would wouldn't can can't could
  couldn't may might must shall should and or but so if then than as at by for from in into of off on onto out over to
  too up with without about around along also any anything anybody anyone some something someone somewhere there there's
  theres here here's no not nope yes yeah yep please pls plz thanks thank thx hi hello hey ok okay oh well um hmm ah
  just really actually currently still already ever maybe perhaps exactly roughly approximately approx basically
  generally usually kind kinda sort type types kinds sorts tell know knows say says said mention mentions mentioned
  list listed listing listings home homes house houses property properties place unit units apartment condo townhouse
  building residence one ones thing things stuff info information detail details question questions ask asking asked
  wonder wondering curious interested see look looking like need needs want wants wanted find give gives get gets got
  getting come comes coming go goes going make makes made has it'd i'll we'll we're we've you're offer offers offered
  feature features featured described description according does include includes included including available exist
  exists existing present whole entire overall total all every each both either other else more much many lot lots few
  bit little most same only even now today day current new? am pm etc vs versus per between within inside outside
  interior back front? side? sure right true correct whether let let's lets show shows talk talking explain describe
  share anyway btw quick quickly super very pretty fairly quite totally able possible possibly hear heard read reading
  buyer buyers seller sellers owner owners agent's live lives living? use uses used using set part parts provided
  provide provides room? area? areas area's actual exact specific specifically particular mean means meant idea
  confirm verify check clarify double-check amount number numbers figure figures come? kind? long? wise regarding
  concerning re space location? attached? on? also? put via sqft? hoping hope love great awesome cool nice? appreciate
  given until dad mom mother father parents brother sister wife husband son daughter girlfriend boyfriend partner through residents
  resident lately anywhere anyplace everywhere everybody everyone somebody nobody altogether enough decent plenty ample besides apart
  aside aswell terms case regards access accessible? feel feels situation setup setups deal story options option choice
  choices various several multiple different certain proper truly officially technically supposedly seem seems appear
  appears suppose supposed worry worried concern concerned care matter matters important mind help helpful answer advise
  word words term people person persons folks guys sir madam ma'am maam dear wanna gonna gotta gimme lemme cuz because
  since though although however while again once plus buy buying purchase pay paying paid? spend run runs sit sits stand
  stands directly straight special unique notable highlight highlights abt bout thru tho def prob rn fyi lmk tbh anymore
  such stuffs somehow somewhat anyways sorry excuse hoped happy glad prefer considering consider thought thoughts
  thinking planning plan? aware pls kindly would've been there're they're they've it'll that'd that'll who've how'd
  having put puts putting keep? gets fully completely entirely nicely recommended quickly simply mainly mostly
  basically specifically particularly especially definitely certainly obviously honestly comfortably easily realistically
  big-picture ish whatsoever throughout anymore though personally myself ourselves yourself themselves itself
  interesting perfect needed required require requires yet happen happens happening start starts begin begins good? understand correctly assume assuming guess think thinking believe`
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith('?')),
);

/** Words that only say which kind of answer is wanted; see `read-aspect.ts`. */
export const aspectWords = new Set(
  `old older new newer newly age aged year years recent recently latest last original originally replaced replace
  replacement installed install updated update updates renovated remodeled redone upgraded built build count far close
  closest near nearest nearby distance walk walking walkable drive driving commute minutes minute miles mile blocks
  block away cost costs price expensive big large larger huge small size sized dimensions tall high wide deep square
  feet foot ft spacious spaces allowed allow allows permitted permit okay rules rule policy policies restriction
  restrictions stay stays staying convey conveys remain remains leave leaves leaving sale brand material materials color
  style floor? level? located situated location fits fit seat seats hold holds accommodate accommodates monthly annual
  annually yearly month quarter quarterly ago long keep keeps park parking? bring own owned date
  dates dated time times easy quick short brands makes model models sizes end ends extra`
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith('?')),
);

/** Ordinary words that must not be taken for a misspelled word of the trade. */
export const plainWords = new Set(
  `provider providers producer painter printer renter renters lender plumber plumbers electrician contractor contractors
  thin thick burn burns finance finances bottle bottles wide leak dark light flat cold warm cool wet dry dirty clean
  lock locks hook hooks sand land bend mail main lead load loan list lift life wife life fill file film find fine fire
  farm form from fame game gate goal good gold hall help hide high hire hold hole hope host hour idea jump keep kick kind
  knee lack lake last late lawn leaf lean left lend less like line link live long look loud lower lunch mean meet menu
  milk mine miss mode moon more most move much must name neat need nest next nice none nose note once only open oven
  over pack page pain pair pale part pass past pick pink pipe plan play plot plus pond poor port post pour pull pure
  push rain rate read real rent rest rice rich ride ring rise risk road rock role room rule rush sale salt same save
  seat seem self sell send ship shoe shop shot show shut sick side sign sing sink site size skin skip slip slow snow soap
  soft soil some song soon sort soul soup spot star stay step stop such suit sure swim tail take talk tall tank tape task
  taxi team tell tend tent term test than that them then they this tide tile till time tiny tone tool tour town tree trip
  true tube turn type unit upon used user vary vast very vote wage wait wake walk wash wave weak wear week west what when
  wife wild will wine wing wire wise wish with wood word work yard year zero zone about above adult after again agent
  agree ahead alarm album alone along angle apply argue arise aside asset avoid award basic begin below birth blame
  blind block blood board brain brand bread break brief bring broad brown build buyer carry catch cause chain chair
  chart cheap check chief child choose claim class clean clear climb clock close coach coast color count court cover
  cream crime cross crowd curve daily dance dealt death delay depth doubt draft drain dream dress drink drive early earth
  empty enemy enjoy enter equal error event every exact exist extra faith false fault favor fence fewer field fight final
  first fixed flash fleet floor focus force frame fresh front fruit funny giant glass grade grand grant grass great green
  gross group guard guess guest guide happy heart heavy hotel human ideal image index inner input issue joint judge known
  label large laugh layer learn lease least leave legal level limit local loose lucky lunch major march match maybe mayor
  metal might minor model money month moral motor mount mouse mouth music naked never newly nerve noisy north novel nurse
  occur ocean offer often order other ought outer owner paint panel paper party peace phase phone photo piece pilot pitch
  place plain plane plant plate point pound power press price pride prime print prior prize proof proud prove queen quick
  quiet quite radio raise range rapid ratio reach react ready refer relax reply right rival river rough round route royal
  rural scale scene scope score sense serve seven shade shake shape share sharp sheep sheet shelf shell shift shirt shock
  shoot shore short sight silly since skill sleep slide slope small smart smell smile smoke solid solve sorry sound south
  space spare speak speed spend split sport staff stage stain stair stake stand start state steam steel steep stick still
  stock stone store storm story strip study stuff style sugar suite super sweet table taste teach thank theme there thick
  thief thing think third those three throw tight title today topic total touch tough tower track trade trail train trash
  treat trend trial tribe trick truck truly trust truth twice uncle under union until upper upset urban usage usual valid
  value video visit vital voice waste watch water wheel where which while white whole whose widow woman world worry worse
  worst worth would wound write wrong yield young youth
  builder cleaner cleaners visitor visitors walker runner driver drivers player teacher moat bark pouch gale poll wedding weeding crash cast coast coat boar root rood roots wall walls balls hall halls ball
  bells bell tower towers water waters wafer light lights night nights sound sounds ground grounds table tables chair
  chairs couch sofa beds bed desk desks moving movie movies motor motors doctor drone drones ghost ghosts haunted died
  death murder snakes snake bears bear bugs bug mice rats ants bees deer wolf wind winds storm storms tornado earthquake
  wildfire fire fires smoke smoking smoker vape noise music piano drums party parties guest guests friend friends family
  mother father parents child children baby wife husband teacher teachers weather joke jokes president recipe poem song
  game games score team sports soccer football hockey baseball stock stocks bitcoin crypto python code email phone call
  text contact number meeting tour tours visit showing viewing saturday sunday monday tuesday wednesday thursday friday
  morning afternoon evening weekend tomorrow helipad helicopter tunnel tunnels bunker moat elevator theater theatre
  cinema bowling alley observatory chapel aviary aquarium treehouse trampoline slide hammock telescope ballroom armory
  vault safe dungeon maid butler nursery crib gift shop chute silo windmill vineyard winery brewery cave cavern wharf
  marina canal lagoon swamp marsh desert volcano cliff forest jungle meadow valley hill hills mountain mountains`
    .split(/\s+/)
    .filter(Boolean),
);
