import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconFileUnknown, IconTableOff } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { EmptyState, Page, Panel, usePageTitle } from '../../features/page/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { HowItGoes } from './parts/HowItGoes.tsx'
import styles from './Screen.module.css'

/** Many orders from one spreadsheet, where that is turned on. */
export function Screen() {
  const isOn = useFlag('BulkOrderUpload')
  const { bulkJobID } = useParams({ from: '/protected/bulk-order/{-$vendorID}/{-$bulkJobID}' })
  if (!isOn) return <Disabled />
  return bulkJobID === undefined ? <BulkOrder /> : <UnknownJob />
}

function BulkOrder() {
  const { t } = useTexts()
  const { vendor_information: information, name } = useSelectedVendor()
  return (
    <Page title={t('bulk.title')}>
      <p className={styles['lead']}>{t('bulk.lead')}</p>
      <div className={styles['columns']}>
        <HowItGoes vendorName={information.name} />
        <Panel title={t('bulk.jobs')}>
          <EmptyState
            icon={IconFileSpreadsheet}
            title={t('bulk.no-jobs')}
            text={t('bulk.no-jobs-text', { name })}
          />
        </Panel>
      </div>
    </Page>
  )
}

function Disabled() {
  const { t } = useTexts()
  const { vendor_id: vendorID } = useSelectedVendor()
  usePageTitle(t('bulk.title'))
  return (
    <EmptyState
      icon={IconTableOff}
      heading="h1"
      title={t('bulk.disabled-title')}
      text={t('bulk.disabled-text')}
      action={
        <Button
          renderRoot={(props) => <Link to="/request-a-rider/{-$vendorID}" params={{ vendorID }} {...props} />}
        >
          {t('nav.request')}
        </Button>
      }
    />
  )
}

/** Nobody has uploaded anything, so no id is one of an upload. */
function UnknownJob() {
  const { t } = useTexts()
  const { vendor_id: vendorID } = useSelectedVendor()
  return (
    <Page title={t('bulk.title')}>
      <EmptyState
        icon={IconFileUnknown}
        heading="h2"
        title={t('bulk.job-unknown')}
        text={t('bulk.job-unknown-text')}
        action={
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/bulk-order/{-$vendorID}/{-$bulkJobID}"
                params={{ vendorID, bulkJobID: undefined }}
                {...props}
              />
            )}
          >
            {t('bulk.all-jobs')}
          </Button>
        }
      />
    </Page>
  )
}
