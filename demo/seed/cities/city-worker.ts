import { parentPort } from 'node:worker_threads'
import { makePack } from '@beckon/streets'
import { drawnFile } from '../../map-generator/generate.ts'
import type { CityOrder } from './city-maker.ts'

/** Draws and imports cities in a thread of its own: each takes seconds in which a server still has to answer. */
parentPort?.on('message', (order: CityOrder) => {
  const file = drawnFile(order.country, order.drawnIn)
  parentPort?.postMessage(makePack({ ...order, file }, () => undefined))
})
