import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deployments, parameters } from '../country/index.ts'
import { corpus } from '../../test/corpus/index.ts'
import type { Expected, Message } from '../../test/corpus/message.ts'
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

/** As `docs/pasted-orders.md` states them. */
function rowOf(field: Field): string {
  const { wanted, right, filled, wrong } = tallyOf(field)
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  return `| ${field} | ${wanted} | ${percent(right, wanted)} | ${percent(wrong, filled)} |`
}

describe('the corpus', () => {
  it('is stated in the documentation as it is', () => {
    const document = readFileSync(new URL('../../../../docs/pasted-orders.md', import.meta.url), 'utf8')
    const fields = Object.keys(floors) as Field[]
    const tallies = fields.map(tallyOf)
    const wanted = tallies.reduce((sum, tally) => sum + tally.wanted, 0)
    const right = tallies.reduce((sum, tally) => sum + tally.right, 0)
    const countries = new Set(corpus.map(({ country }) => country)).size
    const all = `**${((100 * right) / wanted).toFixed(1)} %** of ${wanted} fields in ${corpus.length} messages from ${countries} countries`
    expect([all, ...fields.map(rowOf)].filter((line) => !document.includes(line))).toEqual([])
  })

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

  it('a phone number beside a label is labelled', () => {
    const labelled = readings.filter(({ message }) => message.layout === 'labelled')
    const confidences = labelled.map(({ order }) => order.phone?.confidence)
    expect(new Set(confidences)).toEqual(new Set(['labelled']))
  })
})
