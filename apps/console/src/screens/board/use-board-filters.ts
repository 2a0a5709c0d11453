import { useDeferredValue, useEffect, useState } from 'react'
import { z } from 'zod'
import { useFilters } from '../../features/list/index.ts'
import { stored } from '../../platform/storage/index.ts'
import { type BoardFilters, filterNames, noFilters } from './state/filters.ts'

export const layouts = ['columns', 'map', 'table'] as const
export type Layout = (typeof layouts)[number]

/** Filters of the address. A search may have an address of a customer in it, which no address of a page should have. */
const names = ['layout', ...filterNames.filter((name) => name !== 'q')] as const
const last = stored('board', z.record(z.string(), z.string()))

/** The layout and the filters: of the address, else those of the last visit. */
export function useBoardFilters() {
  const [values, set] = useFilters(names)
  const [q, setQ] = useState('')
  const isEmpty = names.every((name) => values[name] === '')
  useEffect(() => {
    const before = last.read()
    if (isEmpty && before) set(before)
    // Only when the screen opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const change = (changed: Partial<Record<(typeof names)[number], string>>) => {
    last.write({ ...values, ...changed })
    set(changed)
  }
  const filters: BoardFilters = { ...noFilters, ...values, q: useDeferredValue(q).trim() }
  return {
    layout: layouts.find((one) => one === values.layout) ?? 'columns',
    filters,
    q,
    setQ,
    change,
    clear: () => {
      setQ('')
      change({ zone: '', lane: '', duty: '', from: '', to: '' })
    },
  }
}

export type BoardFilterState = ReturnType<typeof useBoardFilters>
