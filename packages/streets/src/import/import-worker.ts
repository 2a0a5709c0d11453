import { parentPort, workerData } from 'node:worker_threads'
import { type ImportRequest, makePack } from './make-pack.ts'

/** Runs one import away from the thread that answers calls. */
const result = makePack(workerData as ImportRequest, (line) => parentPort?.postMessage({ line }))
parentPort?.postMessage({ result })
