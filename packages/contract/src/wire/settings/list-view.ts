import { listViewLimits } from '@beckon/domain/limits'
import { z } from 'zod'
import { line } from '../common.ts'

/** The name of a list of the console. */
export const listName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u)

export const listViewName = line(listViewLimits.name).pipe(z.string().trim().min(1))

const MOST_FILTERS = 20
const MOST_COLUMNS = 40
const filterName = z.string().min(1).max(40)
const filterValue = z.union([z.string().max(200), z.number(), z.boolean()])

/** A name for filters, order and columns of a list. */
export const listView = z.object({
  list: listName,
  name: listViewName,
  /** Filters and order, as they are in the address of the page. */
  search: z
    .record(filterName, filterValue)
    .refine((search) => Object.keys(search).length <= MOST_FILTERS, { error: 'too many filters' }),
  /** The ids of the columns that are not shown. */
  hidden: z.array(z.string().max(40)).max(MOST_COLUMNS),
  /** The list opens with it; at most one view of a list is. */
  is_default: z.boolean(),
})
export type ListView = z.infer<typeof listView>
