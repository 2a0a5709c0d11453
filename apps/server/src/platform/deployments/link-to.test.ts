import { deployments } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { linkTo, portalOrigins } from './link-to.ts'

const config = { port: 4000, defaultCountry: 'SG' } as const
const rehearsed = (country: 'SG' | 'HU') => ({ ...deployments[country], environment: 'san' as const })

it('leads to a deployment under its own name', () => {
  expect(linkTo(config, rehearsed('HU'), '/a')).toBe('http://hu.localhost:4000/a')
  expect(linkTo(config, rehearsed('SG'), '/a')).toBe('http://localhost:4000/a')
  expect(linkTo(config, deployments.SG, '/a')).toBe('https://sg.beckon.example/a')
})

it('the default country has two origins, its own host first', () => {
  expect(portalOrigins(config, rehearsed('SG'))).toEqual([
    'http://localhost:4000',
    'http://sg.localhost:4000',
  ])
  expect(portalOrigins(config, rehearsed('HU'))).toEqual(['http://hu.localhost:4000'])
  expect(portalOrigins(config, deployments.SG)).toEqual(['https://sg.beckon.example'])
})
