import { calls } from '@beckon/contract'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { useDocs } from './docs.ts'
import './fastify-types.ts'
import { serve } from './serve.ts'

const describedOnly = (): never => {
  throw new Error('This application only describes calls.')
}

/** The OpenAPI document of all calls of the contract, made without a database and without listening. */
export async function openApiDocument(): Promise<object> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('rateLimits', false)
  await useDocs(app)
  for (const call of Object.values(calls)) serve(app, call, describedOnly)
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
