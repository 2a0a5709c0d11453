import { Combobox, Group, Loader, Text, TextInput, useCombobox } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import type { PlaceHit, WirePoint } from '@beckon/contract'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { useSuggestions } from './use-places.ts'

interface AddressFieldProps {
  readonly label: string
  /** The address chosen so far. */
  readonly value: string
  readonly near: WirePoint
  readonly error?: string | undefined
  readonly onChoose: (place: PlaceHit) => void
}

/** An address box with suggestions; also takes a `latitude, longitude` pair. */
export function AddressField({ label, value, near, error, onChoose }: AddressFieldProps) {
  const { t } = useTexts()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState<string>()
  const text = typed ?? value
  const { hits, isSearching, isFailed, searched } = useSuggestions(typed ?? '', near)
  const choose = (id: string) => {
    const hit = hits.find((one) => one.id === id)
    if (!hit) return
    setTyped(undefined)
    combobox.closeDropdown()
    onChoose(hit)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          label={label}
          placeholder={t('request.address-placeholder')}
          value={text}
          error={error ?? (isFailed && t('request.error.autocomplete'))}
          leftSection={<IconMapPin size={16} />}
          rightSection={isSearching && <Loader size={16} aria-label={t('request.address-searching')} />}
          autoComplete="off"
          dir="auto"
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed === undefined || typed.trim() === ''}>
        <Combobox.Options aria-label={label} mah={320} style={{ overflowY: 'auto' }}>
          {hits.map((hit) => (
            <Suggestion key={hit.id} hit={hit} />
          ))}
          {hits.length === 0 && (
            <Combobox.Empty role="status">
              {isSearching ? t('request.address-searching') : t('request.address-none', { search: searched })}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function Suggestion({ hit }: { readonly hit: PlaceHit }) {
  const { t } = useTexts()
  return (
    <Combobox.Option value={hit.id} py="xs">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">
          <bdi>{hit.formatted_address}</bdi>
        </Text>
        {hit.precision !== 'building' && (
          <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
            {t(`precision.${hit.precision}`)}
          </Text>
        )}
      </Group>
    </Combobox.Option>
  )
}
