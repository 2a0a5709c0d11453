import type { WireVendor } from '@beckon/contract'
import { Combobox, ScrollArea, Text, UnstyledButton, useCombobox, VisuallyHidden } from '@mantine/core'
import IconBuildingStore from '~icons/tabler/building-store'
import IconCheck from '~icons/tabler/check'
import IconClock from '~icons/tabler/clock'
import IconSelector from '~icons/tabler/selector'
import { useState } from 'react'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './BranchSelector.module.css'
import { SEARCH_FROM, searchBranches } from './search-branches.ts'
import { useVendorChoice } from './selected-vendor.ts'
import { shownId } from './shown-id.ts'
import { splitName } from './split-name.ts'

/** Chooses the collection point that the screens are about. */
export function BranchSelector() {
  const { vendor, vendors, choose } = useVendorChoice()
  const { t, locale } = useTexts()
  const [search, setSearch] = useState('')
  const hasSearch = vendors.length >= SEARCH_FROM
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => (hasSearch ? combobox.focusSearchInput() : undefined),
  })
  const shown = searchBranches(vendors, search, locale)
  return (
    <Combobox
      store={combobox}
      // It belongs to the bar, for who goes from landmark to landmark too.
      withinPortal={false}
      width={320}
      position="bottom-start"
      shadow="lg"
      onOptionSubmit={(id) => {
        combobox.closeDropdown()
        choose(id)
      }}
    >
      <Combobox.Target targetType="button">
        <UnstyledButton className={styles.target} onClick={() => combobox.toggleDropdown()}>
          <IconBuildingStore size={20} stroke={1.5} aria-hidden />
          {/* Voice control uses the visible words, so the name contains all of them. */}
          <VisuallyHidden>{t('branch.choose')}</VisuallyHidden>
          <BranchName vendor={vendor} />
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        {hasSearch && (
          <Combobox.Search
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              combobox.updateSelectedOptionIndex()
            }}
            placeholder={t('branch.search')}
            aria-label={t('branch.search')}
          />
        )}
        <Combobox.Options aria-label={t('branch.choose')}>
          <ScrollArea.Autosize mah={320} type="scroll">
            {shown.map((one) => (
              <BranchOption key={one.vendor_id} vendor={one} active={one.vendor_id === vendor.vendor_id} />
            ))}
            {shown.length === 0 && <Combobox.Empty>{t('branch.none-found', { search })}</Combobox.Empty>}
          </ScrollArea.Autosize>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function BranchOption({ vendor, active }: { readonly vendor: WireVendor; readonly active: boolean }) {
  return (
    <Combobox.Option value={vendor.vendor_id} active={active} className={styles.option}>
      <BranchName vendor={vendor} />
      {active && <IconCheck size={18} stroke={1.75} color="var(--bk-brand-line)" aria-hidden />}
    </Combobox.Option>
  )
}

/** A name that loses its middle where there is no room for it. */
function MiddleCut({ name }: { readonly name: string }) {
  const { locale } = useTexts()
  const { head, tail } = splitName(name, locale)
  if (tail === '') return <bdi>{name}</bdi>
  return (
    // Its parts follow each other in the direction of the name.
    <bdi dir="auto" className={styles.cut}>
      <span className={styles.head}>{head}</span>
      <span>{tail}</span>
    </bdi>
  )
}

/** A parent's name is bold; the id tells namesakes apart; a new one is not available yet. */
export function BranchName({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { mode } = useSession()
  // A guest has one vendor, whose id is of no interest.
  if (mode === 'guest') return <span className={styles.name}>{t('guest.name')}</span>
  return (
    <span className={styles.name}>
      <Text component="span" size="sm" fw={vendor.is_parent ? 700 : 500} truncate display="block">
        <MiddleCut name={vendor.name} />
      </Text>
      <Text component="span" size="xs" c="dimmed" truncate display="block">
        {t('branch.id', { id: shownId(vendor) })}
      </Text>
      {vendor.opens_at !== null && (
        <Text component="span" className={styles.pending} truncate>
          <IconClock size={14} stroke={1.75} aria-hidden />
          {t('outlet.pending')}
        </Text>
      )}
    </span>
  )
}
