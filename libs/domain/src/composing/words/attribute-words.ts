/** Words and endings by which the part of speech of an attribute is guessed where compromise does not know it. */

/** Verbs that say what a thing does, not its seller, where no noun begins like that. */
export const PRODUCTS_DO =
  /^(?:(?:(?:seats|sleeps|serves|feeds|prints)(?=\s\d)|ships(?=\s(?:assembled|flat))|adds|chases|carries|builds|packs|fits|works|lasts|runs|supports|covers|includes|handles|deploys|needs|requires|has|is|allows|makes|keeps|holds|weighs|helps|uses|saves|tracks|connects|integrates|syncs|folds|reduces|protects|prevents|improves|removes|feels|looks|tastes|stays|complies|meets|attracts|sews|lies|kills|stops|contains|goes|grows|adapts|converts|collapses|pairs|glows|ages|pays|shows(?! up)|teaches|trains|opens|buffers|comes (?:with|in)|ships (?:in|within|from|free|flat|fast|assembled)|records|measures|detects|sends|learns|mixes|heats|cools|rolls|hangs|turns|starts|calculates|generates|automates|reminds|tells|plays|departs|recharges|brews|grinds|blends|washes|dries|swivels|reclines|extends|expands|inflates|vibrates|beeps|notifies|warns|remembers|recogni[sz]es|understands|translates|exports(?!\sincluded)|identifies|predicts|suggests|recommends|organi[sz]es|receives|earns|promotes|relieves|soothes|calms|hydrates|moisturi[sz]es|nourishes|softens|exfoliates|brightens|tightens|smooths|strengthens|restores|replaces|revives|boosts|increases|enhances|stimulates|regulates|lowers|fights|resists|repels|absorbs|wicks|breathes|stretches|attaches|floats|follows|eliminates|dissolves|biodegrades|adjusts|conforms|cradles|rotates|closes|seals|accommodates|combines|encourages|simulates|operates|produces|simplifies|(?:charges|sails|flies|leaves|links|scales|backs|breaks|plugs|clips|zips|lights|stands)(?=\s(?:up|down|to|from|into|onto|in|via|with|by|over|no)\s)|(?:files|imports|bonds|masks)(?!\s(?:and|or|from|included)\s))|(?:save|reduce|rehydrate|protect|prevent|improve|remove|comply|resist|absorb|adapt|connect|integrate|contain|need)|(?:ship|arrive)\s(?:within|in|from|by)|(?:store|keep|fit|fold|last|dry|stay|run|work)\s(?:flat|in|for|on|with|to|up|well|all|at|within|over|under|until))\s/i;
/** Verbs for what people want to do. Other verbs look like nouns: 'tax season'. */
export const GOAL_VERBS = new Set(
  `achieve accept finish migrate control hit collaborate coordinate engage ensure fund market bill block hedge diversify leave order add apply offboard onboard breed hatch climb cross inspect document digitise digitize identify recreate rebuild relocate verify wake fill tick assemble attract automate avoid bake beat become boost borrow brighten bring browse build buy
  calculate calm cancel capture carry catch celebrate check choose clean combine commute compare complete comply
  connect consolidate cook cool create cut declutter decorate deliver detect deter discover donate download earn
  eat eliminate encourage enjoy entertain escape even expand explore extend fade feed feel find finish fix follow free
  gain get give go grill grow handle harvest hear hide hire honor honour host hydrate impress improve increase
  install insulate insure invest join keep learn look lose lower maintain make manage maximise maximize measure
  meet memorise memorize minimise minimize modernise modernize monitor move negotiate optimise optimize organise
  organize pass pay perform plan practice practise prepare present preserve prevent protect prove qualify quit
  raise reach read recover recycle reduce refinish refresh refurbish register rehearse relax relive remember
  remove renovate rent repaint repair replace restore retain retire return reupholster reuse revise revive run
  satisfy save secure see sell send serve settle share shorten show simplify simulate sleep smooth soften solve
  soothe sort speak spend spot stand start stay stop store straighten stream streamline strengthen support
  surprise swap switch take teach talk tidy tighten tone trace track train transfer treat try turn unblock understand unplug disconnect unwind
  upgrade upload visit warm wash win write`.split(/\s+/),
);
/** What customers want, have or do, as staff write it. */
export const PERSONAL_VERB =
  /^(?:wants?|needs?|competes?|have|has|hates?|distrusts?|dislikes?|fears?|prefers?|suffers?|struggles?|care about|cares about|are|(?:own|love|like|enjoy|keep)s?\s(?:an?|the|to|their|many|several|two|\S+ing)|lives?\s(?:in|at|on|with|near|alone|abroad|far|outside)|works?\s(?:from|in|at|on|with|outdoors|nights|shifts)|travels?\s(?:with|for|by|in|to|alone)|looks? for|(?:just|recently|never|already)\s(?:been|got|gone|had|moved|bought|\w+ed)|always|often|rarely)\s/i;
