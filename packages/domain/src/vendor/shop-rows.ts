import { looksLikeEmail } from '../account/index.ts'
import type { SheetRow } from '../bulk/index.ts'
import type { CountryCode } from '../country/index.ts'
import { LONGEST_PREPARATION_MINUTES, textLengths } from '../limits/index.ts'
import { isPossiblePhone, toE164 } from '../phone/index.ts'

/** Columns of a workbook with many shops, in the order of its template. */
export const shopColumns = [
  'code',
  'name',
  'email',
  'phone',
  'address',
  'latitude',
  'longitude',
  'main_branch',
  'minutes',
] as const
export type ShopColumn = (typeof shopColumns)[number]

/** Titles of the columns. They are not translated, so that a workbook can be uploaded in any language. */
export const shopTitles: Readonly<Record<ShopColumn, string>> = {
  code: 'Code',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  main_branch: 'Main branch',
  minutes: 'Preparation minutes',
}

export const shopRowViolations = [
  'missing',
  'invalid',
  'too-long',
  'taken',
  'repeated',
  'unknown',
  'no-main-branch',
] as const
export type ShopRowViolation = (typeof shopRowViolations)[number]

export interface ShopProblem {
  readonly column: ShopColumn
  readonly violation: ShopRowViolation
}

/** A row as it was typed, by its number in the sheet. */
export interface TypedShop {
  readonly row: number
  readonly cells: Readonly<Partial<Record<ShopColumn, string>>>
}

/** A shop that can be opened. */
export interface NewShop {
  readonly code: string
  readonly name: string
  /** Empty for an outlet: the owners of its main branch act for it. */
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly mainBranch: string | null
  /** Null for the usual minutes. */
  readonly minutes: number | null
}

export interface CheckedShop {
  readonly row: number
  readonly problems: readonly ShopProblem[]
  /** Null where there are problems. */
  readonly shop: NewShop | null
}

const folded = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[\s_*:]+/gu, ' ')
    .trim()

/** Reads the shops below the row of titles; undefined where a required title is missing. */
export function readShops(rows: readonly SheetRow[]): TypedShop[] | undefined {
  const at = rows.findIndex(({ cells }) => columnsIn(cells.map(({ text }) => text)).has('code'))
  const columns = columnsIn(rows[at]?.cells.map(({ text }) => text) ?? [])
  const optional: readonly ShopColumn[] = ['main_branch', 'minutes', 'email']
  if (!shopColumns.every((column) => columns.has(column) || optional.includes(column))) return undefined
  return rows.slice(at + 1).flatMap(({ row, cells }) => {
    const typed = [...columns].map(([column, index]) => [column, cells[index]?.text.trim() ?? ''] as const)
    return typed.some(([, text]) => text !== '') ? [{ row, cells: Object.fromEntries(typed) }] : []
  })
}

function columnsIn(titles: readonly string[]): Map<ShopColumn, number> {
  const found = new Map<ShopColumn, number>()
  for (const [index, title] of titles.entries()) {
    const column = shopColumns.find((one) => folded(shopTitles[one]) === folded(title))
    if (column && !found.has(column)) found.set(column, index)
  }
  return found
}

export interface ShopRowFacts {
  readonly country: CountryCode
  /** Codes that are taken, in lower case. */
  readonly taken: ReadonlySet<string>
  /** Codes of shops of the country that are no outlets themselves, in lower case, with their spelling. */
  readonly mainBranches: ReadonlyMap<string, string>
}

const codePattern = /^[a-z0-9][a-z0-9-]{1,39}$/iu
const degreesPattern = /^-?\d{1,3}(\.\d+)?$/u

