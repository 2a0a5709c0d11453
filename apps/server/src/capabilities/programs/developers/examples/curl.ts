import { type ExampleRequest, IDEMPOTENCY_KEY } from './request.ts'

/** The request as a command of a shell, in which `BECKON_URL` and `BECKON_KEY` are set. */
export function curlOf({ method, path, isIdempotent, body, form }: ExampleRequest, file?: string): string {
  const verb = method === 'GET' || (method === 'POST' && (body || form)) ? '' : `-X ${method} `
  return [
    `curl ${verb}"$BECKON_URL${path}"`,
    '-H "Authorization: Bearer $BECKON_KEY"',
    ...(isIdempotent ? [`-H "Idempotency-Key: ${IDEMPOTENCY_KEY}"`] : []),
    ...Object.entries(form ?? {}).map(([name, value]) => `-F "${name}=${value}"`),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body, null, 2)}'`] : []),
    ...(file ? [`-o ${file}`] : []),
  ].join(' \\\n  ')
}
