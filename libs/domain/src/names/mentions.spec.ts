import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold, sameQuestionKey } from './folding.js';
import { isMentionable, mentions, mentionsAny } from './mentions.js';

describe('a name is found as a whole word, however it is spelt', () => {
  it.each<[name: string, good: string[], bad: string[]]>([
    ['Blackberry', ['blackberries', 'Blackberrys', 'Black Berry’s'], ['blackberrie', 'blackberriesque']],
    ['Nify', ['Nifies', 'NIFIES'], ['nifie']],
    ['Play', ['plays'], ['plaies']],
    [
      'Acme',
      [
        'ACME',
        'acme',
        'Acme’s',
        "Acme's",
        "ACME'S",
        'Acmes',
        'Acmes’',
        'Acme-like',
        'non-Acme',
        '(Acme)',
        '“Acme”',
        'Acme.',
        'Ac\u200bme',
        'A\u200cc\u200dm\u2060e',
        'Ac\u00adme',
        '\ufeffAcme',
        'Ac\u202eme',
        'Ac\u034fme',
        'Acme\ufe0f',
        'Ac\u180eme',
        'Ac\u3164me',
        'Ａｃｍｅ',
        'ＡＣＭＥ',
        'Аcme',
        'Асме',
        'АСМЕ',
        'асме',
        'Αcme',
        'Αcmε',
        'αcme',
        'Acмe',
        'Aсmе',
        'Äcme',
        'Ácmé',
        'A\u0301cme\u0308',
        'Ãćṁë',
        'Ⱥcmɇ',
        'Ac-me',
        'A-c-m-e',
        'A c m e',
        'Ac me',
        'Ac’me',
        "A'cme",
        'Ac‑me',
        'Ac–me',
        'Ac_me',
        'Ac·me',
        '𝐀𝐜𝐦𝐞',
        '𝒜𝒸𝓂ℯ',
        '𝔄𝔠𝔪𝔢',
        'Ⓐⓒⓜⓔ',
        '🅐🅒🅜🅔',
        '🄰🄲🄼🄴',
        'ᴀᴄᴍᴇ',
        '⒜⒞⒨⒠',
        '🇦🇨🇲🇪',
        'Acme™',
        'Acme®',
        'Acmeは',
        '「Acme」',
        'Ꭺcme',
        'ꓮcme',
      ],
      ['acmeist', 'Pacme', 'acmeä', 'Acme2', 'mac me', 'Ac, me', 'Ac. me', 'ac/me', 'acne', 'Akme'],
    ],
    [
      'Coca-Cola',
      [
        'Coca-Cola',
        'Coca Cola',
        'CocaCola',
        'coca‑cola',
        'COCA–COLA',
        'Coca’Cola',
        'Coca-Cola’s',
        'Сoca-Сola',
      ],
      ['Coca', 'Cola', 'Coca or Cola', 'Coca, Cola'],
    ],
    [
      "McDonald's",
      ['McDonald’s', 'McDonalds', 'Mc Donald’s', 'McDonald', 'MCDONALD`S', 'McDonald´s'],
      ['McDonaldson'],
    ],
    ["Levi's", ['Levis', 'Levi’s', 'Levi', 'LEVI’S'], ['Levite', 'Levity']],
    ['Häagen-Dazs', ['Haagen Dazs', 'HÄAGEN-DAZS', 'Häagen‑Dazs’s', 'Haagendazs'], ['Haagen', 'Haagen Daz']],
    ['Müller', ['Müllers', 'MÜLLER', 'Muller', 'Mu\u0308ller'], ['Muellers', 'Müllerei']],
    ['Lexus', ['Lexuses', 'Lexus’', 'LEXUS'], ['Lexu']],
    ['Fin', ['Fins', 'fin’s'], ['fines', 'final']],
    ['Guess?', ['Is Guess good', 'Guess?', 'guess’s'], ['guessing', 'guesswork']],
    ['Yahoo!', ['Yahoo! Mail', 'Yahoo Mail'], ['yahooligan']],
    ['Dr. Martens', ['Dr Martens', 'dr. martens', 'Dr.Martens'], ['Dr Martin', 'Martens']],
    ['C++', ['Is C++ good?', 'C+ +', 'Ｃ＋＋'], ['C++11', 'C+', 'C']],
    ['AT&T', ['AT&T', 'at & t', 'AT and T', 'ＡＴ＆Ｔ'], ['ATT', 'AT+T']],
    ['Forever 21', ['Forever 21s', 'forever21’s'], ['Forever 210', 'Forever 21st']],
    ['Marks & Spencer', ['Marks and Spencer', 'Marks & Spencers'], ['Marks Spencer']],
    ['Marks and Spencer', ['Marks & Spencer', 'marks&spencer’s'], ['Marks or Spencer']],
    ['Toys “R” Us', ['Toys "R" Us', 'Toys"R"Us', 'ToysRUs'], ['Toys "A" Us']],
    ['7-Eleven', ['7-Eleven', '7 eleven', '7Eleven’s'], ['17-Eleven', '7-Elevenths']],
    ['a.b', ['a.b', 'ab', 'A.B.'], ['axb']],
    ['Don', ['Don', 'Don’s', 'Don, please'], ['don’t', "I don't"]],
    ['任天堂', ['任天堂のゲームは?'], ['任天']],
    ['コカ・コーラ', ['コカコーラは?', 'コカ・コーラ'], ['コカ']],
    ['삼성', ['삼성이 좋은가요?'], ['사성']],
    ['사', ['사가'], ['삼']],
    ['バナナ', ['バナナは'], ['ハナナ']],
    ['Νίκη', ['ΝΙΚΗ', 'νίκη', 'Νικη'], ['νικητής']],
    ['Яндекс', ['яндекс', 'ЯНДЕКС', 'Яндекс-такси'], ['яндексом']],
    ['टाटा', ['टाटा की'], ['टटा', 'टाटाई']],
    ['Straße', ['STRASSE', 'strasse', 'Strasse'], ['strase']],
    ['Øresund', ['oresund', 'ORESUND'], ['eresund']],
    ['ﬁnest', ['finest', 'FINEST', 'ﬁnest'], ['finer']],
    // With digits and signs that look like letters, inside a word; a number remains one.
    [
      'Nordvik',
      ['N0rdvik', 'N0rdv1k', 'NORDV1K', 'Nordv!k', 'N.o.r.d.v.i.k', 'n.o.r.d.v.i.k'],
      ['N0rdv1g', 'nord. Vik'],
    ],
    ['Kiddoo', ['Kidd00', 'K1ddoo'], ['Kidd. oo', 'Kidd100']],
    ['Away', ['Aw4y', '@way-aways'], ['a 4 way valve', '4way', 'a 4-way stop', 'Aw. ay']],
    ['Sport', ['Sp0rt', 'SP0RTS'], ['a 5 port switch', '5port', 'sp. ort']],
    ['Pixels', ['P1xels', 'Pixe1s'], ['Pixel5', 'Pixel 5', 'P1x31s']],
    ['Bose', ['B0se', 'Bo5e', 'b.o.s.e'], ['B05E', '80se', 'Bo. Se']],
    ['HP', ['HP', 'H P'], ['H.P.', 'h. p.']],
    ['SN Homes', ['S.N. Homes', 'SN Homes', 'S.N.Homes'], ['S. N. Homes', 'SN. Homes']],
    ['NVK', ['N.V.K.', 'N.V.K', 'nvk'], ['N. V. K.', 'NV.']],
    ["L'Oréal", ['L.Oréal', 'L0real'], ['L. Oréal']],
    // A number in words or digits, where the rest of the name is long enough.
    [
      '4ocean',
      ['4ocean', 'four ocean', 'Four-Ocean', '40cean', '4 oceans'],
      ['14ocean', 'for ocean', 'four, ocean'],
    ],
    [
      'Seventh Generation',
      ['7th Generation', '7thGeneration', '7th-generation'],
      ['7 generation', '17th Generation', 'sixth generation'],
    ],
    [
      'Forever 21',
      ['Forever Twenty-One', 'forever twentyone', 'Forever 2 1'],
      ['forever twenty', 'forever 2.1'],
    ],
    ['Five Guys', ['5 Guys', 'five guys', '5guys'], ['55 guys', 'fifth guys', '.5, guys']],
    ['3M', ['3M', '3 m'], ['three m', '3.M']],
    ['Two', ['two'], ['2']],
    // `and` as a word, or without spaces on either side.
    ['B&O', ['B and O', 'BandO', 'B & O', "B 'n' O", 'B n O', 'B und O'], ['band O', 'b ando', 'BnO']],
    ['Procter & Gamble', ['Procter et Gamble', 'Procter y Gamble'], ['Procterygamble', 'Procter or Gamble']],
    // Without the possessive within it.
    [
      "Tony's Chocolonely",
      ['Tony Chocolonely', 'Tonys Chocolonely', 'TONY’S CHOCOLONELY'],
      ['Ton Chocolonely', 'Tony’s chocolate'],
    ],
    ['Booking.com', ['Booking dot com', 'booking com'], ['booking', 'booking comes first']],
    ['Nike Air', ['nike   air', 'Nike\u00a0Air', 'NikeAir', 'Nike – Air'], ['nike hair', 'Nike and Air']],
    ['Anything', ['anything'], ['any']],
  ])('%j', (name, good, bad) => {
    expect(good.filter((text) => !mentions(`Is ${text} any good`, name))).toEqual([]);
    expect(bad.filter((text) => mentions(`Is ${text} any good`, name))).toEqual([]);
  });

  it.each(['???', ' ', '-', "'", '\u200b', '‽ ', '՞', '\ufffd', '\ue000', ''])(
    'but for one of nothing, such as %j',
    (name) => {
      expect([isMentionable(name), mentions(`a ${name} b`, name)]).toEqual([false, false]);
    },
  );

  it('and for every name between words', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1 })
          .filter((name) => /\p{L}/u.test(name) && isMentionable(name)),
        (name) => expect(mentions(`before ${name} after`, name)).toBe(true),
      ),
      { numRuns: 200 },
    );
  });
});

