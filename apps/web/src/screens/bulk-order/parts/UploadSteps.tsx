import { FILE_BYTES } from '@beckon/domain/limits'
import IconCheck from '~icons/tabler/check'
import { Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'

const steps = ['bulk.step-1', 'bulk.step-2', 'bulk.step-3', 'bulk.step-4', 'bulk.step-5'] as const

/** The steps of an upload and the requirements of the file. */
export function UploadSteps({ vendorName }: { readonly vendorName: string }) {
  const { t, format } = useTexts()
  const rules = [
    t('bulk.rule-format'),
    t('bulk.rule-size', { size: format.bytes(FILE_BYTES) }),
    t('bulk.rule-vendor', { name: vendorName }),
  ]
  return (
    <Panel title={t('bulk.how')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <h3 className={styles.heading}>{t('bulk.rules')}</h3>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <IconCheck size={18} stroke={1.75} aria-hidden />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
