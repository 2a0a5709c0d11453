import type { ListView } from '@beckon/contract'
import { z } from 'zod'
import { stored } from '../../platform/storage/index.ts'

const view = z.object({
  name: z.string(),
  search: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  hidden: z.array(z.string()),
})
const settings = z.object({ hidden: z.array(z.string()).optional(), views: z.array(view).default([]) })

/** A view that an earlier version of the console saved in the browser. */
type BrowserView = z.infer<typeof view>

/** The columns that were chosen for a list in this browser. */
export const storedSettings = (list: string) => stored(`list.${list}`, settings)

/** The filters, the order and the tab of a page, as its address has them. */
export type Search = ListView['search']

/** Returns the views of a browser that the account does not have yet, with their list. */
export const notSaved = (
  list: string,
  inBrowser: readonly BrowserView[],
  saved: readonly ListView[],
): readonly ListView[] =>
  inBrowser
    .filter(({ name }) => !saved.some((one) => one.list === list && one.name === name))
    .map((one) => ({ ...one, list, is_default: false }))

/**
 * Returns the view that a list opens with. An address with filters or an order wins over it; that of a tab alone does
 * not.
 */
export const openingView = (views: readonly ListView[], search: Search): ListView | undefined =>
  Object.keys(search).every((name) => name === 'tab') ? views.find((one) => one.is_default) : undefined
