import { useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { Fact, Facts } from '../../features/facts/index.ts'
import { LanguageChoice } from '../../features/language/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import { useWork } from '../../features/work/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { isOver } from '../../platform/queue/index.ts'
import { open } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Devices } from './Devices.tsx'
import { Zones } from './Zones.tsx'

/** The rider's account: name, language, devices, and logging out. */
export function Screen() {
  const { t } = useTexts()
  const { session } = useDeps()
  const state = useStore(session.state)
  if (state.status !== 'in') return null
  const { name, phone_number: phone } = state.session.rider
  return (
    <Page title={t('rider.account.title')}>
      <Panel>
        <Facts>
          <Fact name={t('rider.account.name')}>
            <bdi>{name}</bdi>
          </Fact>
          <Fact name={t('rider.account.phone')}>
            <bdi>{phone}</bdi>
          </Fact>
        </Facts>
      </Panel>
      <Button onPress={() => open({ page: 'documents' })}>{t('rider.document.title')}</Button>
      <Button onPress={() => open({ page: 'strikes' })}>{t('rider.strike.title')}</Button>
      <Button onPress={() => open({ page: 'kept' })}>{t('rider.kept.title')}</Button>
      <Zones />
      <LanguageChoice />
      <Devices />
      <LogOut />
    </Page>
  )
}

function LogOut() {
  const { t } = useTexts()
  const { acts, logOut } = useDeps()
  const queue = useStore(acts.queue)
  const { assignments } = useWork()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const count = queue.filter(({ state }) => state === 'waiting').length
  const hasParcel = assignments.some((one) => !isOver(one))
  if (!isAsked) return <Button onPress={() => setAsked(true)}>{t('rider.account.log-out')}</Button>
  const leave = async () => {
    setBusy(true)
    await logOut()
  }
  return (
    <Panel title={t('rider.account.log-out-title')}>
      <p>{t('rider.account.log-out-text')}</p>
      {hasParcel && <Notice kind="warning">{t('rider.account.log-out-job')}</Notice>}
      {count > 0 && <Notice kind="warning">{t('rider.account.log-out-waiting', { count })}</Notice>}
      <Button onPress={() => setAsked(false)}>{t('rider.account.stay')}</Button>
      <Button kind="danger" isBusy={isBusy} onPress={() => void leave()}>
        {t('rider.account.log-out')}
      </Button>
    </Panel>
  )
}
