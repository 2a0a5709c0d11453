import type { CountryParameter } from '@beckon/contract'
import { type CountryCode, parameters } from '@beckon/domain/country'
import { asText, type ParameterName, parameterNames } from '@beckon/domain/parameter'
import { lastChanges, unchanged } from '../operators/index.ts'
import type { ParameterDeps } from './deps.ts'
import { changedNames } from './store.ts'

export const subjectOf = (name: ParameterName): string => `parameter:${name}`

/** Returns every setting of a country with its initial value and its last change. */
export async function listParameters(
  { db, valuesOf }: Pick<ParameterDeps, 'db' | 'valuesOf'>,
  country: CountryCode,
): Promise<CountryParameter[]> {
  const [values, changed, changes] = await Promise.all([
    valuesOf(country, db),
    changedNames(db, country),
    lastChanges(db, country, parameterNames.map(subjectOf)),
  ])
  return parameterNames.map((name) => ({
    name,
    value: asText(values, name),
    initial: asText(parameters[country], name),
    is_changed: changed.has(name),
    ...(changes.get(subjectOf(name)) ?? unchanged),
  }))
}
