import { expect, it } from 'vitest'
import { countryCodes, parameters } from '../country/index.ts'
import { asText, fromText, parameterFields, type ParameterField, parameterNames } from './index.ts'

const fields: Readonly<Record<string, ParameterField>> = parameterFields
const isValid = (name: (typeof parameterNames)[number], text: string) => fromText(name, text).ok

it.each(parameterNames)('the bounds of the field of %s are those of its values', (name) => {
  const field = fields[name]
  if (field?.kind === 'number') {
    const { from, to, decimals, off } = field
    for (const value of [from, to, ...(off === undefined ? [] : [off])])
      expect([value, isValid(name, String(value))]).toEqual([value, true])
    for (const text of [String(from - 2), String(to + 1), `${from}.${'1'.repeat(decimals + 1)}`])
      expect([text, isValid(name, text)]).toEqual([text, false])
  }
  if (field?.kind === 'figures') {
    const all = (value: number) => field.figures.map(() => value).join(':')
    expect([isValid(name, all(field.from)), isValid(name, all(field.to))]).toEqual([true, true])
    expect([isValid(name, all(field.from - 1)), isValid(name, all(field.to + 1))]).toEqual([false, false])
  }
  if (field?.kind === 'names') {
    expect(isValid(name, field.names.join('|'))).toBe(true)
    expect(isValid(name, field.none ?? '')).toBe(field.none !== undefined)
  }
  if (field?.kind === 'seconds-by-name') {
    const all = (value: number) => field.names.map((one) => `${one}=${value}`).join('|')
    expect([isValid(name, all(field.from)), isValid(name, all(field.to))]).toEqual([true, true])
    expect([isValid(name, all(field.from - 1)), isValid(name, all(field.to + 1))]).toEqual([false, false])
  }
})

it('the figures of a field are as many as those of the text, in every country', () => {
  for (const country of countryCodes)
    for (const name of ['tariff', 'riderPay'] as const)
      expect(asText(parameters[country], name).split(':')).toHaveLength(parameterFields[name].figures.length)
})
