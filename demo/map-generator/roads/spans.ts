import type { Land } from '../land/land.ts'
import { crossing, distance, type Line, mixed, nearestOnSegment } from '../shape/point.ts'
import { at } from '../shape/point.ts'
import type { Edge, Graph } from './graph.ts'

type Span = [from: number, to: number]

/** Lifts roads over water, railway and motorway: the piece above becomes a bridge. */
export function raiseBridges(graph: Graph, land: Land, railway: Line, motorway: Line): void {
  const before = [...graph.edges.values()]
  for (const edge of before) {
    const length = graph.length(edge)
    if (length < 1 || edge.rank === 'path') continue
    const spans = [
      ...wetSpans(graph, edge, land),
      ...lineSpans(graph, edge, railway, 14),
      ...lineSpans(graph, edge, motorway, 42),
    ]
    if (spans.length > 0) lift(graph, edge, merged(spans, length), length)
  }
}

function wetSpans(graph: Graph, edge: Edge, land: Land): Span[] {
  const [a, b, length] = [graph.point(edge.a), graph.point(edge.b), graph.length(edge)]
  const spans: Span[] = []
  for (let s = 0; s <= length; s += 5) {
    const p = mixed(a, b, s / length)
    if (land.ashore.read(p.x, p.y) < 1) spans.push([s - 8, s + 8])
  }
  return spans
}

function lineSpans(graph: Graph, edge: Edge, line: Line, reach: number): Span[] {
  const [a, b, length] = [graph.point(edge.a), graph.point(edge.b), graph.length(edge)]
  const spans: Span[] = []
  for (let i = 1; i < line.length; i++) {
    const [c, d] = [at(line, i - 1), at(line, i)]
    if (distance(a, c) > length + 120) continue
    const met = crossing(a, b, c, d)
    if (met) spans.push([met[0] * length - reach, met[0] * length + reach])
    for (const [end, s] of [
      [a, 0],
      [b, length],
    ] as const) {
      if (distance(end, nearestOnSegment(end, c, d)) < reach * 0.6) spans.push([s - reach / 2, s + reach / 2])
    }
  }
  return spans
}

function merged(spans: Span[], length: number): Span[] {
  const result: Span[] = []
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    const [start, end] = [from < 9 ? 0 : from, to > length - 9 ? length : to]
    if (last && start <= last[1] + 12) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

function lift(graph: Graph, edge: Edge, spans: readonly Span[], length: number): void {
  const stops: number[] = []
  const details: { bridge: boolean }[] = []
  const [a, b] = [graph.point(edge.a), graph.point(edge.b)]
  let reached = 0
  for (const [from, to] of spans) {
    if (from > reached) {
      stops.push(graph.addPoint(mixed(a, b, from / length)))
      details.push({ bridge: false })
    }
    details.push({ bridge: true })
    if (to < length) stops.push(graph.addPoint(mixed(a, b, to / length)))
    reached = to
  }
  if (reached < length) details.push({ bridge: false })
  graph.split(edge, stops, details)
}
