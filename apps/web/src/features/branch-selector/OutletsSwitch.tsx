import { Switch } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './BranchList.module.css'
import { useVendorChoice } from './selected-vendor.ts'

/** Includes the orders of all outlets; shows why it is disabled where it is. */
export function OutletsSwitch() {
  const { t } = useTexts()
  const { vendor, outlets } = useVendorChoice()
  if (outlets.state === 'hidden') return null
  const why = vendor.is_parent ? t('branch.outlets-requesting') : t('branch.outlets-child')
  return (
    <Switch
      className={styles.switch}
      label={t('branch.include-outlets')}
      description={outlets.state === 'disabled' ? why : undefined}
      labelPosition="left"
      checked={outlets.isOn}
      disabled={outlets.state === 'disabled'}
      onChange={(event) => outlets.choose(event.currentTarget.checked)}
    />
  )
}
