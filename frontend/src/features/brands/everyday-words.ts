/** Everyday words that are brands, too: a question may contain one without meaning the brand. */
const WORDS = new Set(
  (
    'all always amazon apple arrow aware base bay best bird blue bolt boss box bridge bright bubble cake calm camel canvas cash chase ' +
    'clear clever cloud compass coach column corner cove current dash dawn dove drift echo edge element express fable fair field fire ' +
    'first flow focus force forest fox fresh gap gather glow gold good great green grid guess harvest haven honest house ideal indigo ' +
    'intuit jaguar jet joy jump kind lark leaf lean lemonade level lever light lime line link loom lush mango match meta method mint ' +
    'modern monday moon native nest next north notion now oasis off on open orange orbit oscar outdoor outlook over patch path peak ' +
    'pillow plain play polar pure puma puzzle quest quick ramp reach real ring rise river root sage scout shell shift silk simple ' +
    'slack smart snow sonic spark spring sprint square stitch stone story stripe sun super swift target teams tide together toast ' +
    'total tower tree up urban virgin visa vital wave way well wise wish wonder wonderful work zoom'
  ).split(' '),
);
const SHORT = 4;

/** Whether a brand's name often occurs in a text without meaning the brand. */
export const isEverydayName = (name: string): boolean => {
  const letters = name.trim();
  return letters !== '' && ([...letters].length < SHORT || WORDS.has(letters.toLowerCase()));
};
