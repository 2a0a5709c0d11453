import { expect, it } from 'vitest'
import { localeTags } from '@beckon/domain/country'
import { hasCatalogue } from './catalogues/index.ts'
import { locales } from './locales.ts'
import { translatorFor } from './translate.ts'

it('a text is in the language, its parent’s or English', async () => {
  expect((await translatorFor('hu'))('action.cancel')).toBe('Mégse')
  expect((await translatorFor('ar-SA'))('action.cancel')).toBe((await translatorFor('ar'))('action.cancel'))
})

it('texts are in English where a language has no catalogue', async () => {
  for (const tag of localeTags.filter(
    (one) => ![one, ...locales[one].fallback.slice(0, -1)].some(hasCatalogue),
  ))
    expect((await translatorFor(tag))('action.cancel')).toBe('Cancel')
})

it('keeps a value in its own order where the sentence runs the other way', async () => {
  expect((await translatorFor('ar'))('branch.id', { id: 'sg-100' })).toContain('\u2068sg-100\u2069')
  expect((await translatorFor('en'))('branch.id', { id: '<b>' })).toBe('ID <b>')
})