/** Checks the rows of a workbook, each for itself and against the others. */
export function checkShops(rows: readonly TypedShop[], facts: ShopRowFacts): CheckedShop[] {
  const codes = new Map<string, number>()
  for (const { cells } of rows) {
    const code = cells.code?.toLowerCase() ?? ''
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  const inFile = new Map(
    rows.flatMap(({ cells: { code = '', main_branch: main = '' } }) =>
      code === '' || main !== '' ? [] : [[code.toLowerCase(), code] as const],
    ),
  )
  const mainBranches = new Map([...facts.mainBranches, ...inFile])
  return rows.map((typed) => {
    const problems = problemsOf(typed, { ...facts, mainBranches }, codes)
    return {
      row: typed.row,
      problems,
      shop: problems.length > 0 ? null : shopOf(typed, facts.country, mainBranches),
    }
  })
}

function problemsOf(
  { cells }: TypedShop,
  { country, taken, mainBranches }: ShopRowFacts,
  codes: ReadonlyMap<string, number>,
): ShopProblem[] {
  const { code = '', main_branch: main = '' } = cells
  const isOutlet = main !== ''
  const problems: readonly (readonly [ShopColumn, ShopRowViolation | false | undefined])[] = [
    ['code', text(code, 40) ?? codeViolation(code, taken, codes)],
    ['name', text(cells.name, textLengths.businessName)],
    ['email', emailViolation(cells.email ?? '', isOutlet)],
    [
      'phone',
      text(cells.phone, textLengths.phone) ?? (!isPossiblePhone(cells.phone ?? '', country) && 'invalid'),
    ],
    ['address', text(cells.address, 255)],
    ['latitude', degreesViolation(cells.latitude, 90)],
    ['longitude', degreesViolation(cells.longitude, 180)],
    ['main_branch', isOutlet && mainBranchViolation(main, code, mainBranches)],
    ['minutes', minutesViolation(cells.minutes ?? '')],
  ]
  return problems.flatMap(([column, violation]) => (violation ? [{ column, violation }] : []))
}

const text = (typed: string | undefined, most: number): ShopRowViolation | undefined => {
  if (typed === undefined || typed === '') return 'missing'
  return typed.length > most ? 'too-long' : undefined
}

function codeViolation(
  code: string,
  taken: ReadonlySet<string>,
  codes: ReadonlyMap<string, number>,
): ShopRowViolation | undefined {
  if (!codePattern.test(code)) return 'invalid'
  if (taken.has(code.toLowerCase())) return 'taken'
  return (codes.get(code.toLowerCase()) ?? 0) > 1 ? 'repeated' : undefined
}

function emailViolation(email: string, isOutlet: boolean): ShopRowViolation | undefined {
  if (email === '') return isOutlet ? undefined : 'missing'
  if (email.length > textLengths.email) return 'too-long'
  return looksLikeEmail(email) ? undefined : 'invalid'
}

function degreesViolation(typed: string | undefined, most: number): ShopRowViolation | undefined {
  if (typed === undefined || typed === '') return 'missing'
  const degrees = degreesOf(typed)
  return degrees === undefined || Math.abs(degrees) > most ? 'invalid' : undefined
}

/** A comma counts as a decimal point, as in workbooks of half of Europe. */
const degreesOf = (typed: string): number | undefined => {
  const plain = typed.replace(',', '.')
  return degreesPattern.test(plain) ? Number(plain) : undefined
}

function mainBranchViolation(
  main: string,
  code: string,
  mainBranches: ReadonlyMap<string, string>,
): ShopRowViolation | undefined {
  if (main.toLowerCase() === code.toLowerCase()) return 'no-main-branch'
  return mainBranches.has(main.toLowerCase()) ? undefined : 'unknown'
}

function minutesViolation(typed: string): ShopRowViolation | undefined {
  if (typed === '') return undefined
  return /^\d{1,5}$/u.test(typed) && Number(typed) <= LONGEST_PREPARATION_MINUTES ? undefined : 'invalid'
}

const shopOf = (
  { cells }: TypedShop,
  country: CountryCode,
  mainBranches: ReadonlyMap<string, string>,
): NewShop => ({
  code: cells.code ?? '',
  name: cells.name ?? '',
  email: (cells.email ?? '').toLowerCase(),
  phone: toE164(cells.phone ?? '', country),
  address: cells.address ?? '',
  latitude: degreesOf(cells.latitude ?? '') ?? 0,
  longitude: degreesOf(cells.longitude ?? '') ?? 0,
  mainBranch: mainBranches.get((cells.main_branch ?? '').toLowerCase()) ?? null,
  minutes: cells.minutes ? Number(cells.minutes) : null,
})
