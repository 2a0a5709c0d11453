import type { Duty } from '@beckon/domain/rider'
import { Button, Notice } from '../../features/controls/index.ts'
import type { DutyChange } from '../../features/duty/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface DutyButtonsProps {
  readonly state: Duty
  readonly isOnline: boolean
  readonly duties: DutyChange
}

/** The changes of duty that are possible now; they need a connection, because offers do. */
export function DutyButtons({ state, isOnline, duties: { change, isBusy } }: DutyButtonsProps) {
  const { t } = useTexts()
  if (!isOnline) return <Notice kind="warning">{t('rider.duty.offline')}</Notice>
  const common = { isBusy }
  return (
    <>
      {state === 'off' && (
        <Button {...common} kind="primary" isBig onPress={() => void change('on')}>
          {t('rider.duty.go-on')}
        </Button>
      )}
      {state === 'break' && (
        <Button {...common} kind="primary" isBig onPress={() => void change('on')}>
          {t('rider.duty.end-break')}
        </Button>
      )}
      {state === 'on' && (
        <Button {...common} onPress={() => void change('break')}>
          {t('rider.duty.go-break')}
        </Button>
      )}
      {state !== 'off' && (
        <Button {...common} onPress={() => void change('off')}>
          {t('rider.duty.go-off')}
        </Button>
      )}
    </>
  )
}