export const PEOPLE_FIRST =
  /^(?:people|those|men|women|kids|children|adults|seniors|parents|families|couples|students|teams|companies|businesses)\s/i;
export const PEOPLE =
  /(?:^|[\s-])(?:people|men|women|kids|children|teens|teenagers|adults|seniors|grandparents|grandchildren|grandkids|parents|mothers|moms|mums|fathers|dads|famil(?:y|ies)|couples|students|beginners?|novices|experts|professionals|pros|runners|athletes|counsel|travell?ers|freelancers|entrepreneurs|startups|start-ups|teams?|businesses|companies|enterprises|agencies|brokerages|dealerships|franchises|charities|studios|clinics|practices|nonprofits|non-profits|retirees|owners|buyers|users|learners|families|babies|toddlers|girls|boys|newcomers|employees|workers|expats|nomads|veterans|renters|homeowners|freshers|graduates|investors|patients|commuters|gamers|cyclists|hikers|backpackers|collectors|enthusiasts|lovers|households|schools|hospitals|teachers|nurses|doctors|paramedics|medics|developers|designers|marketers|managers|cooks|chefs|bakers|dog owners|dogs|cats|pets|staff|admins|singles|skiers|diabetics|pensioners|owls|nesters|roommates|flatmates|housemates|scouts|millennials|boomers|riders|drivers|wearers|holders|sellers|sleepers|swimmers|makers|growers|keepers|farmers|gardeners|builders|crafters|writers|readers|drinkers|eaters|smokers|climbers|campers|anglers|walkers|racers|starters|switchers|movers|carers|caregivers|officers|cooks|vegans|vegetarians|newly[- ]?weds|twins|triplets|siblings|honeymooners|landlords|tenants|artists|tourists|grandparents|immigrants|migrants|residents|grads|trainees|refugees|visitors|geeks|snobs|hobbyists|downsizers|snowbirds|first-timers|(?:gym|theatre|festival|church|party)[- ]?goers|aunts|uncles|preschoolers|tweens|homeschoolers|solopreneurs|founders|birders|(?!speci|regi|abdo|acu)[a-z]{3,}(?:men|women)|\w+s-to-be)$/i;
export const PREPOSITION =
  /^(?:under|over|below|above|without|with|for|from|in|on|at|by|near|between|up to|less than|more than|fewer than|at least|at most|around|about|within|inside|outside|behind|after|before|during|beyond|per|via|not|through|close to|next to|cheaper than|better than|no more than|out of|of|to|as|along|across|while|when)\s/i;
export const CLAUSE = /^(?:that|which(?! (?:trusted trader|best buy)$)|who|whose|where)\s/i;
/** `low maintenance`, `best value`: with a hyphen it goes before the noun. */
export const LEVEL_OF = /^(?:(?:low|high|zero)\s[a-z]+(?<![^u]s)|(?:good|great|best)\svalue)$/i;
/** Something that comes with a thing: `full coverage included`. */
export const COMES_WITH = /\S\s(?:included|guaranteed|provided|available|allowed|accepted|welcome)$/i;
/** Something that a thing lets its user do: `cancel anytime`. */
export const YOU_MAY =
  /^(?:bring|cancel|refer|freeze|pay|book|return|try|upgrade|pause|skip|swap|order|buy|rent|switch|choose|customi[sz]e|borrow|spread|apply|enrol|enroll|register)\s(?:anytime|any|weeks|meals|proteins|sides|dates|months|deliveries|online|in|by|on|at|before|after|later|monthly|weekly|yearly|annually|per|for|with|from|whenever|now|later|your|the|an?)\b/i;
