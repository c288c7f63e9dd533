import { expect, it } from '@jest/globals';
import { maskedQuestion } from './masked-question.js';

it.each<[question: string, names: string[], masked: string]>([
  ['Which Trail Shoes for runners?', ['trail shoes', 'runners'], 'which § for §'],
  ['Which trail shoes for trail?', ['trail', 'trail shoes'], 'which § for §'],
  ['Which shoe, shoes or overshoe?', ['shoe'], 'which § shoes or overshoe'],
  ['shoe shoe-shoe?', ['shoe'], '§ § §'],
  ['Is C++ or C better?', ['C++', 'C'], 'is § or § better'],
  ['Which ＡＣＭＥ under $100?', ['acme', ''], 'which § under §'],
  ['Which a𝒜b or 𛱳?', ['𛱳', 'b'], 'which aab or §'],
  ['Which 𛱳b or b?', ['b'], 'which 𛱳b or §'],
])('%j with the names %j is masked as %j', (question, names, masked) => {
  expect(maskedQuestion(question, names)).toBe(masked);
});
