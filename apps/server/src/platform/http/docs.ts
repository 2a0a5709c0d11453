import { failure } from '@beckon/contract'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

export const docsPath = '/api/docs'

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const
/** A scheme of our own in the same header. */
const ownScheme = (description: string) =>
  ({ type: 'apiKey', in: 'header', name: 'Authorization', description }) as const

/** Schemas that most calls share: written once, and referred to by name. */
const shared = z.registry<{ id: string }>().add(failure, { id: 'Failure' })

/** OpenAPI generated from the schemas that validate, so that both agree. */
export async function useDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Beckon',
        version: '1',
        description:
          'Ask for a rider, follow the delivery. The country is that of the host, or of the header `x-country`. ' +
          'Failures are `{ errors: [{ code, message, meta }], request_id }` with permanent codes.',
      },
      components: {
        securitySchemes: {
          session: bearer('`{AccessToken}|{IdToken}` of a sign-in.'),
          platform: ownScheme('`Platform {token}`: a token signed by a platform that embeds the portal.'),
          guest: bearer('The token of somebody who goes on without an account.'),
          rider: bearer('The token of a rider’s phone.'),
          operator: bearer(
            'The token of a program of an operator. The console sends the cookie `beckon_console` and the header `x-beckon-console` in its place.',
          ),
          help: ownScheme('`Help {token}`: of a help page that is open.'),
          link: ownScheme('`Link {token}`: of the link of an order that a shop has shared.'),
          receipt: ownScheme('`Receipt {token}`: of the receipt that a shop opens for itself.'),
          program: bearer('`bkn_live_…` or `bkn_test_…`: a key of a business, for its own programs.'),
          viewer: ownScheme('`View {token}`: of a page that an operator views, read-only.'),
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: shared }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: shared }),
  })
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
