import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { createReplicaState, type ReplicaState, type Unfit } from './replica-state.ts'

/** The status that the server answers, by the protocol of PostgreSQL. */
const standby = { is_standby: true, identity: 'cluster/beckon', replayed: 100 }
const sockets = new Set<Socket>()
let server: Server
let state: ReplicaState
const found: (Unfit | undefined)[] = []
/** The position of the primary; a measurement waits for it. */
let position: Promise<number>
let release: () => void = () => undefined

beforeEach(async () => {
  Object.assign(standby, { is_standby: true, identity: 'cluster/beckon', replayed: 100 })
  found.length = 0
  position = Promise.resolve(100)
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]))
      socket.on('data', (sent) => {
        if (!sent.subarray(0, 1).equals(Buffer.from('Q'))) return
        socket.write(Buffer.concat([COLUMNS, rowOf(standby), message('C', text('SELECT 1')), READY]))
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  state = createReplicaState({
    url: `postgres://beckon@127.0.0.1:${String(port)}/beckon`,
    primaryPosition: () => position,
    primaryIdentity: async () => 'cluster/beckon',
    bounds: { lagSeconds: 5, waitMs: 50 },
    onChange: (unfit) => found.push(unfit),
    log: pino({ enabled: false }),
  })
})
afterEach(async () => {
  release()
  await state.stop()
  for (const socket of sockets) socket.destroy()
  server.close()
})

const isFit = () => eventually(() => expect(state.unfit()).toBeUndefined())

/** No measurement ends until `release` is called. */
function holdMeasurements(): void {
  const { promise, resolve } = Promise.withResolvers<number>()
  position = promise
  release = () => {
    position = Promise.resolve(100)
    resolve(100)
  }
}

it('starts without waiting for the first measurement', async () => {
  holdMeasurements()
  await state.start()
  expect(state.unfit()).toBe('away')
  release()
  await isFit()
})

it('does not take a standby that is back with less for the one that it was before', async () => {
  await state.start()
  await isFit()
  expect(await state.reaches(100)).toBe(true)
  holdMeasurements()
  standby.replayed = 50
  for (const socket of sockets) socket.destroy()
  await eventually(async () => expect(await state.reaches(100)).toBe(false))
})

it.each([
  ['was promoted', { is_standby: false }],
  ['is the standby of another database', { identity: 'other/beckon' }],
])('sends no read to a server that %s since the last measurement', async (_, change) => {
  await state.start()
  await isFit()
  holdMeasurements()
  Object.assign(standby, change, { replayed: 1000 })
  expect(await state.reaches(200)).toBe(false)
  release()
  await eventually(() => expect(found).toEqual([undefined, 'no-standby']))
})

it('lets no other read wait for a standby that is behind, until the next measurement', async () => {
  await state.start()
  await isFit()
  holdMeasurements()
  expect(await state.reaches(100)).toBe(true)
  expect(state.isBehind()).toBe(false)
  expect(await state.reaches(200)).toBe(false)
  expect(state.isBehind()).toBe(true)
  release()
  await eventually(() => expect(state.isBehind()).toBe(false))
})

it('leaves a server that has replayed more than the primary has', async () => {
  standby.replayed = 101
  await state.start()
  await eventually(() => expect(found).toEqual(['no-standby']))
})

const text = (value: string) => Buffer.from(`${value}\0`)
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const message = (kind: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}
const READY = message('Z', Buffer.from('I'))
const [BOOL, TEXT, FLOAT8] = [16, 25, 701]
const columns = { is_standby: BOOL, identity: TEXT, replayed: FLOAT8 } as const
const COLUMNS = message(
  'T',
  int16(3),
  ...Object.entries(columns).flatMap(([name, type]) => [
    ...[text(name), int32(0), int16(0), int32(type), int16(8), int32(-1), int16(0)],
  ]),
)

function rowOf({ is_standby, identity, replayed }: typeof standby): Buffer {
  const values = [is_standby ? 't' : 'f', identity, String(replayed)].map((value) => Buffer.from(value))
  return message('D', int16(3), ...values.flatMap((value) => [int32(value.length), value]))
}