/**
 * Countable features, which take an article. Others, such as `luggage transfer` and `velcro`, are as often used without
 * one.
 */
export const COUNTED_FEATURE = new RegExp(
  `(?:^|[\\s-])(?:account|area|arena|behaviou?rist|bezel|celebrant|fare|freeze|lump sum|decision|hotspot|interior|kitchenette|keyboard|courtyard|arrival|install|suite|waiver|firepit|hamper|adapter|address|alarm|album|allowance|angle|apartment|app|archive|area|assistant|audit|bag|balcony|band|bar|barrier|base|basket|bath|battery|bench|blade|blanket|block|boiler|bonus|bottle|bowl|box|bracket|brochure|brush|buckle|build|builder|burial|button|cabinet|cable|calculator|camera|camp|card|case|catalogue|center|centre|certificate|channel|chapel|charger|chart|checklist|chip|circuit|clause|clinic|coach|coat|coating|coffin|collar|colour|community|compartment|component|configurator|connection|connector|consultation|contact|container|contract|converter|cord|corner|counter|course|cover|cupboard|curator|cushion|cycle|dashboard|date|deadline|deal|deck|delay|demo|design|desk|device|dial|disc|domain|discount|display|dock|door|drain|drawer|drive|edge|effect|engine|entrance|environment|event|exchange|extension|fan|fastener|fee|field|file|filter|finish|fireplace|flap|flavour|fold|folder|footprint|form|forum|frame|function|garage|garden|gate|gift|grinder|group|guarantee|guide|habitat|handle|hearse|heater|helpline|hood|hook|hose|host|hotline|hub|image|inlet|insert|inspection|instructor|integration|invoice|island|item|jack|key|kit|kitchen|knob|lab|label|ladder|lake|launch|layer|layout|leg|lens|lesson|lever|library|licen[cs]e|lid|light|limit|line|liner|lining|link|list|listing|loan|lock|log|login|logo|look|loop|lounge|manager|map|mark|mask|mat|match|membership|menu|meter|microphone|mirror|mode|monitor|motor|mount|neck|network|nozzle|number|nurse|office|option|order|organiser|outer|pad|paddock|page|panel|pass|path|patio|pattern|pen|period|phone|picture|pin|pipe|place|plan|planner|plate|platform|player|plug|pocket|point|pole|policy|pool|port|portal|post|pouch|practice|price|principle|program(?:me)?|package|bank|preview|cap|property|provider|pump|quiz|quote|rack|rail|ramp|range|rate|rating|ray|reader|recipe|record|refund|reminder|remote|rep|report|response|retainer|review|ribbon|ride|ring|roast|rod|roof|room|route|rule|run|saddle|safe|sample|sauna|scan|schedule|scheme|score|screen|season|seat|sector|sensor|service|session|set|sheet|shelf|shift|shop|shower|showroom|shuttle|sign|signal|sink|site|size|skirt|sleeve|slide|slot|socket|sole|spa|spot|spreadsheet|stand|station|stay|step|stool|store|strap|strip|studio|subscription|sunroof|surcharge|surface|survey|swap|switch|tab|table|tank|tap|target|task|tattoo|team|template|terminal|terrace|test|thermostat|timer|title|token|tone|tool|torch|touchscreen|tour|towel|track|tracker|trailer|tray|tree|trial|trim|tube|turnaround|tutor|upgrade|upload|valve|vehicle|version|view|viewer|visit|voucher|wallet|warmer|warranty|wheel|whiteboard|window|wing|wire|workshop|zip|zone|blend|creche|crèche|system|preamp|amplifier|speaker|tub|tuner|burner|drivetrain|stove|oven|hob|fretboard|fridge|freezer|dishwasher|microwave|kettle|barbecue|tier|club|IP|park|truck|curriculum|check|pack|shooter|peek|loader|cab|transmission|frother|ticket|movement|crystal|caseback|\\w+ctor)$`,
  'i',
);
/** Before uncountable or unlimited amounts: `unlimited mileage`. */
export const WITHOUT_ARTICLE = /^(?:(?:unlimited|zero|full|extra|enough|more|less)\b|duty of care$)/i;
/** A figure with its unit: `11 kW`, `500 GB`. */
export const AMOUNT = /^\d[\d.,]*[\s-]?[a-zA-Z"]{1,4}$/;
export const MONEY = /[$€£¥₹]|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|bucks?)\b/i;
export const ADJECTIVE_ENDING =
  /(?:-?proof|intolerant|allergic|(?:energy|time|space|water|labou?r|cost)[- ]saving|(?:energy|fuel|space|water|cost|time)[- ]efficient|air[- ]purifying|moisture[- ]wicking|noise[- ]cancell?ing|pain[- ]relieving|-?free|-resistant|-friendly|able|ible|less|ful|ous|-sized?|-based|-made|-grade|-ready|-safe|-certified|-compliant|-approved|-rated|-owned|-led|-fed|-powered|-neutral|-tolerant|tight|-conscious|-handed|-fit|-rise|-top|-cut|-speed|-end|-quality|-tech|-range|-term|-scale|-style|-duty|-fat|-carb|-sugar|-calorie|-protein|-acting|-drying|-lasting|-minded|-site|-grown|-roasted|-pressed|-toed?|-aged)$/i;
