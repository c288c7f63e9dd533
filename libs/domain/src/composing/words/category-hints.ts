/** What a category's name reveals about its attributes. */

export const ABOUT_PEOPLE =
  /\b(?:audiences?|customers?|users?|clients?|patients?|buyers?|travell?ers?|guests?|students?|learners?|applicants?|candidates?|personas?|segments?|demographics?|age|ages|gender|lifestyles?|life stage|stage|couples?|famil(?:y|ies)|owners?|members?|who)\b/i;
export const ABOUT_PURPOSE =
  /(?<!looking |seeking |searching |hoping )\bfor$|\b(?:goals?|needs?|use|uses|used for|usage|use cases?|applications?|purposes?|occasions?|activit(?:y|ies)|sports?|seasons?|conditions?|health|situations?|circumstances?|jobs? to be done|industr(?:y|ies)|sectors?|roles?|teams?|compan(?:y|ies)|business(?:es)?|interests?|motivations?|terrain|surface|rooms?|diet|trips?|trip types?|propert(?:y|ies)|buildings?|homes?|houses?|projects?|plots?|gardens?|yards?|vehicles?|organi[sz]ations?|institutions?|settings?|venues?|skin types?|foot types?|hair types?|body types?|body shapes?|injur(?:y|ies))\b/i;
export const ABOUT_LOOKS =
  /\b(?:colou?rs?|looks?|materials?|fabrics?|finish(?:es)?|textures?|flavou?rs?|cuisines?|shapes?|patterns?|tastes?)\b/i;
/** The kind of thing, not its features. */
export const ABOUT_KIND =
  /\b(?:types?|kinds?|styles?|formats?|deployment|schedules?|levels?|genres?|species|designs?|cuts?|roasts?|blends?|periods?|eras?|themes?|cultures?|civili[sz]ations?)\b/i;
export const ABOUT_CERTIFICATES =
  /\b(?:certif\w+|accredit\w*|standards?|compliance|approvals?|safety|memberships?)\b/i;
/** Categories whose nouns are not parts of a thing. */
export const NO_PARTS = new RegExp(
  `${ABOUT_KIND.source}|\\b(?:occasions?|seasons?|when|uses?|usage|suit\\w*|ideal|best for|who|where|locations?|origins?|regions?|brands?|makers?|topics?|subjects?|ages?|sizes?|destinations?|platforms?|duration|length|status|conditions?|instruments?|certif\\w+|accredit\\w*|standards?|memberships?)\\b`,
  'i',
);
/** Categories of what a thing does not contain. */
export const ABOUT_ABSENCE =
  /^(?:free (?:from|of)|without|(?:made )?without any|does not contain|contains no|no added)$/i;
export const ABOUT_PRICE = /\b(?:prices?|pricing|budgets?|costs?|price range|fees?)\b/i;

export const ABOUT_PLACE =
  /\b(?:places?|locations?|where|(?<!practice )areas?(?! of (?:law|practice|expertise))|regions?|states?|provinces?|cit(?:y|ies)|towns?|countr(?:y|ies)|suburbs?|neighbou?rhoods?|branch(?:es)?|destinations?|origins?|made in|departures?|departing|sail(?:s|ing) from|pick-?ups?|drop-?offs?)\b/i;
/** `Minoan`, `Bronze Age` */
export const ABOUT_TIMES = /\b(?:periods?|eras?|cultures?|civili[sz]ations?)\b/i;
export const ABOUT_ORIGIN = /\b(?:origins?|made in|from|nationalit(?:y|ies))\b/i;
export const ABOUT_DEPARTURE = /\b(?:departures?|departing|sail(?:s|ing) from|embarkation)\b/i;
/** Systems and makes: all of them names. */
export const ABOUT_SYSTEMS =
  /\b(?:platforms?|operating systems?|os|consoles?|stack|connectors?|integrat\w+|compatib\w+|works with|fits|brands?(?! (?:values?|promises?|attributes?|claims?|pillars?|qualities|benefits?|strengths?))|(?<!decision[- ])makers?|manufacturers?)\b|^(?:software|tools?|systems?)$/i;

/** Platforms that a thing runs on. */
export const ABOUT_PLATFORM = /\b(?:platforms?|operating systems?|os|consoles?|devices?)\b/i;
export const ABOUT_INTEGRATION =
  /\b(?:integrat\w+|compatibility|compatible|works with|connects?|connectors?|syncs?)\b|^software$/i;
export const ABOUT_INDUSTRY = /\b(?:industr(?:y|ies)|sectors?|verticals?)\b/i;
export const ABOUT_PROBLEM =
  /\b(?:problems?|pains?|challenges?|struggles?|symptoms?|issues?|frustrat\w*|concerns?|complaints?|difficult(?:y|ies)|headaches|emergenc(?:y|ies)|wrong|faults?|triggers?)\b|^headache$/i;
/** What people have had enough of. */
export const ABOUT_PAIN =
  /\b(?:pains?|pain[- ]?points?|frustrat\w*|annoy\w*|gripes?|headaches)\b|^headache$/i;
/** What is wrong with skin and hair: a product is for it, not for people who have it. */
export const ABOUT_SKIN_TROUBLE =
  /\b(?:skin|hair|scalp|nail)\s(?:concerns?|problems?|issues?|complaints?|troubles?)\b/i;
