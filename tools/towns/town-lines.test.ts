import { expect, it } from 'vitest'
import { townLines } from './town-lines.ts'

const regions = [{ code: 'TH.40', name: 'Bangkok' }]
const town = { name: 'Bang Kapi', lat: '13.76', lng: '100.64', country: 'TH', admin1: '40' }

it('towns of served countries are written with the name of their region', () => {
  expect(townLines([town, { ...town, country: 'FR' }], regions, new Set(['TH']))).toEqual([
    'TH\tBangkok\tBang Kapi\t13.76\t100.64',
  ])
})

it('a town of an unknown region keeps an empty column, and white space in a name becomes a space', () => {
  expect(townLines([{ ...town, name: 'Bang\tKapi ', admin1: '99' }], regions, new Set(['TH']))).toEqual([
    'TH\t\tBang Kapi\t13.76\t100.64',
  ])
})
