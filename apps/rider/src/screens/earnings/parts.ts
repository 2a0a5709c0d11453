import type { Earnings } from '@beckon/contract'

const parts = ['base', 'distance', 'wait', 'return', 'bonus'] as const

type Entry = Earnings['days'][number]['entries'][number]

/** Returns the parts that a job paid, those that are zero left out. */
export const partsOf = (
  entry: Entry,
): readonly { readonly part: (typeof parts)[number]; readonly amount: number }[] =>
  parts.flatMap((part) => (entry[part] === 0 ? [] : [{ part, amount: entry[part] }]))

/** Returns a time in the middle of a day, which is of that day in every zone of a country. */
export const secondsOfDay = (date: string): number => Math.floor(Date.parse(`${date}T12:00:00Z`) / 1000)
