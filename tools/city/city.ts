import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isCountryCode } from '@beckon/domain/country'
import { importCity, listPacks, removePack } from '@beckon/streets'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { fetchFile } from './fetch-file.ts'
import { idFrom } from './id-from.ts'

const USAGE = `Usage:
  npm run city -- add <file.osm.pbf or URL> [--country XX] [--name "A name"]
  npm run city -- list
  npm run city -- remove <id>`

/** Ends with one clear line; what is there stays as it is. */
function refuse(line: string): never {
  console.error(line)
  process.exit(1)
}

const dataDir = resolve(readConfig().dataDir)
const { positionals, values } = readArguments()
const [command, subject] = positionals
if (command === 'add' && subject) await add(subject)
else if (command === 'list') list()
else if (command === 'remove' && subject) remove(subject)
else refuse(USAGE)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { country: { type: 'string' }, name: { type: 'string' } },
    })
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

async function add(source: string): Promise<void> {
  const country = values.country?.toUpperCase()
  if (country !== undefined && !isCountryCode(country))
    refuse(`${country} is none of the countries that are served.`)
  const id = idFrom(values.name ?? source)
  if (id === undefined) refuse('Give the city a name with --name, in Latin letters or digits.')
  const file = await fetchFile(source, (line) => console.log(line))
  if (!file.ok) refuse(file.line)
  const request = {
    file: file.path,
    dataDir,
    id,
    name: values.name ?? id,
    country,
    now: new Date().toISOString(),
  }
  const result = await importCity(request, (line) => console.log(line))
  file.done()
  if (!result.ok) refuse(result.line)
  const { counts } = result.info
  console.log(
    `Added ${result.info.id} (${result.info.country}): ${counts.streets} streets, ${counts.addresses} addresses. A running Beckon uses it within seconds.`,
  )
}

function list(): void {
  const packs = listPacks(dataDir)
  if (packs.length === 0) console.log('No city yet. Add one with: npm run city -- add <file.osm.pbf>')
  for (const { id, country, name, invented, counts } of packs) {
    const kind = invented ? 'invented' : 'real'
    console.log(
      `${id}\t${country}\t${kind}\t${counts.streets} streets, ${counts.addresses} addresses\t${name}`,
    )
  }
}

function remove(id: string): void {
  if (!removePack(dataDir, id)) refuse(`There is no city ${id}; see npm run city -- list`)
  console.log(`${id} is removed.`)
}
