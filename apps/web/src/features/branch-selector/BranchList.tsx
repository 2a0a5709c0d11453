import type { WireVendor } from '@beckon/contract'
import { ActionIcon, Button, Radio, ScrollArea, Text, TextInput } from '@mantine/core'
import IconPencil from '~icons/tabler/pencil'
import IconPlus from '~icons/tabler/plus'
import IconSearch from '~icons/tabler/search'
import { useState } from 'react'
import { useFlag } from '../../platform/flags/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { BranchName } from './BranchName.tsx'
import styles from './BranchList.module.css'
import { SEARCH_FROM, searchBranches } from './search-branches.ts'
import { useVendorChoice } from './selected-vendor.ts'

/** In a low window the list scrolls on its own, so that the rest of the menu stays in view. */
const LIST_HEIGHT = 'clamp(7.5rem, 100dvh - 36.5rem, 10.5rem)'

export interface BranchListProps {
  /** After one was chosen. */
  readonly onChosen?: () => void
  readonly onEdit: (outlet: WireVendor) => void
  readonly onAdd: () => void
}

/** The collection points, one of them chosen: parents first and bold. */
export function BranchList({ onChosen, onEdit, onAdd }: BranchListProps) {
  const { t, locale } = useTexts()
  const { vendor, vendors, choose } = useVendorChoice()
  const [search, setSearch] = useState('')
  const mayEdit = useFlag('EditVendorOutlet')
  const isAddingOn = useFlag('AddVendorOutlet')
  const { mode } = useSession()
  // People who manage a business, also one without outlets; a grant does not allow adding any.
  const manages = (one: WireVendor) =>
    one.parent_vendor_id === null && one.can.actions.includes('outlets.manage')
  const mayAdd = isAddingOn && mode === 'classic' && vendors.some(manages)
  const shown = searchBranches(vendors, search, locale)
  return (
    <div>
      {vendors.length >= SEARCH_FROM && (
        <TextInput
          mb="xs"
          type="search"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          placeholder={t('branch.search')}
          aria-label={t('branch.search')}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Radio.Group
        label={t('branch.list')}
        labelProps={{ className: styles.label }}
        value={vendor.vendor_id}
        onChange={(id) => {
          choose(id)
          onChosen?.()
        }}
      >
        <ScrollArea.Autosize mah={LIST_HEIGHT} type="auto" scrollbars="y" scrollbarSize={8}>
          {shown.map((one) => (
            <div key={one.vendor_id} className={styles.row}>
              <Radio
                className={styles.radio}
                value={one.vendor_id}
                label={<BranchName vendor={one} />}
                styles={{ body: { alignItems: 'center' }, labelWrapper: { minWidth: 0, flex: 1 } }}
              />
              {mayEdit && one.can.edit && <Edit outlet={one} onEdit={onEdit} />}
            </div>
          ))}
        </ScrollArea.Autosize>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="xs" role="status">
            {t('branch.none-found', { search })}
          </Text>
        )}
      </Radio.Group>
      {mayAdd && (
        <Button
          variant="subtle"
          fullWidth
          justify="flex-start"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {t('branch.add')}
        </Button>
      )}
    </div>
  )
}

function Edit({
  outlet,
  onEdit,
}: {
  readonly outlet: WireVendor
  readonly onEdit: BranchListProps['onEdit']
}) {
  const { t } = useTexts()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('branch.edit', { name: outlet.name })}
      onClick={() => onEdit(outlet)}
    >
      <IconPencil size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
