import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfPresent, writeDurably } from '../shared/durable-file.ts'
import type { Attempt, Delivery } from '../shared/request-delivery.ts'

export interface PlanRow {
  readonly row: number
  /** Deleted once the row is settled. */
  readonly delivery?: Delivery | undefined
  readonly attempt?: Attempt | undefined
  /** Id in Beckon. */
  readonly order?: string | undefined
  readonly fee?: string | undefined
  readonly problem?: { readonly code: string; readonly advice: string } | undefined
}

/** The work on one content. It stays after the end, without personal data: the same content is never ordered twice. */
export interface Plan {
  readonly rows: readonly PlanRow[]
  /** Set once the file is moved. */
  readonly isDone: boolean
}

const plan = z.object({ rows: z.array(z.looseObject({ row: z.number() })), isDone: z.boolean() })

export const isSettled = ({ order, problem }: PlanRow): boolean =>
  order !== undefined || problem !== undefined

/** Plans by the digest of the content. */
export function createPlans(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pathOf = (digest: string) => join(folder, `${digest}.json`)
  return {
    async read(digest: string): Promise<Plan | undefined> {
      const text = await readIfPresent(pathOf(digest))
      // Rows were written by `save` alone.
      return text === undefined ? undefined : (plan.parse(JSON.parse(text)) as Plan)
    },
    save: (digest: string, next: Plan): Promise<void> => writeDurably(pathOf(digest), JSON.stringify(next)),
  }
}

export type Plans = ReturnType<typeof createPlans>
