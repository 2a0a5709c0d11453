import type { ListView } from '@beckon/contract'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

export const viewsOf = (db: Database | Tx, operatorId: string): Promise<ListView[]> =>
  db
    .selectFrom('operator_list_view')
    .select(['list', 'name', 'search', 'hidden', 'is_default'])
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .orderBy('list')
    .orderBy('name')
    .execute()

/** Changes of the views of one operator come after each other. */
export async function lockViews(tx: Tx, operatorId: string): Promise<void> {
  await tx
    .selectFrom('operator_account')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .forNoKeyUpdate()
    .execute()
}

/** A view of the same name keeps its place in the order. */
export async function insertView(
  tx: Tx,
  operatorId: string,
  { search, hidden, ...view }: ListView & { readonly created_at: Date },
): Promise<void> {
  const changed = {
    search: JSON.stringify(search),
    hidden: JSON.stringify(hidden),
    is_default: view.is_default,
  }
  await tx
    .insertInto('operator_list_view')
    .values({ ...view, ...changed, operator_id: operatorId })
    .onConflict((conflict) => conflict.columns(['operator_id', 'list', 'name']).doUpdateSet(changed))
    .execute()
}

export async function unsetDefault(tx: Tx, operatorId: string, list: string): Promise<void> {
  await tx
    .updateTable('operator_list_view')
    .set({ is_default: false })
    .where('operator_id', '=', operatorId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute()
}

export async function deleteView(
  db: Database,
  operatorId: string,
  { list, name }: Pick<ListView, 'list' | 'name'>,
): Promise<void> {
  await db
    .deleteFrom('operator_list_view')
    .where('operator_id', '=', operatorId)
    .where('list', '=', list)
    .where('name', '=', name)
    .execute()
}
