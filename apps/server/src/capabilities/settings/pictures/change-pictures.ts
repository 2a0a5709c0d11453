import { createHash } from 'node:crypto'
import type { AnswerOf, pictureCalls, PictureState } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { pictureLimits, type PictureSlot, pictureSlots } from '@beckon/domain/picture'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { afterCommit, inTransaction } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/http/context.ts'
import { prepareBrandPicture } from '../../../platform/pictures/prepare-brand-picture.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited, operatorNames } from '../operators/index.ts'
import { CHANGED_TOPIC, type PictureDeps } from './deps.ts'
import {
  findPicture,
  insertPicture,
  insertVersion,
  loadVersions,
  pictureOf,
  type PictureVersionRow,
  shownPicture,
} from './store.ts'

/** Lists the pictures of a country with their versions. */
export async function listPictures(db: Database, country: CountryCode): Promise<PictureState[]> {
  const rows = await loadVersions(db, country)
  const names = await operatorNames(db, [...new Set(rows.map(({ operator_id: id }) => id))])
  return pictureSlots.map((slot) => stateOf(slot, rows, names))
}

function stateOf(
  slot: PictureSlot,
  all: readonly PictureVersionRow[],
  names: ReadonlyMap<string, string>,
): PictureState {
  const rows = all.filter((row) => row.slot === slot)
  const [last] = rows
  return {
    slot,
    version: last?.version ?? 0,
    picture: last ? pictureOf(last) : null,
    versions: rows.map((row) => ({
      version: row.version,
      picture: pictureOf(row),
      operator_name: names.get(row.operator_id) ?? null,
      reason: row.reason,
      created_at: unixSeconds(row.created_at),
    })),
  }
}

/** Checks and stores a picture that is not shown on any page yet. */
export async function uploadPicture(
  { db, clock }: PictureDeps,
  { params: { slot }, body }: Context<typeof pictureCalls.uploadPicture>,
): Promise<AnswerOf<typeof pictureCalls.uploadPicture> | Refusal> {
  if (body.size > pictureLimits.bytes)
    return refuse('picture.invalid', { fields: { file: 'console.pictures.error.too-large' } })
  const prepared = await prepareBrandPicture(slot, Buffer.from(await body.arrayBuffer()))
  if (isRefusal(prepared)) return prepared
  const hash = createHash('sha256').update(prepared.content).digest('hex')
  await inTransaction(db, (tx) => insertPicture(tx, hash, prepared, clock.now()))
  return { result: shownPicture({ hash, width: prepared.width, height: prepared.height }) }
}

/** Shows another picture in the country from now on, in every process. */
export function setPicture(
  deps: PictureDeps,
  { caller, deployment, params: { slot }, body }: Context<typeof pictureCalls.setPicture>,
): Promise<AnswerOf<typeof pictureCalls.setPicture> | Refusal> {
  const { country, brand } = deployment
  const { hash, version, reason } = body
  return audited(deps, { caller, country, subject: `picture:${slot}`, reason }, async (tx) => {
    const before = (await loadVersions(tx, country)).find((row) => row.slot === slot)
    if (version !== (before?.version ?? 0)) return changedMeanwhile(tx, before)
    if (hash !== null && !(await findPicture(tx, hash)))
      return refuse('picture.invalid', { fields: { file: 'console.pictures.error.not-found' } })
    await insertVersion(tx, {
      ...{ country, slot, brand, hash, reason },
      version: version + 1,
      operator_id: caller.operatorId,
      created_at: deps.clock.now(),
    })
    await deps.bus.publish(tx, CHANGED_TOPIC, [country])
    afterCommit(tx, deps.drop)
    const states = await listPictures(tx, country)
    const result = states.find((state) => state.slot === slot)
    if (!result) throw new Error(`no picture for ${slot}`)
    return { before: before?.hash ?? null, after: hash, answer: { result } }
  })
}

async function changedMeanwhile(db: Database, last: PictureVersionRow | undefined): Promise<Refusal> {
  const id = last?.operator_id ?? ''
  const names = await operatorNames(db, [id])
  return refuse('content.changed', { name: names.get(id) ?? '–', version: last?.version ?? 0 })
}
