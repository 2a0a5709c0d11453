import fastify from 'fastify'
import { expect, it } from 'vitest'
import { OverloadedError } from '../semaphore.ts'
import { answerError } from './answer-error.ts'

const answerTo = async (error: Error) => {
  const app = fastify()
  app.setErrorHandler(answerError)
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject('/')
  await app.close()
  return answer
}

it.each([
  ['work that waited too long for a permit', new OverloadedError('waited too long')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that the database ended', new Error('Connection terminated unexpectedly')],
  [
    'a connection that was lost before the query',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a database that starts', Object.assign(new Error('starting up'), { code: '57P03' })],
  ['a host that is not reached', Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' })],
])('answers 503 with a time to try again to %s', async (_, error) => {
  const answer = await answerTo(error)
  expect(answer.statusCode).toBe(503)
  expect(answer.json().errors[0]).toMatchObject({ code: 'server.unavailable', meta: { retry_after: 2 } })
})

it('answers 500 to any other error, without its message', async () => {
  const answer = await answerTo(new Error('a secret'))
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('a secret')
})
