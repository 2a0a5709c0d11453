import { get } from 'node:http'

/** Asks the process beside this one whether it can serve; ends with 0 or 1. For the health check of a container. */
const { PORT = '4000', HOST = '' } = process.env
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
const request = get({ host, port: PORT, path: '/readyz', timeout: 4000 }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1)
})
request.on('timeout', () => request.destroy(new Error('no answer')))
request.on('error', ({ message }) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
