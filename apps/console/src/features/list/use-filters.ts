import { useNavigate, useSearch } from '@tanstack/react-router'

/** The values of the filters of a list; empty where a filter is off. */
export type Filters<K extends string> = Readonly<Record<K, string>>

/**
 * The filters of a list, kept in the address: a view can be reloaded, shared, saved, and left by the back button.
 * Never for personal data.
 */
export function useFilters<K extends string>(names: readonly K[]): readonly [Filters<K>, SetFilters<K>] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const values = Object.fromEntries(names.map((name) => [name, textOf(search[name])])) as Filters<K>
  const set: SetFilters<K> = (changed) => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...changed }).filter(([, value]) => value !== '' && value !== undefined),
    )
    void navigate({ to: '.', search: () => next, replace: true })
  }
  return [values, set]
}

export type SetFilters<K extends string> = (changed: Partial<Record<K, string>>) => void

/** The router reads a figure or a word such as `true` as a value of its own kind. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
