/** The values that a label may have: a list, or a set that is complete once the process serves. */
export type LabelValues = readonly string[] | ReadonlySet<string>

/** Each label of a metric with its values. */
export type LabelSets = Readonly<Record<string, LabelValues>>

type ValueOf<Values extends LabelValues> = Values extends readonly (infer Value extends string)[]
  ? Value
  : string

export type LabelsOf<Sets extends LabelSets> = { readonly [Name in keyof Sets]: ValueOf<Sets[Name]> }

/** Stands for a value outside of its list, so that no caller can add series without end. */
export const OTHER = '_OTHER'

/** Returns the labels with every value that is not in its list replaced. */
export function closedLabels(
  sets: LabelSets,
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sets).map(([name, values]) => {
      const value = labels[name] ?? OTHER
      return [name, has(values, value) ? value : OTHER]
    }),
  )
}

const has = (values: LabelValues, value: string): boolean =>
  values instanceof Set ? values.has(value) : (values as readonly string[]).includes(value)

const MOST = 500

/** Every combination of the values; none where they are not known yet, or too many. */
export function allLabels(sets: LabelSets): Record<string, string>[] {
  let all: Record<string, string>[] = [{}]
  for (const [name, values] of Object.entries(sets)) {
    if (values instanceof Set) return []
    all = all.flatMap((labels) => [...values].map((value) => ({ ...labels, [name]: value })))
  }
  return all.length > MOST ? [] : all
}
