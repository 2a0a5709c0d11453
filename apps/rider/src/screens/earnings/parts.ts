import type { Earnings } from '@beckon/contract'

const parts = ['base', 'distance', 'wait', 'return', 'bonus'] as const

type Entry = Earnings['days'][number]['entries'][number]

/** Returns the parts that a job paid, those that are zero left out. */
export const partsOf = (
  entry: Entry,
): readonly { readonly part: (typeof parts)[number]; readonly amount: number }[] =>
  parts.flatMap((part) => (entry[part] === 0 ? [] : [{ part, amount: entry[part] }]))
