/** A gauge of the metrics, or one for each set of labels, read at each scrape. */
export interface GaugeSource {
  readonly name: string
  readonly help: string
  readonly labels: readonly string[]
  read(): Promise<readonly GaugeValue[]>
}

export interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Gauges {
  add(gauge: GaugeSource): void
}

/** Gauges of the capabilities, shown by the platform. */
export function createGauges(): Gauges & { all(): readonly GaugeSource[] } {
  const gauges: GaugeSource[] = []
  return { add: (gauge) => void gauges.push(gauge), all: () => gauges }
}