export const ADJECTIVES = new Set(
  `vegan vegetarian freemium fortnightly backlit saltwater aero rotating reclining swivelling composite white-label drugstore wraparound waterproof luxury premium budget compact mini portable cordless wireless smart digital online local kosher
  halal keto paleo petite plus-size unisex freestanding retro vintage modern electric manual automatic indoor outdoor silver gold navy beige
  black white red blue green grey gray brown pink purple orange yellow small large medium big tiny wide narrow long short
  high low light heavy soft hard fresh raw dry sweet spicy hot cold iced wooden metal cotton wool leather linen bamboo cork
  mesh suede denim steel ceramic glass rubber plastic open-source cloud-based on-premise on-premises evergreen in-home one-to-one one-on-one bare-root self-hosted part-time full-time
  remote hybrid dark bright in-person open-box ex-display ex-demo all-inclusive boutique family-run family-owned accredited certified licensed insured refurbished
  handmade second-hand used new renewable solar hydraulic pneumatic industrial custom made-to-measure bespoke free paid
  turnkey hypoallergenic antibacterial unscented ergonomic foldable adjustable stackable washable bilingual private public nonprofit outdoorsy sporty
  solo single married pregnant retired unemployed lakefront beachfront waterfront oceanfront riverfront drive-up drive-through multicolor multicolour fairtrade montessori ultralight multiplayer all-girls all-boys plush travel-size homelike undercover on-site off-site on-device off-grid real-time step-through last-minute fast-growing slow-growing men's women's kids' children's mens womens absorbent`.split(
    /\s+/,
  ),
);
/** `the UK`, `the Dolomites`, `the Amalfi Coast`. */
export const THE_PLACE =
  /^(?:United States|United Kingdom|United Arab Emirates|UK|US|USA|UAE|EU|Netherlands|Philippines|Maldives|Bahamas|Balkans|Baltics|Alps|Dolomites|Pyrenees|Midlands|Highlands|Cotswolds|Nordics|Balearics|Greek Ionian|Twin Cities|Quad Cities|Inland Empire|Lower Mainland|Caribbean|Mediterranean|Middle East|Czech Republic|Canaries|Outer Banks|(?:East|West) Midlands|Scottish Borders|(?:Red|Dead|Black|North|Baltic|Adriatic|Aegean|Irish) Sea|(?:North|South) (?:West|East)|Black Forest|Hill Country|Algarve|Dordogne|Serengeti|Masai Mara|Hebrides|(?:Inner|Outer) Hebrides|Riviera|Hamptons|Bronx|Ruhr|Rhineland)$|^Isles? of \p{Lu}|^(?!Beverly|Forest|Woodland|(?:Napa|Silicon|Death|Sun|Simi|Castro|Sonoma|Yosemite|Oro|Apple|Happy|Green|Spring|Pleasant) Valley)\p{Lu}.*\s(?:[Ii]slands|[Hh]ills|Isles|[Cc]oast|Highlands|Alps|[Mm]ountains|[Ff]jords|[Ll]akes|Downs|Dales|Moors|Fells|[Vv]ineyards|[Oo]utback|[Dd]esert|[Rr]ainforest|[Ss]avannah?|Oberland|Keys|Peninsula|Valley|District|[Dd]elta|[Rr]egion|[Aa]rea)$/u;
