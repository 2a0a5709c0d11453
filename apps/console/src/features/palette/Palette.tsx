import { Modal, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { useFoundEntries } from '../find/index.ts'
import { matching } from './matching.ts'
import styles from './palette.module.css'

/** A page, a dialog of a page, or the page of an entry. */
export interface PaletteEntry {
  readonly path: string
  /** The address behind the path, which opens a dialog. */
  readonly search?: Readonly<Record<string, string>>
  readonly name: string
  readonly icon: ComponentType<{ size?: number; stroke?: number }>
  /** A second line: a code, a phone number. */
  readonly hint?: string
}

export interface PaletteProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly entries: readonly PaletteEntry[]
}

/** Opens a page, a dialog, an order, a shop or a rider by typing a part of its name. */
export function Palette({ isOpen, close, entries }: PaletteProps) {
  const { t } = useTexts()
  if (!isOpen) return null
  return (
    <Modal
      opened
      onClose={close}
      title={<VisuallyHidden>{t('console.palette')}</VisuallyHidden>}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      centered={false}
      classNames={{ header: styles.header }}
    >
      <Choices entries={entries} close={close} />
    </Modal>
  )
}

function Choices({ entries, close }: Omit<PaletteProps, 'isOpen'>) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const list = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const more = useFoundEntries(text)
  const found: readonly PaletteEntry[] = [...matching(entries, text), ...more]
  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    close()
    void navigate({ to: entry.path, search: () => entry.search ?? {} })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') open(found[at])
    else if (step !== undefined && found.length > 0) setAt((at + step + found.length) % found.length)
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        data-autofocus
        variant="unstyled"
        size="md"
        className={styles.field}
        placeholder={t('console.palette')}
        aria-label={t('console.palette')}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found[at] ? `${list}-${at}` : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={t('console.palette-pages')} className={styles.list}>
        {found.map((entry, index) => (
          <Choice
            key={`${entry.path} ${entry.name}`}
            entry={entry}
            id={`${list}-${index}`}
            isCurrent={index === at}
            onPoint={() => setAt(index)}
            onChoose={() => open(entry)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <Text role="status" p="md" c="dimmed">
          {t('console.palette-empty')}
        </Text>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly entry: PaletteEntry
  readonly id: string
  readonly isCurrent: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

const Choice = ({ entry: { name, hint, icon: Icon }, id, isCurrent, onPoint, onChoose }: ChoiceProps) => (
  <button
    type="button"
    tabIndex={-1}
    id={id}
    role="option"
    aria-selected={isCurrent}
    className={styles.option}
    onMouseMove={onPoint}
    onClick={onChoose}
  >
    <Icon size={18} stroke={1.5} />
    <bdi>{name}</bdi>
    {hint !== undefined && (
      <Text component="bdi" size="sm" c="dimmed" dir="auto">
        {hint}
      </Text>
    )}
  </button>
)
