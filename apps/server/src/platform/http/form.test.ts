import fastify from 'fastify'
import { expect, it } from 'vitest'
import { useForms } from './form.ts'

const BOUNDARY = 'edge'

/** The status of a form with one text and one file, both in its answer. */
async function send(field: string, text: string, fileName: string): Promise<number> {
  const app = fastify()
  useForms(app)
  app.post('/', async ({ body }) => Object.keys(body as object))
  const payload = [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}`,
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\nPK\0`,
    `--${BOUNDARY}--`,
  ].join('\r\n')
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload })
  return statusCode
}

it('takes a form whose file holds NUL', async () => {
  expect(await send('place', 'متجر', 'orders.xlsx')).toBe(200)
})

it.each([
  ['text', 'place', 'a\0b', 'orders.xlsx'],
  ['name of a field', 'pl\0ace', 'a', 'orders.xlsx'],
  ['name of a file', 'place', 'a', 'or\0ders.xlsx'],
])('refuses a form that holds NUL in the %s', async (_where, field, text, fileName) => {
  expect(await send(field, text, fileName)).toBe(400)
})
