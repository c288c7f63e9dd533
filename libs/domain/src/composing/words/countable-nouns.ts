/**
 * Everyday nouns that take an article: people, animals, places, events, dwellings, tools and parts. Nouns that are as
 * often uncountable (`time`, `leather`) or an adjective (`vintage`) are left out, and so are those of COUNTED_FEATURE.
 */
const COUNTABLE = new Set(
  `renewal overdraft liftgate tailgate hoist bin caddy remodel loo bursary berth notice pallet tote interface semi shortlist adhesive approach diagnosis application attorney feed helpline jawline footprint burglary inspection remortgage reservation wok abbey accelerator accessory accident accordion accountant acre actor adventure advert advertisement agency agenda
  agreement aide ailment aircraft airline airport aisle alcove allergy alley allotment altar ambulance anchor
  anecdote angler animal ankle anniversary answer ant antenna anthem appetite apprentice apron aquarium arcade arch
  archer architect arena argument arm armchair armoire armrest arrangement array arrest arrow artefact artisan
  artist ashtray assessment asset assignment athlete atrium attachment attic attraction attribute auction auditor
  aunt author authority autopsy avatar avenue award awning axle baby babymoon bachelorette backpack backrest backsplash backyard badge
  badger bagel bakery ball ballot ballroom banana banjo banner barbell barber barista barn barrel basement basin
  bassinet bathrobe bathroom bathtub battle bbq beach bead beagle beam bean beard bed bedroom bedside bee belt
  beverage bib bicycle bidet bike bikini bill billboard binder bird birthday biscuit bladder blazer blender blister
  blog blouse boat bodice body bolt bone book bookcase booklet bookshelf booster boot bootcamp booth border boss
  bottleneck bouquet boutique bowtie bra bracelet branch break breakdown breast breeder breeze bride bridge
  briefcase bruise brunch bucket budget buffet bug buggy building bulb bump bumper bungalow bunion bunk burger
  burglar burrow bus bush business butcher buyer buzzer byte cabin cafe café cage cake calendar caliper campaign
  campfire campsite campus canal candidate candle cannon canoe canopy canyon car caravan career caregiver carnival
  carpet carport carriage carrier cart carton cartoon cartridge casino casserole castle cat catalog category cavity
  ceiling celebration cell cellar cemetery ceremony chain chair chalet challenge chamber chandelier change chaperone
  character charity chassis chatbot chauffeur chef cheque chest chewer chick child chimney chin chiropractor choir
  chore christening church cinema circle citizen city claim clamp clasp class classroom cleaner client cliff climber
  clip cloak clock closet cloud clown cockapoo cockpit code coin collaborator colleague collection collector college
  column comb combination comedian comet comment commission committee commute commuter companion company compass
  competition competitor complaint complex compliment composer compressor computer concept concert concierge
  conclusion condition condo conference confession conflict congress consequence conservatory console consultant
  contest continent contractor contrast contribution controller convention conversation conversion conveyor cookbook
  cooker cookie cooktop cooler cop copier copy corkscrew corridor corset cost costume cottage couch council
  counsellor counselor count counterpart country coupe couple coupon courier court courthouse courtroom cousin cow
  cradle craftsman crate crayon creator creature credential creditor creek crib criterion critic crocodile crop
  crossbite crossword crowd crown cruise crutch cube cubicle cuff cup curb curfew curl curtain curve customer
  cylinder dad database daughter day daybed daycare deadbolt dealer dealership debate debt debtor decade decanter
  decision decoration decorator deductible deer defect defender deficit degree dehumidifier denial dentist
  department deployment deposit depot deputy desktop dessert destination detail detective detector detour diagram
  diameter diary dictionary diet difference difficulty dilemma dimmer dinosaur diploma directory disability
  disadvantage disaster discussion disguise dish dispenser dispute distributor district ditch diver divorce doctor
  document doer dog doghouse doll dollar dolphin donkey donor doorbell doorstep doorway dorm dormitory dragon
  drawing dream dress dresser dressmaker drill driveway drone drop drum dryer duct duet dumbbell dumpster duty duvet
  dweller ear earring easel eater echo edition editor egg election elevator elf email emergency emission emotion
  emperor empire employee employer encyclopedia enemy engagement engineer engraver ensemble ensuite enterprise
  envelope epicentre episode eraser errand error escalator escape essay estimate evening eviction exam examination
  example excuse exercise exhibit exhibition exit expansion expedition expense experiment expert explanation
  explorer explosion expression eye eyebrow eyelash eyelid face facelift facial facility factor factory faculty
  failure fairy family farm farmer farmhouse faucet feast feather feeder fence ferry festival fiance fiancee fiancé
  fiddle figure filling finger fingerprint fireman firm fishery flag flame flash flashlight flask flat flaw fleet
  flight flipper floor florist flower flush flute follower footpath footrest footstool forecast forehead forest fork
  formula fort fortress foundation founder fountain fox fracture fragment framework franchise freelancer friend
  friendship frog fugitive fund fundraiser funeral funnel fuse gadget gala gallery gallon gambler game gamer gap
  gardener garment gasket gateway gathering gauge gazebo gazelle gcse gearbox generation generator genius genre
  gentleman getaway ghost giant girl girlfriend glacier glance globe glove goal goat god goose gorge government gown
  gpa grad grade gradient graduate graduation grandchild grandparent graph graphic grave graveyard greenhouse grid
  grill grip grocer groom ground guardian guest guesthouse guidebook guideline guitar gun gutter guy gym gymnast
  habit hackathon hacker hairbrush haircut hairdresser hall hallway hamlet hammer hammock hamster handbag handbook
  handful handlebar handrail hangar hanger hangover harbor harbour harness hat hatch hatchback head headache
  headband headboard headlamp headlight headline headphone headrest headset hearth hedge heel height helicopter
  helmet helper hem hen herb herd hero highchair highlight highway hike hill hinge hip hive hobby hobbyist hole
  holiday home homeowner homepage homestay honeymoon hoodie horizon horn horse hospital hostel hotel hour house
  household housekeeper huddle hug humidifier hunter hurdle hurricane husband hustle hut hydrant hypothesis iceberg
  icebreaker icon idea ideal identity igloo illness illustration illustrator impact implant impression improvement
  incentive inch incident increase incubator index indicator infant infection infection infestation influence influencer
  initiative injury inn innovation inquiry insect insight insole inspector instance institute institution
  instruction instrument insurer intercom interest interface intern interpreter interval intervention interview
  intolerance intro introduction invasion invention inventor investigation investigator investor invitation issue
  itinerary jacket jail jar jaw jeep jet jetty jeweler jeweller jigsaw job jogger joke journal journalist journey
  joystick judge juicer jump jumper jungle junior jury kayak kebab kennel kernel keycard keyhole keynote keypad kid
  kilo kilometre kilt kimono kindergartener king kiosk kite kitten knee kneepad knife knight knot laboratory
  labourer labrador ladle lady lagoon lamp lampshade landing landlady landlord landmark landscape lane lantern
  laptop latch launcher laundromat lawn lawnmower lawsuit lawyer layover leader leaf leaflet league leak lease leash
  lecture lecturer ledge ledger legend leotard letter letterbox liability librarian licence license lifeguard lifestyle lifetime
  lighter lighthouse limb limo limousine linguist lion listener lizard lobby location locker locket locksmith logbook
  locomotive lodge loft lollipop lorry lounger loveseat luncheon machine magazine magician magnet mailbox mailman
  mall mallet mammal mandate manicure mannequin manor mansion mantel manual manufacturer manuscript marathon margin
  marina marker market marketplace marsh masterclass mastermind masterpiece mate mattress mayor meadow meal measure
  measurement mechanic mechanism medal mediator meeting melody member memo memoir mentor merchant merger mermaid
  message messenger metaphor method metre metro mic microchip microscope midwife migrant mile milestone mill minibar
  minibus minifridge minister minivan minute miracle miscarriage missile mission mistake mitten mitzvah mixer
  mixture model modem module moment monarch monastery monk monkey monster month monument moon moped morning mortgage
  mosque motel moth mother motive motorbike motorcycle motorhome motorist motorway mountain mouse mouth mouthguard
  mouthpiece move movie mower muffin mug mule museum musician mystery myth nail name nanny napkin narrator
  narrowboat nation navigator necklace neckline need needle neighbor neighborhood neighbour neighbourhood nephew
  nerve nest net newborn newsletter newspaper niche nickname niece night nightclub nightgown nightmare nightstand
  node nomad noodle nose notch note notebook notification notion novelist novelty nursery nutritionist oar oasis
  object objection objective obligation observer obstacle occasion occupation odometer offense offer officer
  offshoot operation operator opinion opponent opportunity optician orchard orchestra orchid ordeal organ
  organisation organization orientation origin ornament orphan osteopath ottoman outage outbreak outcome outfit
  outlet outline output outsider overbite overcoat overhaul overlay override overview owl owner packet paddle
  pageant painter painting pair palace palette pamphlet pan pancake pandemic pantry parachute parade paradox
  paragraph parcel parent parish parliament parrot participant particle partition partner partnership party
  passenger passport password pastry patch patent patient patrol patron paycheck paycheque payment payout peak pedal
  pedestrian pedicure peer penalty pencil pendant penguin peninsula penny pension pensioner penthouse percentage
  performer perimeter permit person personality perspective pet petal petition petticoat pharmacist pharmacy phase
  phenomenon philosopher phobia photo photograph photographer phrase physician physicist physio physiotherapist
  pianist piano picnic piece pier pig pigeon pile pilgrim pill pillar pillow pillowcase pilot pint pioneer pistol
  pit pitch placement plaintiff planet plant plantation plaque platter playground playlist playroom playwright plaza
  pleasure plot plugin plumber plunger podcast podium poem poet policeman politician poll pond pony ponytail poodle
  popup porch portfolio portion portrait position possession possibility postcard poster postgrad pot potter pound
  powerbank pram prayer preacher precaution predator preference pregnancy premise prescription presence present
  presentation presenter preserve president prey priest prince princess printer priority prison prisoner prize pro
  problem procedure proceeding process procession processor producer product profession professor profile profit
  programmer project projector prom promise promotion prompt pronoun prop proposal prosecutor prospect prosthesis
  protest protester protocol prototype provision psychiatrist psychologist pub publication publisher pudding puddle
  pug pullover pulse punch punishment pupil puppet puppy purchase purse puzzle pyramid qualification quantity quarry
  quarter quartet queen quest question questionnaire queue quilt quinceañera quota quotation rabbit race racecourse
  racket racquet radiator radio radius raft raid railcard railway rainbow raincoat raise rake rally ranch ranger
  rapper ratio rattle razor reaction reactor realtor reason rebate rebel receipt receiver reception receptionist
  recession recipient reckoning recliner recommendation reconstruction recorder recruit recruiter rectangle reducer
  referee reference reflector reflex refrigerator refugee refusal regime region registry regulation regulator
  rehearsal relationship relaxer release reliance remark remedy renovation renter repertoire replica reply reporter
  reproduction reputation request requirement researcher reseller reservation reservoir residence resident resistor
  resolution resort resource respondent responsibility restaurant result resume retailer retreat return reunion
  reveal reversal revolution reward rhythm rib rider ridge rifle ringtone riser risk ritual river road roadshow robe
  robot rock rocket role roll roller rooftop roommate root rope roster rotation router routine rower rucksack rug
  ruin ruler rumor rumour runner runway rush résumé sabbatical sachet sack safari sailor salary salesperson salon saloon
  sanctuary sandal sandbox sandwich satellite satnav saucepan saucer saw saxophone scaffold scale scandal scanner
  scar scarf scenario scene scholar scholarship school schoolbag scientist scissor scooter scope scoreboard scout
  scratch screening screenplay screenshot screw screwdriver script scroll sculptor sculpture seaplane seatbelt
  secret secretary section sedan seed seedling seeker segment selection seller semester seminar senator sensation
  sentence separation sequel sequence sergeant series servant server setback setter setting settlement shadow shaft
  shape shareholder shark shed sheep sheriff shield ship shipment shirt shock shoe shoelace shopper shore shortage
  shortcut shortlist shot shotgun shovel show showcase showerhead shredder shrine shrub shutter sibling sidewalk
  siding signature signboard silencer silhouette simulation simulator singer siren sister sitter situation sixteen
  skateboard skeleton sketch ski skier skill skull skylight skyscraper slab slave sled sleeper slice slipper slogan
  slope slump smartphone smartwatch smell smile smoker snack snake snapshot sneaker snorkel snowboard snowman
  snowmobile sofa soldier solicitor soloist solution solvent son song soprano soul soundbar soundtrack source
  souvenir spaceship spade spaniel spark specialist species specification specimen spectator spectrum spell sphere
  spider spike spill spine spinner spiral splitter spoiler spokesperson sponsor spoon spouse sprain sprinkler sprint
  squad square squirrel stadium stage stain stair staircase stairlift stake stakeholder stall stamp standard stapler
  star start starter statement statue staycation steamer stencil stepchild stepladder stereo steward sticker stitch
  stockbroker stomach stopover storefront storey storm story strainer strand stranger strategist strategy stream
  street stretch stretcher strike stripe stroke stroller struggle student stunt stylist stylus subject submarine
  subscriber subset subsidiary subsidy substitute suburb subway successor suggestion suit suitcase summit sunbed
  sunburn sundress superhero supermarket supervisor supplement supplier supporter surfboard surfer surgeon surgery
  surprise surrogate survivor suspect suspension sweater sweep sweatshirt sweet swimmer swimsuit sword syllabus symbol
  symphony symptom syndicate synonym synthesizer syringe tablecloth tablet tack tag tail tailgate tailor takeaway
  takeover tale talent talk tandem tape tapestry tariff tarp taskbar tavern taxi teacher teapot tear technician
  technique teen teenager telegram telephone telescope television temperature temple tenant tendency tent tenure
  term terrarium terrier territory testament testimonial text textbook theater theatre theme theory therapist
  thermometer thermos thesis thief thigh thimble thread threat threshold thriller throat throne throw thumb
  thunderstorm tiara tide tie tiger tile till timeline timeout timeshare timetable tin tint tip tire toaster toddler
  toe toggle toilet tomb tongue tooth toothbrush topic topper topping tornado tortoise tote totem toupee tournament
  towbar town townhouse toy trace tractor trademark trader tradesman tradition trail trainee trainer trait tram
  trampoline transaction transcript transformer transition translator transmitter transplant trap traveler traveller
  treadmill treasure treat treaty trek trench trend triangle triathlete triathlon tribe tribunal trick tricycle
  trigger trilogy trip tripod triumph trolley trophy trumpet trunk trustee tsunami tugboat tulip tumbler tumor
  tumour tunnel turban turbine turntable turret turtle tutorial tuxedo tween twin twist typewriter typhoon tyre
  ulcer umbrella umpire uncle underbite undergrad undertaker undertaking uniform union unit universe university
  uprising user utensil utility vacancy vacation vaccine vacuum valley van vanity vase vault vegetable veil vein
  vendor venture venue veranda verb verdict verse vessel vest vet veteran veterinarian vial victim victory
  videographer viewpoint villa village villain vineyard violin violinist visa visitor vitamin voicemail volcano
  volunteer vote voter vulture wage wagon waist waistband waiter waitlist waitress walk walker walkway wall wand
  wardrobe warehouse warlord warning warrior washer watch watchdog waterfall waterfront watermark wave weakness
  weapon wearer webcam webinar webpage website housewarming wedding wedge week weekday weekend whale wheelbarrow wheelchair whip
  whirlpool whisk whistle widget widow width wife wig wildfire windmill windowsill windscreen windshield winner wipe
  witch wolf woman woodland word wordbook workaround workbench workbook worker workflow workforce workout workplace
  worksheet workspace workstation world worm wrap wrapper wreath wrench wrestler wrinkle wrist writer x-ray yacht
  yard year yogi youngster zebra zipper zoo`.split(/\s+/),
);

/** Whether the word, singular and in any case, is certainly a countable noun. */
export const isCountableNoun = (word: string): boolean => COUNTABLE.has(word.toLowerCase());

/** `village` of `villages`, `battery` of `batteries`; a guess by the ending, to look up what it gives. */
export const singularOf = (plural: string): string => plural.replace(/ies$/, 'y').replace(/s$/, '');
