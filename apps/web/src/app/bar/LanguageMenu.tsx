import { isLocaleTag, locales } from '@beckon/texts'
import IconCheck from '~icons/tabler/check'
import IconLanguage from '~icons/tabler/language'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../features/controls/index.ts'
import { useLocale, useTexts } from '../../platform/texts/index.ts'
import styles from './LanguageMenu.module.css'
import { useOfferedLocales } from './use-offered-locales.ts'

/** Chooses the language of the page, where there is more than one. */
export function LanguageMenu() {
  const { t } = useTexts()
  const { locale, setLocale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useCloseOutside(place, isOpen, () => setOpen(false))
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={place} className={styles.place}>
      <Button
        variant="quiet"
        aria-label={t('app.pair', { name: t('account.language'), value: locales[locale].name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <IconLanguage size={20} stroke={1.5} aria-hidden />
        <bdi className={styles.name}>{locales[locale].name}</bdi>
      </Button>
      {isOpen && (
        <Languages
          id={id}
          onClose={close}
          onChoose={(tag) => {
            close()
            if (isLocaleTag(tag)) setLocale(tag)
          }}
        />
      )}
    </div>
  )
}

interface LanguagesProps {
  readonly id: string
  readonly onClose: () => void
  readonly onChoose: (tag: string) => void
}

function Languages({ id, onClose, onChoose }: LanguagesProps) {
  const { locale } = useLocale()
  const offered = useOfferedLocales()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), [])
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role]') ?? [])]
    const next = nextOf(event.key, items.indexOf(document.activeElement as HTMLElement), items.length)
    if (next === undefined) return
    event.preventDefault()
    items[next]?.focus()
  }
  return (
    <div ref={menu} id={id} role="menu" tabIndex={-1} className={styles.menu} onKeyDown={move}>
      {offered.map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          lang={tag}
          aria-checked={tag === locale}
          className={styles.language}
          onClick={() => onChoose(tag)}
        >
          <span className={styles.sign}>
            {tag === locale && <IconCheck size={16} stroke={1.75} aria-hidden />}
          </span>
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  )
}

/** Which entry a key leads to, from the present one of so many. */
function nextOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Calls back when something outside is pressed. */
function useCloseOutside(
  place: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const look = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', look)
    return () => document.removeEventListener('pointerdown', look)
  })
}
