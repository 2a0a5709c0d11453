import type { Platform } from '../../../../platform/platform.ts'
import { recentlyRead } from '../../../../platform/recently-read.ts'
import { riderOfDevice } from './device-store.ts'
import { RIDER_DEVICE_ENDED_TOPIC } from './end-devices.ts'

/** An open device is read again after this; the bus reports an end at once, but a message may be lost. */
const OPEN_MS = 60_000

/** Returns the rider of an open device, from memory where it was read recently. */
export function openDevices({ db, clock, bus, recentMs }: Platform) {
  const devices = recentlyRead(
    { clock, recentMs: recentMs === 0 ? 0 : OPEN_MS },
    async (deviceId: string) => ({
      riderId: await riderOfDevice(db, deviceId, clock.now()),
    }),
  )
  bus.subscribe(RIDER_DEVICE_ENDED_TOPIC, (ids) => ids.forEach((id) => devices.drop(String(id))))
  bus.onGap(() => devices.dropAll())
  return async (deviceId: string): Promise<string | undefined> => (await devices.of(deviceId)).riderId
}
