import type { AddressInfo } from 'node:net'
import { timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { type Clock, systemClock } from './clock.ts'
import { createApp } from './create-app.ts'
import { connectDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { deliverEvents, nextEvent } from './events/deliver.ts'
import type { Gateway } from './gateway.ts'
import { hashOf } from './ids.ts'
import { gatewayKeys, type MerchantSecrets, merchantSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { createLoop } from './work/loop.ts'
import { nextSweep, sweep, purgeExpired } from './work/sweep.ts'

const TIDY_MS = 600_000

export interface RunningGateway {
  /** Where browsers and servers reach it. */
  readonly url: string
  /** Looks at once what is due, where the clock is not the world's. */
  wake(): void
  stop(): Promise<void>
}

interface Options {
  readonly settings: Settings
  readonly log: Logger
  readonly clock?: Clock
}

/** Connects, migrates, listens, and begins the work beside the calls. */
export async function startGateway({ settings, log, clock = systemClock }: Options): Promise<RunningGateway> {
  const secrets = merchantSecrets(settings.dataDir)
  const keys = await gatewayKeys(settings.dataDir)
  const { db, close } = await connectDatabase(settings.databaseUrl, settings.databasePatienceMs)
  const waking = new Set<() => void>()
  const listening = { url: '' }
  const gateway: Gateway = {
    ...{ db, clock, log, keys },
    merchantOf: merchantFinder(secrets),
    webhookSecretOf: (merchant) => secrets[merchant]?.webhook_secret,
    origin: () => listening.url,
    wake: () => {
      for (const wake of waking) wake()
    },
  }
  try {
    await migrate(db)
    const app = await createApp(gateway, settings.rateLimits)
    await app.listen({ host: settings.host, port: settings.port })
    listening.url = urlOf(settings.host, (app.server.address() as AddressInfo).port)
    const loops = startLoops(gateway)
    for (const loop of loops) waking.add(loop.wake)
    gateway.wake()
    return { url: listening.url, wake: gateway.wake, stop: () => stop(app, loops, close) }
  } catch (error) {
    await close()
    throw error
  }
}

function startLoops(gateway: Gateway) {
  const tidied = { at: Number.NEGATIVE_INFINITY }
  const sweepAndPurge = async () => {
    const now = gateway.clock.now().getTime()
    if (now - tidied.at > TIDY_MS) {
      tidied.at = now
      await purgeExpired(gateway)
    }
    const hasMoved = await sweep(gateway)
    // A change has recorded an event.
    if (hasMoved) gateway.wake()
    return hasMoved
  }
  return [
    createLoop(gateway, { runOnce: sweepAndPurge, nextDueAt: nextSweep }),
    createLoop(gateway, { runOnce: deliverEvents, nextDueAt: nextEvent }),
  ]
}

async function stop(
  app: { close(): Promise<void> },
  loops: readonly { stop(): Promise<void> }[],
  close: () => Promise<void>,
): Promise<void> {
  await app.close()
  await Promise.all(loops.map((loop) => loop.stop()))
  await close()
}

function urlOf(host: string, port: number): string {
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  return `http://${isEverywhere ? 'localhost' : host}:${port}`
}

/** All keys are compared in constant time. */
function merchantFinder(secrets: Readonly<Record<string, MerchantSecrets>>) {
  const known = Object.entries(secrets).map(([merchant, { api_key }]) => ({
    merchant,
    hash: Buffer.from(hashOf(api_key)),
  }))
  return (apiKey: string): string | undefined => {
    const hash = Buffer.from(hashOf(apiKey))
    return known.filter((one) => timingSafeEqual(one.hash, hash))[0]?.merchant
  }
}
