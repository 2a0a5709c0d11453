import { zoneCalls } from '@beckon/contract'
import { COMMAND, type CommandResult, error, succeeded } from './command-result.ts'
import { failed, inCountry, type OperatorClient, type RiderTool } from './rider-tool.ts'

export const ZONE_USAGE = `  ${COMMAND} rider zones [SG]
  ${COMMAND} rider zone <zone> "A name" <file.geojson> "A reason" [SG]
  ${COMMAND} rider zone-end <zone> "A reason" [SG]
  ${COMMAND} rider set-zones <rider> <zone,zone|everywhere> "A reason" [SG]`

/** Runs a command about zones; undefined for one that is none or lacks arguments. */
export async function runZoneCommand(
  tool: RiderTool,
  [command = '', ...rest]: readonly string[],
): Promise<CommandResult | undefined> {
  switch (command) {
    case 'zones':
      return inCountry(tool, rest, 0, list)
    case 'zone':
      return inCountry(tool, rest, 4, (client, given) => put(tool, client, given))
    case 'zone-end':
      return inCountry(tool, rest, 2, end)
    case 'set-zones':
      return inCountry(tool, rest, 3, setZones)
    default:
      return undefined
  }
}

async function list(client: OperatorClient): Promise<CommandResult> {
  const listed = await client.call(zoneCalls.listZones, {})
  if (!listed.ok) return failed(listed.error)
  const lines = listed.answer.result.map(({ id, name, area, riders }) =>
    [id, name, area.type, `${riders} riders`].join('\t'),
  )
  return succeeded(...(lines.length === 0 ? ['No zone yet: riders work everywhere.'] : lines))
}

async function put(
  { readFile }: RiderTool,
  client: OperatorClient,
  [id = '', name = '', file = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const area = zoneCalls.putZone.body.shape.area.safeParse(geometryIn(await readFile(file)))
  if (!area.success) return error(`${file} has no polygon, polygons or circle.`)
  const saved = await client.call(zoneCalls.putZone, {
    params: { id },
    body: { name, area: area.data, reason },
  })
  return saved.ok ? succeeded(`${saved.answer.result.name} (${id}) was saved.`) : failed(saved.error)
}

/** Returns the geometry of a GeoJSON text, which may be within a feature; undefined for another text. */
function geometryIn(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return isFeature(parsed) ? parsed.geometry : parsed
  } catch {
    // Not JSON.
    return undefined
  }
}

const isFeature = (value: unknown): value is { readonly geometry: unknown } =>
  typeof value === 'object' && value !== null && 'geometry' in value

async function end(
  client: OperatorClient,
  [id = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const ended = await client.call(zoneCalls.deleteZone, { params: { id }, body: { reason } })
  return ended.ok ? succeeded(`${id} was deleted.`) : failed(ended.error)
}

async function setZones(
  client: OperatorClient,
  [id = '', named = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const zones = named === 'everywhere' ? [] : named.split(',')
  const set = await client.call(zoneCalls.setRiderZones, { params: { id }, body: { zones, reason } })
  if (!set.ok) return failed(set.error)
  const { result } = set.answer
  return succeeded(`${id} works ${result.length === 0 ? 'everywhere' : `in ${result.join(', ')}`}.`)
}