describe('a name that is a word too is found in its own case, and not as the first word of a sentence', () => {
  it.each<[name: string, good: string[], bad: string[]]>([
    [
      'On',
      [
        'Are the On shoes light?',
        'Is On’s sole soft?',
        'Which is lighter, Hoka vs. On?',
        'Which: On?',
        'Is Оn good?',
        'Is O\u200bn good?',
        'Oh! Is On any good?',
      ],
      [
        'On which shoes can I rely?',
        'Which shoes stay on?',
        'WHAT IS ON OFFER?',
        'I run daily. On what shoes?',
        '“On what shoes?” is that it?',
        'Is Ont far?',
        '¿On what?',
      ],
    ],
    [
      'Gap',
      ['Are Gap jeans good?', 'Are the Gaps good?'],
      ['Which brush fits a gap?', 'Gap wedges: which?', 'Mind the GAP?'],
    ],
    [
      'The North Face',
      ['The North Face or not?', 'Is The North Face good?'],
      ['the north face of the hill?'],
    ],
  ])('%j', (name, good, bad) => {
    const names = { names: [name], matchCase: true };
    expect(good.filter((text) => !mentionsAny(text, names))).toEqual([]);
    expect(bad.filter((text) => mentionsAny(text, names))).toEqual([]);
  });
});

