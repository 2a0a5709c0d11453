const states = ['met', 'partly', 'not met', 'n/a'] as const
export type AsvsState = (typeof states)[number]

/** One requirement in the table of the security standard. */
export interface AsvsRow {
  readonly number: string
  readonly level: string
  readonly state: string
  readonly where: readonly string[]
  readonly tests: readonly string[]
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)

/** The rows of the tables that begin with the number of a requirement. */
export function asvsRows(text: string): AsvsRow[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/u.test(line))
    .map((line) => {
      const [number = '', level = '', , state = '', , where, tests] = cellsOf(line)
      return { number, level, state, where: quoted(where), tests: quoted(tests) }
    })
}

/** The counts at the top, by state. */
export function statedCounts(text: string): Record<string, number> {
  const counts = [...text.matchAll(/^\| (met|partly|not met|n\/a|all rows) \| (\d+) \|/gmu)]
  return Object.fromEntries(counts.map(([, state = '', count]) => [state, Number(count)]))
}

/** The counts of the rows themselves. */
export function countedStates(rows: readonly AsvsRow[]): Record<string, number> {
  const count = (state: AsvsState) => rows.filter((row) => row.state === state).length
  return { ...Object.fromEntries(states.map((state) => [state, count(state)])), 'all rows': rows.length }
}

/** Returns the faults of a row: an unknown state, no place, or a file that does not exist. */
export function rowViolations(
  { number, level, state, where, tests }: AsvsRow,
  isKnown: (path: string) => boolean,
): string[] {
  const found: string[] = []
  if (!(states as readonly string[]).includes(state)) found.push(`${number} has the state ${state}`)
  if (level !== '1' && level !== '2') found.push(`${number} has the level ${level}`)
  if (state === 'n/a' ? where.length + tests.length > 0 : where.length === 0) {
    found.push(`${number} is ${state} and names ${where.length} places`)
  }
  found.push(
    ...[...where, ...tests].filter((path) => !isKnown(path)).map((path) => `${number} names ${path}`),
  )
  const others = tests.filter((path) => !/\.test\.tsx?$/u.test(path))
  return [...found, ...others.map((path) => `${number} has ${path} as a test`)]
}
