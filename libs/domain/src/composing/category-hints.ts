/** What a category's name says of its attributes. */

export const ABOUT_PEOPLE =
  /\b(?:audiences?|customers?|users?|clients?|patients?|buyers?|travell?ers?|guests?|students?|learners?|personas?|segments?|demographics?|age|ages|gender|lifestyles?|life stage|stage|famil(?:y|ies)|owners?|members?|who)\b/i;
export const ABOUT_PURPOSE =
  /\b(?:goals?|needs?|use|uses|usage|use cases?|purposes?|occasions?|activit(?:y|ies)|sports?|seasons?|conditions?|situations?|industr(?:y|ies)|sectors?|roles?|teams?|compan(?:y|ies)|business(?:es)?|interests?|motivations?|terrain|surface|rooms?|diet|trip types?|skin types?|foot types?|hair types?)\b/i;
export const ABOUT_LOOKS =
  /\b(?:colou?rs?|materials?|fabrics?|finish(?:es)?|flavou?rs?|cuisines?|shapes?|patterns?)\b/i;
export const ABOUT_PRICE = /\b(?:prices?|pricing|budgets?|costs?|price range|fees?)\b/i;

export const ABOUT_INTEGRATION = /\b(?:integrat\w+|compatibility|compatible|works with|connects?|syncs?)\b/i;
export const ABOUT_INDUSTRY = /\b(?:industr(?:y|ies)|sectors?|verticals?)\b/i;
export const ABOUT_WORRY = /\b(?:worr(?:y|ies)|fears?)\b/i;
/** What somebody does with the thing, rather than is. */
export const ABOUT_ACTIVITY =
  /\b(?:goals?|needs?|wants?|aims?|objectives?|use|uses|usage|used|using|use cases?|purposes?|reasons?|occasions?|activit(?:y|ies)|sports?|interests?|hobb(?:y|ies))\b/i;
/** `Skin type`: of what its adjectives are said. */
export const TYPE_OF = /\b(skin|hair|scalp|nail|soil|lawn|roof|wall|floor|coat)\s(?:types?|conditions?)\b/i;
export const ABOUT_GOAL =
  /\b(?:goals?|purposes?|needs?|wants?|aims?|objectives?|motivations?|jobs? to be done)\b/i;
/** Of what an adjective is said: `rural` of `Type of venue`. */
export const GROUP_OF =
  /\b(travell?er|guest|customer|buyer|client|student|learner|patient|driver|rider|player|organi[sz]ation|compan|business|building|home|house|propert|household|venue|school|shop|store|farm|team|site|garden|pet|dog|horse|vehicle)(?:y|ies|s|es)?\b/i;
export const ABOUT_AGE = /\bages?\b/i;
export const ABOUT_HEADS =
  /\b(?:compan(?:y|ies)|team|business|firm|organi[sz]ation)\s?size|headcount|employees|staff/i;
/** What a thing has or comes with. */
export const ABOUT_PARTS =
  /\b(?:features?|ingredients?|includ\S+|extras?|amenit(?:y|ies)|facilit(?:y|ies)|benefits?|support|specs?|specifications?|comfort|guarantees?|warrant(?:y|ies)|offers?|perks?|add-?ons?|services?|equipment|capabilit(?:y|ies)|comes with|what you get)\b/i;
/** Of these an adjective is said, not of the product: `patient` of `Instructors`. */
export const ABOUT_STAFF =
  /\b(?:instructors?|teachers?|teaching|tutors?|staff|team|drivers?|carers?|caregivers?|crew|technicians?|engineers?|trainers?|coach(?:es)?|guides?|therapists?|our people|service style)\b/i;
