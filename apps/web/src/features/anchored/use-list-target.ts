import type { ComboboxStore } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

/**
 * Keys and attributes of a field or a button with a list of options, as `Combobox.Target` of the component library
 * sets them. The list itself may not be loaded yet.
 */
export function useListTarget(store: ComboboxStore, kind: 'input' | 'button') {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const { dropdownOpened: isOpen, listId } = store
  const move = (event: KeyboardEvent, next: () => string | null) => {
    event.preventDefault()
    if (isOpen) return setSelectedId(next())
    store.openDropdown('keyboard')
    setSelectedId(store.selectActiveOption())
    store.updateSelectedOptionIndex('selected', { scrollIntoView: true })
  }
  const enter = (event: KeyboardEvent) => {
    // The key that ends a composition.
    if (event.keyCode === 229) return
    if (isOpen && store.getSelectedOptionIndex() !== -1) {
      event.preventDefault()
      store.clickSelectedOption()
    } else if (kind === 'button') {
      event.preventDefault()
      store.openDropdown('keyboard')
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { code } = event.nativeEvent
    if (code === 'ArrowDown') move(event, store.selectNextOption)
    else if (code === 'ArrowUp') move(event, store.selectPreviousOption)
    else if (code === 'Enter' || code === 'NumpadEnter') enter(event)
    else if (event.key === 'Escape') store.closeDropdown('keyboard')
    else if (code === 'Space' && kind === 'button') {
      event.preventDefault()
      store.toggleDropdown('keyboard')
    }
  }
  return {
    'aria-haspopup': 'listbox',
    'aria-controls': isOpen && listId ? listId : undefined,
    'aria-activedescendant': isOpen ? (selectedId ?? undefined) : undefined,
    'data-expanded': isOpen || undefined,
    'data-mantine-stop-propagation': isOpen || undefined,
    onKeyDown,
  } as const
}
