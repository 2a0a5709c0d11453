import { expect, it } from 'vitest'
import { checkConfig } from '../config.ts'
import { filesUrl } from './files-url.ts'

const login = { keyId: 'AKIA', secret: 'a/b+c:d@e' }
const secret = 'a%2Fb%2Bc%3Ad%40e'
const common = { ...login, bucket: 'files', prefix: '', region: 'us-east-1' }

it.each([
  [
    `s3://AKIA:${secret}@minio:9000/files?tls=no`,
    { ...common, endpoint: 'http://minio:9000', bucketIn: 'path' },
  ],
  [
    `s3://AKIA:${secret}@s3.eu-central-1.amazonaws.com/files/beckon/prd/?region=eu-central-1`,
    {
      ...{ ...common, prefix: 'beckon/prd/', region: 'eu-central-1' },
      ...{ endpoint: 'https://s3.eu-central-1.amazonaws.com', bucketIn: 'host' },
    },
  ],
  [
    `s3://AKIA:${secret}@[::1]:9000/files?style=host`,
    { ...common, endpoint: 'https://[::1]:9000', bucketIn: 'host' },
  ],
])('the address %s of the object store is understood', (text, access) =>
  expect(filesUrl.parse(text)).toEqual(access),
)

it.each([
  'https://host/bucket',
  's3://host/bucket',
  's3://key@host/bucket',
  's3://key:secret@host/',
  's3://key:secret@host/UPPER',
  's3://key:se/cret@host/bucket',
  's3://key:secret@host/bucket?tls=maybe',
  's3://key:secret@host/bucket?colour=red',
  's3://key:%zz@host/bucket',
  's3://key:secret@host/bucket#part',
])('the address %s of the object store is refused with an example', (text) =>
  expect(filesUrl.safeParse(text).error?.message).toContain('s3://key:secret@s3.eu-central-1'),
)

it('a refused address of the object store is not printed, because it has the secret', () => {
  const checked = checkConfig({ FILES_URL: 's3://key:secret-of-ours@host/' })
  expect(checked).toMatchObject({ ok: false, error: expect.stringMatching(/^FILES_URL: its value must be/u) })
  expect(JSON.stringify(checked)).not.toContain('secret-of-ours')
})

it('files cannot be moved out of a store that is not named', () => {
  const checked = checkConfig({ FILES_KEPT_IN: 'database' })
  expect(checked).toMatchObject({ ok: false, error: expect.stringContaining('needs FILES_URL') })
})
