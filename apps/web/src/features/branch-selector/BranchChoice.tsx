import type { WireVendor } from '@beckon/contract'
import { Combobox, type ComboboxStore, ScrollArea } from '@mantine/core'
import IconCheck from '~icons/tabler/check'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { Anchor } from '../anchored/index.ts'
import { BranchName } from './BranchName.tsx'
import styles from './BranchSelector.module.css'
import { searchBranches } from './search-branches.ts'
import { useVendorChoice } from './selected-vendor.ts'

export interface BranchChoiceProps {
  readonly store: ComboboxStore
  readonly button: RefObject<HTMLButtonElement | null>
  /** Undefined where there are too few to search. */
  readonly search: string | undefined
  readonly onSearch: (search: string) => void
}

/** The collection points below the button of the bar. */
export function BranchChoice({ store, button, search, onSearch }: BranchChoiceProps) {
  const { vendor, vendors, choose } = useVendorChoice()
  const { t, locale } = useTexts()
  const shown = searchBranches(vendors, search ?? '', locale)
  const begin = useEffectEvent(() => {
    if (search !== undefined && store.dropdownOpened) store.focusSearchInput()
  })
  // It may have been opened before its code was there.
  useEffect(() => begin(), [])
  return (
    <Combobox
      store={store}
      // It belongs to the bar, for who goes from landmark to landmark too.
      withinPortal={false}
      width={320}
      position="bottom-start"
      shadow="lg"
      onOptionSubmit={(id) => {
        store.closeDropdown()
        choose(id)
      }}
    >
      <Anchor to={button} />
      <Combobox.Dropdown>
        {search !== undefined && (
          <Combobox.Search
            value={search}
            onChange={(event) => {
              onSearch(event.currentTarget.value)
              store.updateSelectedOptionIndex()
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
            {shown.length === 0 && (
              <Combobox.Empty>{t('branch.none-found', { search: search ?? '' })}</Combobox.Empty>
            )}
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
