import { expect, it } from 'vitest'
import { countryChooser } from './choose-country.ts'
import { checkDeployments } from './deployments.ts'

const checked = checkDeployments({ environment: 'san' })
if (!checked.ok) throw new Error(checked.errors.join('\n'))
const choose = countryChooser(checked.deployments, 'SG')

it.each([
  ['hu.localhost', 'TW', false, 'HU'],
  ['hu.localhost', 'TW', true, 'TW'],
  ['hu.localhost', undefined, true, 'HU'],
  ['localhost', 'TW', false, 'TW'],
  ['localhost', undefined, false, 'SG'],
])(
  'a request to %s with the header %s, of an operator: %s, is for %s',
  (host, header, isOperated, country) => {
    expect(choose({ host, header, isOperated })).toEqual({ ok: true, country })
  },
)

it('a header with a country that is not served is refused', () => {
  expect(choose({ host: 'localhost', header: 'XX', isOperated: false })).toEqual({ ok: false })
  expect(choose({ host: 'hu.localhost', header: 'XX', isOperated: true })).toEqual({ ok: false })
})
