import { Alert, Modal } from '@mantine/core'
import type { CallProblem } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface ProblemDialogProps {
  readonly problem: CallProblem
  readonly close: () => void
}

/** Shows why a file could not be had. */
export function ProblemDialog({ problem, close }: ProblemDialogProps) {
  const { t, say } = useTexts()
  return (
    <Modal
      opened
      onClose={close}
      title={t('console.payouts.download')}
      closeButtonProps={{ 'aria-label': t('console.close') }}
    >
      <Alert color="red" role="alert">
        {say(problem.key, problem.values)}
      </Alert>
    </Modal>
  )
}
