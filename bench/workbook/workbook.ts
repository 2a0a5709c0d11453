import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FILE_BYTES } from '@beckon/domain/limits'
import { chances } from '../../apps/server/test/workbook/spoil.ts'
import { titles, workbookOf } from '../../apps/server/test/workbook/workbook.ts'
import { ms, type Row } from '../report.ts'

const MEMORY_MB = 300
const LONGEST_MS = 10_000
const SPOILED = 10_000
const ROWS = 10_000

async function child<Answer>(...args: readonly string[]): Promise<Answer> {
  const script = join(import.meta.dirname, 'workbook-child.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    maxBuffer: 100_000_000,
  })
  return JSON.parse(stdout) as Answer
}

/** The largest file that is taken, with as many orders as it may have; every text is in it once. */
function largest(): Buffer {
  const chance = chances(7)
  const noise = (length: number) =>
    Array.from({ length }, () => Math.floor(chance() * 2 ** 30).toString(36)).join(' ')
  const strings: string[] = titles.map((title) => `<t>${title}</t>`)
  const text = (value: string) => `t="s"><v>${strings.push(`<t>${value}</t>`) - 1}</v>`
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const row = at + 2
    const number = `<v>${91_000_000 + Math.floor(chance() * 8_000_000)}</v>`
    return `<row r="${row}"><c r="A${row}" ${text(`Mai ${noise(2)}`)}</c><c r="B${row}">${number}</c><c r="C${row}" ${text(`${at} Road ${noise(98)}`)}</c><c r="D${row}"><v>12.5</v></c><c r="E${row}" ${text('COD')}</c></row>`
  })
  const head = titles.map((_, at) => `<c r="${'ABCDE'[at]}1" t="s"><v>${at}</v></c>`).join('')
  return workbookOf({ strings, sheets: [{ data: `<row r="1">${head}</row>${rows.join('')}` }] })
}

interface Readings {
  readonly before: number
  readonly peak: number
  readonly threaded: number
  readonly ours: number
  readonly bare: number
}

/** The largest workbook, read beside unpacking it and taking its XML apart without keeping anything. */
export async function workbookRead(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'beckon-bench-'))
  const file = join(folder, 'orders.xlsx')
  const bytes = largest()
  writeFileSync(file, bytes)
  const { before, peak, threaded, ours, bare } = await child<Readings>('read', file)
  rmSync(folder, { recursive: true })
  const size = `${(bytes.length / 1e6).toFixed(2)} of ${(FILE_BYTES / 1e6).toFixed(2)} MB, ${ROWS} orders`
  return [
    {
      what: 'the largest workbook, time',
      ratio: ours / bare,
      baseline: 'the same unpacked and parsed bare',
      detail: `${ms(ours)} and ${ms(bare)} (${size}); in its thread, which is started for it, ${ms(threaded)}`,
    },
    {
      what: 'the largest workbook, peak memory of the process',
      ratio: peak / MEMORY_MB,
      baseline: `${MEMORY_MB} MB`,
      limit: 1,
      detail: `${peak.toFixed(0)} MB, ${before.toFixed(0)} MB before`,
    },
  ]
}

interface Fuzzing {
  readonly peak: number
  readonly found: {
    readonly ends: Readonly<Record<string, number>>
    readonly orders: number
    readonly longestMs: number
    readonly crashes: readonly unknown[]
  }
}

/** Ten thousand spoiled workbooks, each read with all of its rows, or refused. */
export async function workbookFuzz(): Promise<Row[]> {
  const { peak, found } = await child<Fuzzing>('fuzz', String(SPOILED))
  const ends = Object.entries(found.ends).map(([end, count]) => `${end} ${count}`)
  return [
    {
      what: `${SPOILED} spoiled workbooks: the longest`,
      ratio: found.longestMs / LONGEST_MS,
      baseline: ms(LONGEST_MS),
      limit: 1,
      detail: `${ms(found.longestMs)}; ${ends.join(', ')}; ${found.orders} orders read`,
    },
    {
      what: `${SPOILED} spoiled workbooks: peak memory of the process`,
      ratio: peak / MEMORY_MB,
      baseline: `${MEMORY_MB} MB`,
      limit: 1,
      detail: `${peak.toFixed(0)} MB`,
    },
    {
      what: `${SPOILED} spoiled workbooks: crashes`,
      ratio: found.crashes.length,
      baseline: 'one',
      limit: 0,
      detail: found.crashes.length === 0 ? 'none' : JSON.stringify(found.crashes.slice(0, 3)),
    },
  ]
}
