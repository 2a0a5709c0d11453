import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import { docsPath } from '../docs.ts'
import { type Framing, isEmbeddable } from './framing.ts'
import { frontAppOf } from './front-apps.ts'

interface SecurityHeaderOptions {
  readonly config: Config
  readonly framing: Framing
}

export const POLICY = 'content-security-policy'
/** Riders photograph parcels and scan their codes; customers may share where they are. */
const RIDER_FEATURES = 'camera=(self), geolocation=(self), microphone=()'
const PORTAL_FEATURES = 'camera=(), geolocation=(self), microphone=()'

/**
 * All content comes from our own host, the map also from the operator's. The map draws in a worker made from a blob
 * and paints into one. Scripts set styles of elements by properties, which needs no permission; attributes and style
 * elements of a document do, see `style-sources.ts`. Permitted frame ancestors are added to each answer: they differ by
 * country and path.
 */
export async function useSecurityHeaders(
  app: FastifyInstance,
  { config, framing }: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        childSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...config.map.origins],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [
          "'self'",
          ...originsOf(config.flagsUrls),
          ...originsOf(config.helpUrls),
          ...config.map.origins,
        ],
        // In browsers that have them: markup and programs of a page pass the policy of `@beckon/ui/trusted-types`.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        // A form opens the gateway's frame.
        formAction: ["'self'", ...gatewayOrigin(config)],
        frameSrc: ["'self'", ...gatewayOrigin(config), ...originsOf(config.helpUrls)],
      },
    },
    xFrameOptions: false,
    // On localhost there is no certificate to insist on.
    hsts: config.environment === 'prd',
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async ({ url, deployment }, reply) => {
    const [path = ''] = url.split('?')
    const origins = isEmbeddable(path) ? await framing.originsOf(deployment.country) : []
    const frontApp = frontAppOf(path)
    if (frontApp === 'rider') allowWebAssembly(reply)
    if (path.startsWith(docsPath)) allowPlainMarkup(reply)
    sayWhoMayFrame(reply, origins)
    reply.header('permissions-policy', frontApp === 'rider' ? RIDER_FEATURES : PORTAL_FEATURES)
  })
}

/** Where the browser reads no codes itself, the app of riders does so by WebAssembly. */
function allowWebAssembly(reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY))
  reply.header(POLICY, policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"))
}

/** The pages of the document of all calls are made by a library that has no policy of trusted types. */
function allowPlainMarkup(reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY))
  reply.header(POLICY, policy.replaceAll(/;(?:require-trusted-types-for|trusted-types) [^;]*/gu, ''))
}

/** Where an operator runs a service of its own, the browser asks it directly. */
const originsOf = (urls: Readonly<Record<string, string | undefined>>): string[] =>
  Object.values(urls).flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))

/** Cards are typed into frames of the gateway. */
const gatewayOrigin = ({ gateway }: Config): string[] => (gateway ? [new URL(gateway.url).origin] : [])

/** X-Frame-Options has no list of origins, so it is left out where there is one. */
function sayWhoMayFrame(reply: FastifyReply, origins: readonly string[]): void {
  const rest = reply.getHeader(POLICY)
  const ancestors = ['frame-ancestors', "'self'", ...origins].join(' ')
  reply.header(POLICY, rest ? `${String(rest)};${ancestors}` : ancestors)
  if (origins.length === 0) reply.header('x-frame-options', 'SAMEORIGIN')
}
