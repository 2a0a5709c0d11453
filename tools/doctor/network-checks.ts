import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { fine, type Finding, finding, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

const PATIENCE_MS = 5000
const DAY_MS = 86_400_000
const LEAST_DAYS = 21

/** Mail and the certificates of the services that are configured. */
export async function networkChecks({ config, now }: Patient): Promise<readonly Finding[]> {
  const services = Object.entries(servicesOf(config)).flatMap(([name, url]) =>
    url === undefined || new URL(url).protocol !== 'https:' ? [] : [{ name, url: new URL(url) }],
  )
  return [
    await finding('mail', () => mail(config, now())),
    ...(await Promise.all(
      services.map(({ name, url }) => finding(name, () => certificate(name, url, 443, now()))),
    )),
  ]
}

const servicesOf = (config: Config): Readonly<Record<string, string | undefined>> => ({
  TEXT_URL: config.textUrl,
  CALLS_URL: config.callsUrl,
  FLAGS_URL_ASIA: config.flagsUrls.asia,
  FLAGS_URL_EUROPE: config.flagsUrls.europe,
  HELP_URL_ASIA: config.helpUrls.asia,
  HELP_URL_EUROPE: config.helpUrls.europe,
  FILES_URL: config.files?.endpoint,
  TEXTS_URL: config.textsUrl,
  PLACES_URL: config.places?.url,
  ROADS_URL: config.roads?.url,
  MAP_STYLE_URL: config.map.styleUrl,
  TILES_URL: config.map.tilesUrl,
  GATEWAY_URL: config.gateway?.url,
})

async function mail({ smtpUrl, environment }: Config, now: Date): Promise<Finding> {
  const name = 'mail'
  if (smtpUrl === undefined) {
    return environment === 'prd'
      ? wrong(name, 'SMTP_URL is not set: no email is sent. Set it.')
      : fine(name, 'shown at /dev/mailbox')
  }
  const url = new URL(smtpUrl)
  if (url.protocol === 'smtps:') return certificate(name, url, 465, now)
  const port = Number(url.port || 587)
  const greeting = await answerOf(connect({ host: url.hostname, port }), 'data')
  return String(greeting).startsWith('220')
    ? fine(name, `${url.hostname} answers`)
    : wrong(name, `${url.hostname}:${port} does not answer as a mail server. Check SMTP_URL.`)
}

async function certificate(name: string, url: URL, port: number, now: Date): Promise<Finding> {
  const host = url.hostname
  const named = isIP(host) === 0 ? { servername: host } : {}
  const socket = connectTls({ host, port: Number(url.port || port), ...named, rejectUnauthorized: false })
  const [end, refusal] = await answerOf(socket, 'secureConnect', () => [
    socket.getPeerCertificate().valid_to,
    socket.authorizationError,
  ])
  const days = Math.floor((Date.parse(String(end)) - now.getTime()) / DAY_MS)
  if (refusal)
    return wrong(
      name,
      `the certificate of ${host} is not valid (${String(refusal)}). Renew it, or correct the address.`,
    )
  if (days < LEAST_DAYS) return wrong(name, `the certificate of ${host} ends in ${days} days. Renew it.`)
  return fine(name, `${host} answers, its certificate is valid for ${days} days`)
}

/** The first event of a connection; an error where it does not come in time. */
function answerOf<T = unknown>(socket: Socket, event: string, read?: () => T): Promise<T> {
  return new Promise<T>((done, fail) => {
    socket.setTimeout(PATIENCE_MS, () =>
      fail(new Error('no answer within 5 seconds. Check the address and the firewall.')),
    )
    socket.once('error', fail)
    socket.once(event, (value: T) => done(read ? read() : value))
  }).finally(() => socket.destroy())
}
