import { fromText } from '@beckon/domain/parameter'
import { expect, it } from 'vitest'
import { figuresIn, isTariff } from './tariff-figures.ts'

it('reads a tariff as the settings of a country do', () => {
  const text = '6.5:1.2:2:0.5'
  expect(fromText('tariff', text)).toEqual({ ok: true, value: figuresIn(text) })
})

it('a tariff with an empty figure is none yet', () => {
  expect([isTariff('6.5:1:0:0'), isTariff('6.5::0:0')]).toEqual([true, false])
})
