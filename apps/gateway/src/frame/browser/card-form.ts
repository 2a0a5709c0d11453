import { codeLengthOf, schemeOf } from '../../card/card-number.ts'
import { cardDataOf } from './card-data.ts'
import type { Binding } from './encrypt.ts'
import { type FieldName, fieldNames, isValid, normalise, format, type Typed, errorOf } from './fields.ts'
import { hostAt } from './host.ts'

/** Data that the page was rendered with (`data-given`). */
interface CardFormData {
  readonly name: string
  readonly wallet: string
  readonly token: string
  readonly host: string
  readonly now: number
  readonly key: Binding['key']
  readonly texts: Readonly<Record<string, string>>
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}
const box = (field: FieldName) => element(field) as HTMLInputElement

const form = element('card')
const given = JSON.parse(form.dataset['given'] ?? '{}') as CardFormData
delete form.dataset['given']
const host = hostAt(given.host)
const seconds = () => given.now + Math.floor(performance.now() / 1000)
const now = () => new Date(seconds() * 1000)
const touched = new Set<FieldName>()

const typed = (): Typed => ({
  number: normalise('number', box('number').value),
  expiry: normalise('expiry', box('expiry').value),
  code: normalise('code', box('code').value),
  name: normalise('name', box('name').value),
})

function showErrors(): void {
  for (const field of fieldNames) {
    const wrong = touched.has(field) ? errorOf(field, typed(), now()) : null
    box(field).setAttribute('aria-invalid', String(wrong !== null))
    element(`${field}-wrong`).textContent = wrong === null ? '' : (given.texts[wrong] ?? '')
  }
}

function report(): void {
  const { number, name, ...rest } = typed()
  const isEmpty = `${number}${name}${rest.code}${rest.expiry}` === ''
  const isKnown = number.length >= 12
  host.post('beckon-card:state', {
    is_valid: isValid(typed(), now()) && 'subtle' in crypto,
    is_empty: isEmpty,
    scheme: schemeOf(number),
    bin: isKnown ? number.slice(0, 6) : null,
    last_digits: isKnown ? number.slice(-4) : null,
    name_on_card: name.trim(),
  })
}

/** Groups typed digits as on cards; the cursor stays at its digit. */
function onInput(field: FieldName): void {
  const input = box(field)
  const atEnd = input.selectionStart === input.value.length
  const before = normalise(field, input.value.slice(0, input.selectionStart ?? 0)).length
  const value = format[field](input.value)
  if (value !== input.value) {
    input.value = value
    if (!atEnd) placeAfter(input, before)
  }
  const { number } = typed()
  element('scheme').textContent = schemeOf(number) ?? ''
  element('code-hint').textContent = given.texts[`code-${codeLengthOf(number)}`] ?? ''
  showErrors()
  report()
}

function placeAfter(input: HTMLInputElement, digits: number): void {
  let [at, passed] = [0, 0]
  while (passed < digits && at < input.value.length) {
    if (/\d/.test(input.value[at] ?? '')) passed += 1
    at += 1
  }
  input.setSelectionRange(at, at)
}

async function submit(id: string): Promise<void> {
  for (const field of fieldNames) touched.add(field)
  showErrors()
  if (!isValid(typed(), now())) {
    box(fieldNames.find((field) => errorOf(field, typed(), now()) !== null) ?? 'number').focus()
    host.post('beckon-card:refused', { id, why: 'invalid' })
    return
  }
  try {
    const card = await cardDataOf(typed(), { ...given, now: seconds })
    host.post('beckon-card:card', { id, card })
  } catch {
    host.post('beckon-card:refused', { id, why: 'unavailable' })
  }
}

for (const field of fieldNames) {
  box(field).addEventListener('input', () => onInput(field))
  box(field).addEventListener('blur', () => {
    if (box(field).value !== '') touched.add(field)
    showErrors()
  })
}
form.addEventListener('submit', (event) => event.preventDefault())
if (!('subtle' in crypto)) element('number-wrong').textContent = given.texts['insecure'] ?? ''
host.onSubmit((id) => void submit(id))
new ResizeObserver(() => host.post('beckon-card:height', { height: form.scrollHeight })).observe(form)
host.post('beckon-card:ready')
report()
