import { describe, expect, it } from 'vitest'
import { deployments, parameters } from '../country/index.ts'
import { corpus } from './corpus/index.ts'
import type { Expected, Message } from './corpus/message.ts'
import { type PastedOrder, readPastedOrder } from './index.ts'

type Field = keyof Expected

/** Of all messages: how many fields are wanted, are right, are filled, and are filled with something else. */
interface Tally {
  wanted: number
  right: number
  filled: number
  wrong: number
}

function read({ country, text }: Message): PastedOrder {
  const { currency } = deployments[country]
  return readPastedOrder(text, { country, currency, amountRequired: parameters[country].amountRequired })
}

const readings = corpus.map((message) => ({ message, order: read(message) }))

function tallyOf(field: Field): Tally {
  const tally: Tally = { wanted: 0, right: 0, filled: 0, wrong: 0 }
  for (const { message, order } of readings) {
    const wanted = message.expected[field]
    const value = order[field]?.value
    const isRight = JSON.stringify(wanted) === JSON.stringify(value)
    if (wanted !== undefined) tally.wanted += 1
    if (wanted !== undefined && isRight) tally.right += 1
    if (value !== undefined) tally.filled += 1
    if (value !== undefined && !isRight) tally.wrong += 1
  }
  return tally
}

/** The least share of the wanted fields that is right, and how many of each are wanted at least. */
const floors: Readonly<Record<Field, readonly [found: number, wanted: number]>> = {
  name: [0.97, 150],
  phone: [0.99, 150],
  address: [0.97, 145],
  unit: [0.97, 55],
  amount: [0.99, 140],
  notes: [0.97, 45],
  description: [0.97, 30],
  point: [1, 5],
}
const MOST_WRONG = 0.02

describe('the corpus', () => {
  it('is of many messages, countries and layouts', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150)
    expect(new Set(corpus.map(({ country }) => country)).size).toBeGreaterThanOrEqual(25)
    expect(new Set(corpus.map(({ layout }) => layout)).size).toBe(6)
    expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length)
  })

  it.each(Object.keys(floors) as Field[])('%s is found, and hardly ever something else', (field) => {
    const [found, wanted] = floors[field]
    const tally = tallyOf(field)
    expect(tally.wanted).toBeGreaterThanOrEqual(wanted)
    expect(tally.right / tally.wanted).toBeGreaterThanOrEqual(found)
    expect(tally.wrong / tally.filled).toBeLessThanOrEqual(MOST_WRONG)
  })

  it('calls labelled what a label stands at', () => {
    const labelled = readings.filter(({ message }) => message.layout === 'labelled')
    const confidences = labelled.map(({ order }) => order.phone?.confidence)
    expect(new Set(confidences)).toEqual(new Set(['labelled']))
  })
})
