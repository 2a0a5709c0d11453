import type { Metrics } from '../../metrics/metrics.ts'
import { type Outcome, outcomes, type ReadKind, readKinds, type ReadsParts } from './reads.ts'

/** Adds where reads were answered that a replica may answer. */
export function measureReads(metrics: Metrics): (kind: ReadKind, outcome: Outcome) => void {
  const reads = metrics.counter({
    name: 'beckon_replica_reads_total',
    help: 'Reads that a replica may answer: by it, or by the primary and why.',
    labels: { read: readKinds, outcome: outcomes },
  })
  return (read, outcome) => reads.add({ read, outcome })
}

/** Adds whether the replica is used and how far it is behind; no values without one. */
export function measureReplica(metrics: Metrics, { replica }: Pick<ReadsParts, 'replica'>): void {
  metrics.gauge({
    name: 'beckon_replica_used',
    help: '1 where reads go to the replica, 0 where the primary answers them.',
    labels: {},
    read: () => (replica ? Number(replica.state.unfit() === undefined) : []),
  })
  metrics.gauge({
    name: 'beckon_replica_lag_seconds',
    help: 'Time since the primary was where the replica is; none while that is unknown.',
    labels: {},
    read: () => replica?.state.lagSeconds() ?? [],
  })
}