describe('a name within an exempt one', () => {
  it.each<[text: string, names: string[], exempt: string[], found: boolean]>([
    ['Is the Acme Pro nice?', ['Acme'], ['Acme Pro'], false],
    ['Is the ACME-PRO nice?', ['Acme'], ['Acme Pro'], false],
    ['Is the Acme Pro by Acme nice?', ['Acme'], ['Acme Pro'], true],
    ['Is the Асme Рro nice?', ['Acme'], ['Acme Pro'], false],
    ['Is an Ajax good?', ['Acme', 'Ajax'], ['Acme Pro'], true],
    ['Is the On Cloud good?', ['On'], ['On Cloud'], false],
  ])('%j of %j, exempt %j: %s', (text, names, exempt, found) => {
    expect(mentionsAny(text, { names }, exempt)).toBe(found);
  });
});

describe('the folding', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(fold(fold(text))).toBe(fold(text))),
      { numRuns: 200 },
    );
  });

  it.each<[one: string, other: string, same: boolean]>([
    ['What is best?', ' what  IS\nbest ? ', true],
    ['What is best?', 'Ｗｈａｔ ｉｓ ｂｅｓｔ？', true],
    ['What is best?', 'What, is “best”?', true],
    ['What is best?', 'What is be\u200bst?', true],
    ['What is the best-rated café?', 'What is the best rated cafe?', true],
    ['What is best?', 'What is better?', false],
    ['Is C good?', 'Is C++ good?', false],
    ['Is C good?', 'Is C# good?', false],
    ['Size 7.5?', 'Size 75?', false],
    ['Under $100?', 'Under €100?', false],
  ])('%j and %j are the same question: %s', (one, other, same) => {
    expect(sameQuestionKey(one) === sameQuestionKey(other)).toBe(same);
  });
});

describe('a name whose first character takes two UTF-16 units', () => {
  it('is looked for to the end of the text where it stands inside a word', () => {
    expect(mentions('Which a𛱳b is best?', '𛱳b')).toBe(false);
    expect(mentions('Which a𛱳b or 𛱳b is best?', '𛱳b')).toBe(true);
  });
});

describe('names by the thousand', () => {
  const names = Array.from({ length: 2_000 }, (_, place) => `Rival number ${place} ${'of many '.repeat(10)}`);

  it.each([true, false])('are looked for in one text, with case: %s', (matchCase) => {
    const find = (text: string) => mentionsAny(text, { names, matchCase });
    expect(find('Which of many shoes would you pick?')).toBe(false);
    expect(find(`Is the ${names.at(-1)}good?`)).toBe(true);
  });
});
