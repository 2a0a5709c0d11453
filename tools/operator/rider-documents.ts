import { type OperatedDocument, riderDocumentCalls } from '@beckon/contract'
import { COMMAND, type CommandResult, succeeded } from './command-result.ts'
import { failed, inCountry, type OperatorClient, type RiderTool } from './rider-tool.ts'

export const DOCUMENT_USAGE = `  ${COMMAND} rider documents [SG]
  ${COMMAND} rider documents-of <rider> [SG]
  ${COMMAND} rider read <rider> <document> <file> "A reason" [SG]
  ${COMMAND} rider approve|refuse <rider> <document> "A reason" [SG]`

/** Runs a command about the documents of riders; undefined for one that is none or lacks arguments. */
export async function runDocumentCommand(
  tool: RiderTool,
  [command = '', ...rest]: readonly string[],
): Promise<CommandResult | undefined> {
  switch (command) {
    case 'documents':
      return inCountry(tool, rest, 0, (client) => list(client))
    case 'documents-of':
      return inCountry(tool, rest, 1, (client, [riderId = '']) => list(client, riderId))
    case 'read':
      return inCountry(tool, rest, 4, (client, given) => read(tool, client, given))
    case 'approve':
      return inCountry(tool, rest, 3, (client, given) => decide(client, given, 'approved'))
    case 'refuse':
      return inCountry(tool, rest, 3, (client, given) => decide(client, given, 'refused'))
    default:
      return undefined
  }
}

async function list(client: OperatorClient, riderId?: string): Promise<CommandResult> {
  const query = { count: 200, ...(riderId === undefined ? {} : { rider_id: riderId }) }
  const listed = await client.call(riderDocumentCalls.listRiderDocuments, { query })
  if (!listed.ok) return failed(listed.error)
  const { result } = listed.answer
  if (result.length > 0) return succeeded(...result.map(lineOf))
  return succeeded(riderId === undefined ? 'No document waits.' : 'No document yet.')
}

async function read(
  { writeFile }: RiderTool,
  client: OperatorClient,
  [id = '', document = '', file = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const opened = await client.open(riderDocumentCalls.readRiderDocument, {
    params: { id, document },
    body: { reason },
  })
  if (!opened.ok) return failed(opened.error)
  await writeFile(file, new Uint8Array(await opened.answer.arrayBuffer()))
  return succeeded(`${file} was written. The reading is recorded. Delete the file after the check.`)
}

async function decide(
  client: OperatorClient,
  [id = '', document = '', reason = '']: readonly string[],
  decision: 'approved' | 'refused',
): Promise<CommandResult> {
  const decided = await client.call(riderDocumentCalls.decideRiderDocument, {
    params: { id, document },
    body: { decision, reason },
  })
  return decided.ok ? succeeded(lineOf(decided.answer.result)) : failed(decided.error)
}

const lineOf = (one: OperatedDocument): string =>
  [
    ...[one.rider_id, one.id, one.state, one.kind, one.rider_name],
    ...[`number …${one.number_end}`, `until ${one.expires_on}`, one.media_type],
  ].join('\t')
