import { Page, Panel } from '../../features/page/index.ts'
import { useAssignment } from '../../features/work/index.ts'
import { useRoute } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** One parcel: where it is collected, and where it goes. */
export function Screen() {
  const { t } = useTexts()
  const route = useRoute()
  const assignment = useAssignment(route?.page === 'job' ? route.orderId : '')
  return (
    <Page title={t('rider.job.title')} back={{ page: 'work' }}>
      {assignment ? (
        <>
          <Panel title={t('rider.job.stop-collect', { name: assignment.task.collect.name })}>
            <bdi>{assignment.task.collect.address}</bdi>
          </Panel>
          <Panel title={t('rider.job.stop-deliver', { name: assignment.task.deliver.name })}>
            <bdi>{assignment.task.deliver.address}</bdi>
          </Panel>
        </>
      ) : (
        <p>{t('rider.not-found')}</p>
      )}
    </Page>
  )
}
