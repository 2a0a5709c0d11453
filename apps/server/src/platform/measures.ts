/** A number for an operator, or one for each of some labels, read whenever it is looked at. */
export interface Measure {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  read(): Promise<readonly Measured[]>
}

export interface Measured {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Measures {
  add(measure: Measure): void
}

/** Gauges of the capabilities, shown by the platform. */
export function createMeasures(): Measures & { all(): readonly Measure[] } {
  const measures: Measure[] = []
  return { add: (measure) => void measures.push(measure), all: () => measures }
}
