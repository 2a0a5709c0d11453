import { randomUUID } from 'node:crypto'
import type { ShopUpload } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { SHOPS_PER_UPLOAD } from '@beckon/domain/limits'
import { type CheckedShop, checkShops, readShops, type TypedShop } from '@beckon/domain/vendor'
import type { OperatorCaller } from '../../../platform/auth/callers.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { readWorkbook } from '../../ordering/bulk/index.ts'
import type { ShopUploadDeps } from './deps.ts'
import { insertUpload, presentUpload } from './store.ts'

interface UploadedFile {
  readonly country: CountryCode
  readonly name: string
  readonly bytes: Uint8Array
}

/** Reads a workbook, checks its rows and stores them; no shop is opened yet. */
export async function checkWorkbook(
  deps: ShopUploadDeps,
  { operatorId }: OperatorCaller,
  { country, name, bytes }: UploadedFile,
): Promise<{ result: ShopUpload } | Refusal> {
  const read = await readWorkbook(bytes)
  if (!read.ok) return refuse('shop-upload.unreadable', { violation: read.violation })
  const typed = readShops(read.workbook.rows)
  if (!typed || typed.length === 0) return refuse('shop-upload.columns')
  if (typed.length > SHOPS_PER_UPLOAD) return refuse('shop-upload.too-many', { most: SHOPS_PER_UPLOAD })
  const checked = await check(deps, deps.db, country, typed)
  const upload = {
    upload_id: randomUUID(),
    country,
    operator_id: operatorId,
    name: name.replace(/[/\\]/gu, ' ').trim() || 'shops.xlsx',
    created_at: deps.clock.now(),
    opened_at: null,
  }
  const rows = withProblems(typed, checked)
  await insertUpload(deps.db, { ...upload, rows: JSON.stringify(rows) })
  return { result: presentUpload({ ...upload, rows }) }
}

/** Checks rows against the shops that exist. */
export async function check(
  { vendors }: Pick<ShopUploadDeps, 'vendors'>,
  db: Database,
  country: CountryCode,
  typed: readonly TypedShop[],
): Promise<CheckedShop[]> {
  const named = typed.flatMap(({ cells }) => [cells.code ?? '', cells.main_branch ?? ''])
  const known = await vendors.codesIn(db, country, named)
  return checkShops(typed, { country, ...known })
}

export const withProblems = (typed: readonly TypedShop[], checked: readonly CheckedShop[]) =>
  typed.map(({ row, cells }, at) => ({ row, cells, problems: checked[at]?.problems ?? [] }))
