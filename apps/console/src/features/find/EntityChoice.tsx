import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { useFind } from './use-find.ts'

export interface EntityChoiceProps {
  readonly kind: 'shops' | 'riders'
  readonly label: string
  /** The id of the chosen one; empty where none is chosen. */
  readonly value: string
  readonly onChange: (id: string) => void
}

interface Option {
  readonly id: string
  readonly name: string
  readonly hint: string
}

/** Chooses a shop or a rider of the country by typing a part of its name, its id or its phone number. */
export function EntityChoice({ kind, label, value, onChange }: EntityChoiceProps) {
  const { t } = useTexts()
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Option>()
  const found = useFind(text)
  const options = found ? optionsOf(kind, found) : []
  const choose = (option: Option | undefined) => {
    setText('')
    setChosen(option)
    onChange(option?.id ?? '')
    box.closeDropdown()
  }
  return (
    <Combobox store={box} onOptionSubmit={(id) => choose(options.find((option) => option.id === id))}>
      <Combobox.Target>
        <TextInput
          aria-label={label}
          placeholder={label}
          value={value === '' ? text : nameOf(value, chosen)}
          readOnly={value !== ''}
          rightSection={
            value === '' ? null : (
              <CloseButton size="sm" aria-label={t('console.all')} onClick={() => choose(undefined)} />
            )
          }
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            box.openDropdown()
          }}
          onFocus={() => value === '' && box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0}>
        <Combobox.Options aria-label={label}>
          {options.map((option) => (
            <Combobox.Option key={option.id} value={option.id}>
              <bdi>{option.name}</bdi> <bdi dir="ltr">{option.hint}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** A value from the address, or of a saved view, has no name here and is shown as it is. */
const nameOf = (id: string, chosen: Option | undefined): string => (chosen?.id === id ? chosen.name : id)

function optionsOf(
  kind: EntityChoiceProps['kind'],
  found: NonNullable<ReturnType<typeof useFind>>,
): Option[] {
  return kind === 'shops'
    ? found.shops.map(({ vendor_id: id, name }) => ({ id, name, hint: id }))
    : found.riders.map(({ rider_id: id, name, phone_number: hint }) => ({ id, name, hint }))
}
