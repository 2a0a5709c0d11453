import { expect, it } from 'vitest'
import { findWords } from './index.ts'

it.each([
  // A plain letter finds all that it is the base of.
  ['arpad', 'Árpád Étterem', 'hu', true],
  ['ulloi', 'Üllői út', 'hu', true],
  ['malmo', 'Malmö', 'sv', true],
  ['orsted', 'Ørsted', 'da', true],
  ['Lodz', 'Łódź', 'pl', true],
  // A letter that the language counts as its own is itself, where it is typed.
  ['öst', 'Ost', 'sv', false],
  ['öst', 'Öst', 'sv', true],
  ['ost', 'Öst', 'sv', true],
  ['öst', 'Ost', 'en', true],
  ['kávé', 'Kave', 'hu', true],
  // Words in any order, in any case, in digits of any script.
  ['tea  EAST', 'East Tea House', 'en', true],
  ['tea west', 'East Tea House', 'en', false],
  ['', 'anything', 'en', true],
  ['٢٥', 'Shop 25', 'ar', true],
  ['ＡＢＣ', 'abc', 'ja', true],
  ['ISPARTA', 'isparta', 'en', true],
  ['ΟΔΟΣ', 'οδός', 'el', true],
  // Arabic letters that are written in two ways, with vowels and without.
  ['احمد', 'أَحمد', 'ar', true],
  ['مكتبه', 'مكتبة', 'ar', true],
  ['علی', 'علي', 'ur', true],
  // A mark of these scripts is a letter.
  ['กา', 'กำ', 'th', false],
  ['か', 'が', 'ja', false],
  ['কল', 'কাল', 'bn', false],
])('%j in %j for a reader of %s: %s', (search, text, language, isThere) => {
  expect(findWords(search, language)(text)).toBe(isThere)
})
