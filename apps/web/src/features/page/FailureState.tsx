import { Button } from '@mantine/core'
import IconCloudOff from '~icons/tabler/cloud-off'
import { CallFailed, problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { EmptyState } from './EmptyState.tsx'

export interface FailureStateProps {
  /** The error of the query. */
  readonly error: unknown
  /** A more specific title than "something went wrong". */
  readonly title?: string
  readonly onRetry: () => void
}

/** Shows a failed fetch with its reason, and offers to try again. */
export function FailureState({ error, title, onRetry }: FailureStateProps) {
  const { t, say } = useTexts()
  const key = error instanceof CallFailed ? problemOf(error.reason).key : 'error.unexpected'
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={title ?? t('alert.error')}
        text={say(key)}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  )
}
