/**
 * Letters that look like a Latin one, after NFKD and without marks, in their own case: Greek, Cyrillic, Armenian, Cherokee,
 * Lisu and others, small capitals, and Latin letters with a stroke or a hook, which NFKD leaves as they are.
 * Chosen from Unicode's confusables (https://www.unicode.org/Public/security/latest/confusables.txt).
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  A: 'ΑАᎪᗅꓮ𐊠Ⱥ',
  B: 'ΒВᏴᗷꓐ𐊂𐊡ꞴɃƁ',
  C: 'СⲤᏟꓚ𐊢ҪȻƇ',
  D: 'ᎠᗞᗪꓓĐƉƊ',
  E: 'ΕЕᎬꓰⴹ𐊆ɆƐЄ',
  F: 'ϜᖴꓝꞘ𐊇Ƒ',
  G: 'ԌᏀᏳꓖǤƓ',
  H: 'ΗНᎻᕼꓧⲎҢӇҤⱧĦ',
  I: 'ΙІӀⲒꓲᛁⵏƖƗ',
  J: 'ЈᎫᒍꓙͿꞲɈ',
  K: 'ΚКᏦᛕꓗⲔҚҞӃҠⱩꝀƘ',
  L: 'ᏞᒪꓡⳐŁȽⱠ',
  M: 'ΜМᎷᗰꓟϺⲘᛖӍ',
  N: 'ΝꓠⲚƝŊ',
  O: 'ΟОՕꓳⲞⵔØƟѲ𐊒',
  P: 'ΡРᏢᑭꓑⲢƤ',
  Q: 'ⵕԚ',
  R: 'ᎡᏒᖇꓣƦɌ',
  S: 'ЅՏᏕᏚꓢ𐊖',
  T: 'ΤТᎢꓔⲦҬŦƬȾ',
  U: 'ՍᑌꓴɄ',
  V: 'ѴᏙᐯꓦⴸƲ',
  W: 'ԜᎳᏔꓪѠ',
  X: 'ΧХꓫⲬⵝ᙭ᚷꞳҲ',
  Y: 'ΥҮУᎩᎽꓬⲨҰɎƳ',
  Z: 'ΖᏃꓜƵȤ',
  a: 'αаɑᴀ⍺ⱥɐꭺ',
  b: 'βЬьвʙƅᏏᑲᖯƀɓꞵ',
  c: 'сϲⲥᴄꮯҫȼƈ',
  d: 'ԁᏧᑯꓒđɖɗᴅð',
  e: 'εеєҽɇɛᴇꬲ',
  f: 'ſƒꜰꬵքϝ',
  g: 'ɡցɢǥɠᶃƍ',
  h: 'һнհᏂʜћħɦңҥ',
  i: 'ιіıɪɩꙇⲓᎥɨ',
  j: 'јϳᴊȷɉʝ',
  k: 'κкᴋқҟӄҡĸƙⱪꝁ',
  l: 'ӏʟǀłƚɫɭℓ',
  m: 'мᴍɱⲙ',
  n: 'ηпոռɴƞɲŋи',
  o: 'οоօסഠօⲟᴏøɵөѳσჿ',
  p: 'ρрⲣᴘƥ',
  q: 'ԛգզʠ',
  r: 'гᴦⲅʀɽɼɍꭇꭈ',
  s: 'ѕꜱʂƽ',
  t: 'τтᴛŧƭⲧҭƫ',
  u: 'υսᴜʋꞟʉ',
  v: 'νѵᴠ',
  w: 'ωԝաᴡɯѡ',
  x: 'χхⲭҳᕽ',
  y: 'γуүʏɣұỿɏƴ',
  z: 'ᴢʐƶȥꮓζ',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  ss: 'ß',
  SS: 'ẞ',
  th: 'þ',
  TH: 'Þ',
  // Final sigma is the same letter as σ, which looks like an o.
  o_: 'ς',
};

/**
 * Contiguous alphabets that NFKD leaves unchanged or puts into brackets: the code point of their A, and its Latin
 * letter.
 */
const ALPHABETS: readonly [first: number, letter: 'A' | 'a'][] = [
  [0x249c, 'a'],
  [0x1f110, 'A'],
  [0x1f150, 'A'],
  [0x1f170, 'A'],
  [0x1f1e6, 'A'],
];
const LETTERS = 26;

const latin = new Map<string, string>(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    [...others].map((other): [string, string] => [other, letter.replace('_', '')]),
  ),
);
for (const [first, letter] of ALPHABETS)
  for (let place = 0; place < LETTERS; place++)
    latin.set(String.fromCodePoint(first + place), String.fromCharCode(letter.charCodeAt(0) + place));

/** Letters in brackets or boxes, which NFKD would decompose. */
const BRACKETED = /[\u249c-\u24b5\u{1f110}-\u{1f129}]/gu;

/** Replaces letters that NFKD would put into brackets by plain ones. */
export const withoutBrackets = (text: string): string =>
  text.replace(BRACKETED, (letter) => latin.get(letter) ?? letter);

const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** Replaces each letter that looks like a Latin one by that one, in the same case. */
export const asLatin = (text: string): string =>
  text.replace(BEYOND_ASCII, (letter) => latin.get(letter) ?? letter);
