import type { PlanRow } from './plan.ts'

const cell = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A CSV file with the outcome of each row, without personal data. Row 0 is about the whole file. */
export function resultOf(rows: readonly PlanRow[]): string {
  const lines = rows.map(({ row, order, problem }) => [
    String(row),
    problem ? 'error' : 'ordered',
    order ?? '',
    problem?.code ?? '',
    problem?.advice ?? '',
  ])
  return [['row', 'outcome', 'order', 'code', 'remedy'], ...lines]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')
}

/** Lines of a dry run for a person. */
export const previewOf = (name: string, rows: readonly PlanRow[]): string =>
  rows
    .map(({ row, fee, problem }) => {
      const outcome = problem
        ? `error ${problem.code}: ${problem.advice}`
        : `would be ordered, fee ${fee ?? ''}`
      return `${name} row ${row}: ${outcome}\n`
    })
    .join('')
