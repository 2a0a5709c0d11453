import type { Bounds } from '../model.ts'
import { NodeTable } from '../osm/node-table.ts'
import type { OsmData } from '../osm/osm-data.ts'
import { type Limits, PbfError, readBlobs, tooManyObjects, usualLimits } from './blobs.ts'
import { type ReadObjects, readBlock } from './read-block.ts'
import { readHeader } from './read-header.ts'

export interface ReadViolation {
  readonly code: PbfError['code']
  /** One sentence for a person. */
  readonly line: string
}

export type ReadResult =
  | { readonly ok: true; readonly osm: OsmData; readonly program: string }
  | { readonly ok: false; readonly error: ReadViolation }

/**
 * Reads an `.osm.pbf`: nodes, then ways, then relations, each by ascending id. A violation of the format is
 * returned as one sentence.
 */
export function readPbf(path: string, limits: Limits = usualLimits): ReadResult {
  try {
    return { ok: true, ...read(path, limits) }
  } catch (error) {
    if (error instanceof PbfError) return { ok: false, error: { code: error.code, line: error.message } }
    if (isSystemError(error))
      return { ok: false, error: { code: 'not-pbf', line: `The file cannot be read: ${error.message}` } }
    // Anything else was thrown by a decoder that met nonsense.
    return { ok: false, error: { code: 'broken', line: 'The file is broken: what it holds makes no sense.' } }
  }
}

function read(path: string, limits: Limits): { osm: OsmData; program: string } {
  const reading: ReadObjects = { nodes: new NodeTable(), taggedNodes: [], ways: [], relations: [] }
  let program = ''
  let box: Bounds | undefined
  for (const { type, data } of readBlobs(path, limits)) {
    if (type === 'OSMHeader') ({ program, bounds: box } = readHeader(data))
    else if (type === 'OSMData') readBlock(data, reading)
    const { nodes, ways, relations } = reading
    if (nodes.length + ways.length + relations.length > limits.objects) throw tooManyObjects(limits.objects)
  }
  const { nodes, ...rest } = reading
  if (nodes.length === 0) throw new PbfError('empty', 'The file holds no map: there is not one point in it.')
  return { program, osm: { ...rest, point: (id) => nodes.find(id), bounds: overlap(nodes.bounds(), box) } }
}

/** Some files claim half the world; what the points span is true, and a tighter cut is kept if it is one. */
function overlap(spanned: Bounds, claimed: Bounds | undefined): Bounds {
  if (!claimed) return spanned
  const both = {
    west: Math.max(spanned.west, claimed.west),
    south: Math.max(spanned.south, claimed.south),
    east: Math.min(spanned.east, claimed.east),
    north: Math.min(spanned.north, claimed.north),
  }
  return both.west < both.east && both.south < both.north ? both : spanned
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
