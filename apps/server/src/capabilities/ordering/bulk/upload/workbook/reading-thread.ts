import { parentPort, workerData } from 'node:worker_threads'
import { readInside } from './read-inside.ts'
import { READY, type ReadingTask } from './reading-task.ts'

const { bytes, options } = workerData as ReadingTask
parentPort?.postMessage(READY)
parentPort?.postMessage(await readInside(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), options))
