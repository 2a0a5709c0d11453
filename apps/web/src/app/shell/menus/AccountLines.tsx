import { isLocaleTag } from '@beckon/texts'
import type { WireVendor } from '@beckon/contract'
import { Divider, Group, Select, Stack, Text, UnstyledButton } from '@mantine/core'
import IconLogout from '~icons/tabler/logout'
import { useContext } from 'react'
import { BranchList, OutletsSwitch, VendorContext } from '../../../features/branch-selector/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useLocale, useTexts } from '../../../platform/texts/index.ts'
import { useOfferedLocales } from '../../bar/use-offered-locales.ts'
import styles from './AccountLines.module.css'
import { AccountLinks } from './AccountLinks.tsx'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { AccountSummary } from './AccountSummary.tsx'

export interface AccountLinesProps {
  readonly onEdit: (outlet: WireVendor) => void
  readonly onAdd: () => void
  /** Something was chosen that leads elsewhere. */
  readonly onLeave: () => void
}

/** User, collection points, links, language, appearance and logout: in the popover and in the drawer. */
export function AccountLines({ onEdit, onAdd, onLeave }: AccountLinesProps) {
  const { mode } = useSession()
  const hasVendors = useContext(VendorContext) !== null
  return (
    <Stack gap="xs">
      <AccountSummary onLeave={onLeave} />
      {hasVendors && (
        <>
          <Divider />
          <BranchList onChosen={onLeave} onEdit={onEdit} onAdd={onAdd} />
          <OutletsSwitch />
        </>
      )}
      <AccountLinks onLeave={onLeave} />
      <Divider />
      <LanguageSelect />
      <AppearanceChoice />
      {mode !== 'godroid' && <LogoutLine />}
    </Stack>
  )
}

function LogoutLine() {
  const { t } = useTexts()
  const { logout } = useSession()
  return (
    <div className={styles.foot}>
      <UnstyledButton className={styles.line} onClick={logout}>
        <IconLogout className="bk-mirror" size={20} stroke={1.5} aria-hidden />
        <span className={styles.grow}>{t('account.logout')}</span>
      </UnstyledButton>
    </div>
  )
}

function LanguageSelect() {
  const { t } = useTexts()
  const { locale, setLocale } = useLocale()
  const offered = useOfferedLocales()
  if (offered.length < 2) return null
  return (
    <Group justify="space-between" wrap="nowrap" className={styles.setting}>
      <Text size="sm" id="account-language">
        {t('account.language')}
      </Text>
      <Select
        size="sm"
        w={160}
        aria-labelledby="account-language"
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={offered.map(({ tag, name }) => ({ value: tag, label: name }))}
        value={locale}
        onChange={(tag) => (tag && isLocaleTag(tag) ? setLocale(tag) : undefined)}
      />
    </Group>
  )
}
