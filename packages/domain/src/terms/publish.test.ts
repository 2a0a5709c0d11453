import { describe, expect, it } from 'vitest'
import { publishViolation, termsState, termsVersions, versionsWith } from './index.ts'

const text = { lead: 'Between you and us.', sections: [{ title: 'Fees', text: 'They are shown before.' }] }
const now = new Date('2027-03-10T12:00:00Z')
const publishing = {
  texts: { nb: text },
  defaultLanguage: 'nb',
  version: '2027-03-11',
  versions: ['2026-11-01', '2027-02-01'],
  now,
}

it.each([
  ['tomorrow', {}, undefined],
  ['today', { version: '2027-03-10' }, 'not-ahead'],
  ['a past day', { version: '2027-02-02' }, 'not-ahead'],
  ['a day in two years', { version: '2029-03-11' }, 'too-far'],
  ['the day of another version', { versions: ['2027-03-11'] }, 'not-newest'],
  ['a day before another version', { versions: ['2027-04-01'] }, 'not-newest'],
  ['tomorrow without the language of the country', { texts: { en: text } }, 'language'],
  [
    'tomorrow with an empty text of another language',
    { texts: { nb: text, en: { ...text, lead: '' } } },
    'empty',
  ],
  ['tomorrow without sections', { texts: { nb: { ...text, sections: [] } } }, 'language'],
  [
    'tomorrow with a section without a text',
    { texts: { nb: text, en: { ...text, sections: [{ title: 'Fees', text: '' }] } } },
    'empty',
  ],
])('terms that count from %s are refused by %s', (_, changed, violation) =>
  expect(publishViolation({ ...publishing, ...changed })).toBe(violation),
)

it('the versions of a country are those of the build and the published ones, by day', () => {
  expect(versionsWith([])).toEqual([...termsVersions])
  expect(versionsWith(['2028-01-01', '2027-01-01'])).toEqual([...termsVersions, '2027-01-01', '2028-01-01'])
})

describe('the state of a version', () => {
  const versions = ['2026-11-01', '2027-02-01', '2027-04-01'] as const
  it.each([
    [null, 'draft'],
    ['2026-11-01', 'past'],
    ['2027-02-01', 'valid'],
    ['2027-04-01', 'announced'],
  ])('of %s is %s', (version, state) => expect(termsState(version, versions, now)).toBe(state))
})
