import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TestRider } from './dispatch.ts'
import type { TestServer } from './test-server.ts'

export interface PictureWish {
  readonly width?: number
  readonly height?: number
  /** As a phone notes how it was held: 6 is turned to the right. */
  readonly orientation?: number
}

/** Returns a picture as a phone takes it, with the location and the device in its metadata. */
export function phonePicture({
  width = 640,
  height = 480,
  orientation = 1,
}: PictureWish = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c60' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'SpyPhone', Artist: 'Anna Rider' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '1/1 18/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '103/1 51/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .toBuffer()
}

export interface PictureUpload {
  readonly kind?: string
  readonly type?: string
  readonly key?: string
  readonly query?: string
}

/** Sends a photo as a rider's phone does. */
export async function sendPhoto(
  server: TestServer,
  rider: Pick<TestRider, 'headers'>,
  orderId: string,
  content: Buffer,
  { kind = 'pickup', type = 'image/jpeg', key = randomUUID(), query = '' }: PictureUpload = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/fleet/v1/order/${orderId}/proof-photo/${kind}${query}`,
    headers: { ...rider.headers, 'content-type': type, ...(key === '' ? {} : { 'idempotency-key': key }) },
    payload: content,
  })
  const json = answer.json()
  return { status: answer.statusCode, code: json.errors?.[0]?.code ?? 'ok', photo: json.result }
}
