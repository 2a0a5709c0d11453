import type { Task } from '@beckon/contract'
import type { StopKind } from '@beckon/domain/rider'
import type { Texts } from '../../platform/texts/index.ts'

export interface TitledStop {
  readonly kind: StopKind
  readonly task: Pick<Task, 'collect' | 'deliver'>
}

/** Returns the place of a stop with the act there. */
export function stopTitle({ kind, task }: TitledStop, t: Texts['t']): string {
  switch (kind) {
    case 'pickup':
      return t('rider.job.stop-collect', { name: task.collect.name })
    case 'dropoff':
      return t('rider.job.stop-deliver', { name: task.deliver.name })
    case 'return':
      return t('rider.job.stop-return', { name: task.collect.name })
  }
}