/** Only a price: `$39/month`, `50p a day`; but not `£10 million liability cover`. */
export const A_PRICE =
  /^(?:[$€£¥₹]\s?\d[\d.,]*\s?[km]?|\d[\d.,]*\s?(?:usd|eur|gbp|dollars?|euros?|pounds?|bucks?|[$€£¥₹¢]|p))(?:\s?(?:\/|per\b|an?\b|each\b|pp\b|for\b|or\b|-|–|to\b).*|\+)?$/i;
/** `$150-200`, `£200 to £400`. */
export const PRICE_RANGE = /^([$€£¥₹])\s?(\d[\d,.]*)\s?(?:-|–|to)\s?\1?\s?(\d[\d,.]*)$/;
/** How many people a company has: `50-200`, `over 500 staff`. */
export const COUNTS =
  /^(?:(?:over|under|up to|at least|more than|less than|fewer than)\s)?\d[\d,.]*\+?(?:\s?(?:[-–]|to)\s?\d[\d,.]*\+?)?(?:\s(?:staff|employees|people|users|seats))?$/i;
/** `under 50 guests`, `50 to 150 seats`, `over 30 days` */
export const QUANTITY =
  /^(?:(?:over|under|up to|at least|more than|less than|fewer than)\s)?\d[\d,]*\+?(?:\s?(?:[-–]|to)\s?\d[\d,]*\+?)?\s(?:(?<people>guests|people|players|users|staff|students|children|kids)|seats|pets|dogs|cats|cars|vehicles|properties|units|rooms|beds|sites|locations|stores|shops|orders|hours|days|nights|weeks|months)$/i;
/** The message of a gift or a card: `thank you`. */
export const SAID =
  /^(?:thank you|thanks|get well(?: soon)?|congratulations|sorry|goodbye|good luck|well done)$/i;
export const KIN =
  /^(?:(?:best|old) friend|girlfriend|boyfriend|husband|wife|partner|(?:grand)?(?:mum|mom|ma|mother|dad|pa|father)|(?:mother|father)-in-law|sister|brother|aunt|uncle|niece|nephew|boss|neighbou?r)$/i;
export const CONDITION =
  /^(?:ADHD|MS|ALS|CKD|POTS|SEND?|PCOS|IBS|IBD|OCD|PTSD|COPD|GERD)$|(?:^|\s)(?:allergy|allergies|intolerance|diabetes|syndrome|disorder|disease|phobia|asthma|eczema|arthritis|dementia|autism|epilepsy|migraines?|(?:limited|reduced) mobility|seasickness|rosacea|psoriasis|tinnitus|dyslexia|\p{L}+plasia|hay fever|sciatica|vertigo|fibromyalgia|(?:hearing|vision|hair) loss|tear|sprain|fracture|disc|impairments?|ACL)$/iu;
/** Words that describe persons, whatever the category. */
export const PERSONAL =
  /^(?:(?:left|right|short|long|near|far)[- ](?:handed|sighted|footed)|self-employed|HNW|plus[- ]size|retired|pregnant|overweight|divorced|elderly|disabled|widowed|bereaved|injured|unemployed|high[- ]net[- ]worth)$/i;
/** Diets, beliefs and conditions whose adjective also names the person. */
export const CALLED =
  /^(?:vegan|vegetarian|pescatarian|coeliac|celiac|diabetic|humanist|atheist|christian|catholic|muslim|hindu|buddhist|sikh)$/i;
/** `advanced or expert` of riders or learners. */
export const SKILL_LEVEL =
  /^(?:beginner|novice|intermediate|advanced|expert|pro)(?: or (?:beginner|novice|intermediate|advanced|expert|pro))?$/i;
/** Departments that people work in. */
export const A_DEPARTMENT =
  /^(?:purchasing|procurement|engineering|marketing|finance|legal|operations|HR|IT|sales|maintenance|quality|R&D|logistics|compliance|facilities)$/i;
