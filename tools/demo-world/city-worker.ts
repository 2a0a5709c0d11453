import { workerData } from 'node:worker_threads'
import { writeDemoCity } from '../demo-city/generate.ts'

/** Draws a city in a thread of its own: it takes seconds in which a server still has to answer. */
const { country, file } = workerData as { country: string; file: string }
writeDemoCity(country, file)
