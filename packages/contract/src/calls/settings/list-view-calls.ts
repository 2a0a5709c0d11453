import { z } from 'zod'
import { listName, listView, listViewName } from '../../wire/settings/list-view.ts'
import { defineCall } from '../define-call.ts'

const path = '/api/ops/v1/me/list-views'
const own = { audience: 'operator', action: 'self', path } as const
const answer = z.object({ result: z.array(listView) })

export const readListViews = defineCall({
  name: 'readListViews',
  method: 'GET',
  summary: 'The saved views of lists of the own account, in the order in which they were saved.',
  ...own,
  answer,
})

export const saveListView = defineCall({
  name: 'saveListView',
  method: 'PUT',
  summary: 'Save a view of a list; it replaces the one of the same name. Returns all views of the account.',
  ...own,
  rate: 120,
  body: listView,
  answer,
})

export const removeListView = defineCall({
  name: 'removeListView',
  method: 'DELETE',
  summary: 'Remove a saved view. Returns all views of the account.',
  ...own,
  rate: 120,
  body: z.object({ list: listName, name: listViewName }),
  answer,
})
