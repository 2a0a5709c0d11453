import { createServer } from 'node:http'

/** A program of a business: prints the id and the body of each event before it answers. It can be killed at any moment. */
const server = createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const line = JSON.stringify({ id: request.headers['webhook-id'], body: Buffer.concat(parts).toString() })
    process.stdout.write(`${line}\n`, () => response.writeHead(204).end())
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'))
