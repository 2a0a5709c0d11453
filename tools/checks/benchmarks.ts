/** The names of the benchmarks that the source of `bench/run.ts` lists. */
export function benchmarkNames(source: string): string[] {
  const [, list = ''] = /const rows[^{]*\{([^}]*)\}/u.exec(source) ?? []
  return [...list.matchAll(/^\s*(\w+),$/gmu)].map(([, name = '']) => name)
}

export interface BenchmarkRow {
  readonly benchmark: string
  /** Cells after the name: figure, limit, date, what to do. */
  readonly cells: readonly string[]
}

/** The rows of the table in `docs/bench.md`. */
export function benchmarkRows(text: string): BenchmarkRow[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map(([name = '', ...cells]) => ({
      benchmark: name.replaceAll('`', '').trim(),
      cells: cells.map((cell) => cell.trim()),
    }))
}

/** The problem of an incomplete row; undefined for a complete one. */
export function rowProblem({ benchmark, cells }: BenchmarkRow): string | undefined {
  if (cells.length !== 4 || cells.some((cell) => cell === '')) return `${benchmark}: a cell is missing`
  return /^\d{4}-\d{2}-\d{2}$/u.test(cells[2] ?? '') ? undefined : `${benchmark}: no date`
}
