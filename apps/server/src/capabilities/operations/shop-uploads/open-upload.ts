import type { ShopUpload, shopCalls } from '@beckon/contract'
import type { Context } from '../../../platform/http/context.ts'
import { sqlState } from '../../../platform/database/sql-errors.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import { check, withProblems } from './check-workbook.ts'
import type { ShopUploadDeps } from './deps.ts'
import { lockUpload, presentUpload, updateUpload } from './store.ts'

/** Opens all shops of an upload in one transaction. Where a row has a problem by now, its problems are stored and none is opened. */
export async function openUpload(
  deps: ShopUploadDeps,
  context: Context<typeof shopCalls.openUploadedShops>,
): Promise<{ result: ShopUpload } | Refusal> {
  const { caller, country, deployment, params, body } = context
  const intent = { caller, country, subject: `shop-upload:${params.id}`, reason: body.reason }
  const recheck: { rows?: ReturnType<typeof withProblems> } = {}
  const opened = await unlessTaken(() =>
    audited(deps, intent, async (tx) => {
      const upload = await lockUpload(tx, country, params.id)
      if (!upload) return refuse('shop-upload.not-found')
      if (upload.opened_at) return refuse('shop-upload.opened')
      const checked = await check(deps, tx, country, upload.rows)
      const rows = withProblems(upload.rows, checked)
      const shops = checked.flatMap(({ shop }) => (shop ? [shop] : []))
      if (shops.length < rows.length) {
        recheck.rows = rows
        return refuse('shop-upload.wrong-rows')
      }
      const opened_at = deps.clock.now()
      await deps.vendors.openMany(tx, deployment, shops)
      await updateUpload(tx, params.id, { rows, opened_at })
      const answer = { result: presentUpload({ ...upload, rows, opened_at }) }
      return { before: null, after: `${shops.length} shops: ${codesOf(shops)}`, answer }
    }),
  )
  if (isRefusal(opened) && recheck.rows) await updateUpload(deps.db, params.id, { rows: recheck.rows })
  return opened
}

const UNIQUE_VIOLATION = '23505'

/** Another operator may open a shop with the same code in the same moment: nothing of the upload stays then. */
async function unlessTaken<T>(work: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('shop-upload.wrong-rows')
    throw error
  }
}

const CODES_LENGTH = 2000

const codesOf = (shops: readonly { readonly code: string }[]): string =>
  shops
    .map(({ code }) => code)
    .join(', ')
    .slice(0, CODES_LENGTH)