export const ABOUT_GENRE = /\b(?:genres?|music|languages?|games|hobb(?:y|ies))\b/i;
/** What people like, not what they want to achieve. */
export const ABOUT_INTERESTS = /\b(?:interests?|passions?|tastes in)\b/i;
export const ABOUT_ROOM = /\b(?:rooms?|spaces?)\b/i;
export const ABOUT_TEAM = /\b(?:departments?|functions?)\b/i;
/** Who sells the thing. */
export const ABOUT_STOCKISTS =
  /^(?:where (?:it['’]?s |they['’]?re )?(?:sold|to (?:buy|find)|stocked)|sold (?:at|in|by|through)|stocked (?:at|in|by)|stockists?|retail(?:ers?| partners?))$/i;
/** Where the thing is used, not where it is sold. */
export const ABOUT_USE = /\bwhere (?:they|you|we|it|people)\b|\b(?:used?|rides?|terrain)\b/i;
export const ABOUT_WORRY =
  /\b(?:worr(?:y|ies)|fears?|(?<!(?:skin|hair|scalp|health|medical|dental)\s)concerns?|anxiet(?:y|ies)|barriers?|obstacles?|objections?|hesitations?|hang-?ups?|doubts|turn-?offs?|blockers?|why (?:they|people|customers|others) (?:do not|don['’]t|never|stopped)|why not)\b/i;
/** Criteria by which people choose. Not `form factor`. */
export const ABOUT_CRITERIA =
  /\b(?:criteri(?:a|on)|priorit(?:y|ies)|what matters|(?:buying|purchas\w+|decision|deciding|choice|selection|key|trust) (?:factors?|drivers?))\b|^factors$/i;
/** Possible criteria for choosing a thing; such categories contain its features just as often. */
export const ABOUT_CONSIDERATIONS =
  /\b(?:considerations?|aspects|strengths|(?:unique )?selling points?|USPs?|qualit(?:y|ies)|(?:brand|core|company|our) values)\b|^values$/i;
/** What people do with the thing, rather than what they are. */
export const ABOUT_ACTIVITY =
  /\b(?:goals?|needs?|wants?|aims?|objectives?|use|uses|usage|used|using|use cases?|applications?|seasons?|moments?|purposes?|reasons?|occasions?|activit(?:y|ies)|sports?|settings?|tasks?|chores?|interests?|hobb(?:y|ies))\b|^jobs?$/i;
export const ABOUT_EVENT =
  /\b(?:occasions?|moments?|events?|when|timing|time of year|seasons?|(?:travel|trip) reasons?|reasons? for (?:the |your |their )?(?:travel\w*|trip|stay\w*|gift\w*))\b/i;
/** `Skin type`: the noun that its adjectives describe. */
export const TYPE_OF = /\b(skin|hair|scalp|nail|soil|lawn|roof|wall|floor|coat)\s(?:types?|conditions?)\b/i;
export const ABOUT_GOAL =
  /\b(?:goals?|purposes?|needs?|wants?|aims?|objectives?|motivations?|jobs? to be done)\b/i;
/** The noun that an adjective describes: `rural` in `Type of venue`. */
export const GROUP_OF =
  /\b(travell?er|guest|customer|buyer|client|student|learner|patient|(?<!(?:project|cost|key|business|purchase|decision|growth) )driver|rider|player|bride|groom|shopper|camper|member|cook|baker|gardener|gamer|hiker|homeowner|renter|employer|athlete|runner|cyclist|golfer|investor|borrower|donor|caregiver|organi[sz]ation|compan|business|building|home|house|propert|household|venue|school|shop|store|farm|team|site|garden|pet|dog|cat|horse|vehicle|child|kid|bab)(?:y|ies|s|es|ren)?\b/i;
export const ABOUT_AGE = /\bages?\b/i;
export const ABOUT_HEADS =
  /\b(?:compan(?:y|ies)|team|business|firm|organi[sz]ation)\s?size|headcount|employees|staff/i;
/** What a thing has or comes with. */
export const ABOUT_PARTS =
  /\b(?:features?|ingredients?|includ\S+|extras?|amenit(?:y|ies)|facilit(?:y|ies)|benefits?|support|specs?|specifications?|comfort|guarantees?|warrant(?:y|ies)|offers?|perks?|add-?ons?|services?|equipment|capabilit(?:y|ies)|functionality|craftsmanship|construction|activit(?:y|ies)|comes with|what you get)\b/i;
/** What insurance pays for: `lost luggage`. */
export const ABOUT_COVER = /\b(?:coverage|covered|insured)\b/i;
/** People that an adjective describes instead of the product: `patient` in `Instructors`. */
export const ABOUT_STAFF =
  /\b(?:instructors?|teachers?|teaching|tutors?|staff|team|drivers?|carers?|caregivers?|crew|technicians?|engineers?|trainers?|coach(?:es)?|guides?|therapists?|our people|service style)\b/i;
/** Categories whose names are features of a thing: `AirPlay`, `GraphQL`. */
export const ABOUT_TECHNOLOGY =
  /\b(?:connectivity|connections?|ports|inputs|protocols?|tech|specs?|technolog(?:y|ies)|hardware|stack|frameworks?)\b/i;
/** Categories that do not say what the thing is for: `Reason for visit: broken glasses`. */
export const ABOUT_REASON =
  /\b(?:reasons?|why|where|seen|objections?|triggers?|habits?|lanes?|struggles?|symptoms?|signs?|pains?|problems?|concerns?|challenges?|frustrat\w*|bugs|annoy\w*|issues?|complaints?|difficult(?:y|ies)|headaches)\b/i;
/** What people are about to do, or what makes them do it. */
export const ABOUT_PLANS =
  /\b(?:projects?|triggers?|reasons?|events?|why now|occasions?|situations?|moments?)\b/i;
