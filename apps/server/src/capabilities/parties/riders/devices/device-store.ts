import type { CountryCode } from '@beckon/domain/country'
import { RIDER_DEVICE_IDLE_DAYS, RIDER_DEVICES } from '@beckon/domain/limits'
import { endedStatuses } from '@beckon/domain/order'
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Schema } from '../../../../platform/database/schema.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderDeviceTable } from '../schema.ts'

const DAY_MS = 86_400_000
/** The last use is stored to a few minutes, so that not every call writes. */
const USE_NOTED_MS = 5 * 60_000

const idleSince = (now: Date): Date => new Date(now.getTime() - RIDER_DEVICE_IDLE_DAYS * DAY_MS)

/** Matches devices that have not ended and were used recently enough. */
export const isOpenAt =
  (now: Date) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'rider_device'>) =>
    and([eb('rider_device.ended_at', 'is', null), eb('rider_device.last_seen_at', '>', idleSince(now))])

export async function insertDevice(
  tx: Tx,
  device: Omit<Insertable<RiderDeviceTable>, 'ended_at'>,
): Promise<void> {
  await tx.insertInto('rider_device').values(device).execute()
}

/** The open devices of a rider, the last used first. */
export const devicesOf = (db: Database, riderId: string, now: Date) =>
  db
    .selectFrom('rider_device')
    .select(['device_id', 'name', 'created_at', 'last_seen_at'])
    .where('rider_id', '=', riderId)
    .where(isOpenAt(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('device_id')
    .execute()

/** Ids of the devices over the limit of a rider. */
export async function surplusDevices(tx: Tx, riderId: string, now: Date): Promise<string[]> {
  const open = await devicesOf(tx, riderId, now)
  return open.slice(RIDER_DEVICES).map(({ device_id: id }) => id)
}

/** Ends the devices with these ids, or all of the rider; returns the ids of those that had not ended. */
export async function markEnded(
  tx: Tx,
  riderId: string,
  now: Date,
  ids?: readonly string[],
): Promise<string[]> {
  const ended = await tx
    .updateTable('rider_device')
    .set({ ended_at: now })
    .where('rider_id', '=', riderId)
    .where('ended_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('device_id', 'in', ids ?? []))
    .returning('device_id')
    .execute()
  return ended.map(({ device_id: id }) => id)
}

/** Matches accounts that may make calls: active, or suspended with a parcel in hand. */
const mayCall = ({ or, and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'rider_account'>) =>
  or([
    eb('rider_account.status', '=', 'active'),
    and([
      eb('rider_account.status', '=', 'suspended'),
      exists(
        selectFrom('orders')
          .select('orders.order_id')
          .whereRef('orders.rider_id', '=', 'rider_account.rider_id')
          .where('orders.status', 'not in', endedStatuses),
      ),
    ]),
  ])

/** The rider of an open device, if the rider may make calls; notes the use. */
export async function riderOfDevice(db: Database, deviceId: string, now: Date): Promise<string | undefined> {
  const device = await db
    .selectFrom('rider_device')
    .innerJoin('rider_account', 'rider_account.rider_id', 'rider_device.rider_id')
    .select(['rider_device.rider_id', 'rider_device.last_seen_at'])
    .where('rider_device.device_id', '=', deviceId)
    .where(isOpenAt(now))
    .where(mayCall)
    .executeTakeFirst()
  if (device) await noteUse(db, { device_id: deviceId, last_seen_at: device.last_seen_at }, now)
  return device?.rider_id
}

/** The device of a token with the account of its rider, ended or not. */
export const deviceOfToken = (db: Database, country: CountryCode, tokenHash: string, now: Date) =>
  db
    .selectFrom('rider_device')
    .innerJoin('rider_account', 'rider_account.rider_id', 'rider_device.rider_id')
    .selectAll('rider_account')
    .select(['rider_device.device_id', 'rider_device.last_seen_at'])
    .select((eb) => [isOpenAt(now)(eb).as('is_open'), mayCall(eb).as('may_call')])
    .where('rider_device.token_hash', '=', tokenHash)
    .where('rider_account.country', '=', country)
    .executeTakeFirst()

interface UsedDevice {
  readonly device_id: string
  readonly last_seen_at: Date
}

export async function noteUse(db: Database, device: UsedDevice, now: Date): Promise<void> {
  const before = new Date(now.getTime() - USE_NOTED_MS)
  if (device.last_seen_at >= before) return
  await db
    .updateTable('rider_device')
    .set({ last_seen_at: now })
    .where('device_id', '=', device.device_id)
    .where('last_seen_at', '<', before)
    .execute()
}
