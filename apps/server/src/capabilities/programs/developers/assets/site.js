// The search, and the buttons that copy. The pages are read without this script.
const query = document.getElementById('query')
const found = document.getElementById('found')
const count = document.getElementById('count')
const MOST = 12

document.getElementById('search').hidden = false
if (matchMedia('(width < 60rem)').matches)
  for (const list of document.querySelectorAll('nav details')) list.open = false

let loading
const entries = async () => (await (loading ??= import('/developers/search.js'))).entries

query.addEventListener('input', () => void search())

async function search() {
  const typed = query.value
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean)
  const all = words.length === 0 ? [] : await entries()
  if (typed !== query.value) return
  const hits = all.filter(([text]) => words.every((word) => text.toLowerCase().includes(word)))
  found.replaceChildren(...hits.slice(0, MOST).map(entryOf))
  count.textContent = words.length === 0 ? '' : `${hits.length} found`
}

function entryOf([text, address]) {
  const [item, link] = [document.createElement('li'), document.createElement('a')]
  link.href = address
  link.textContent = text
  item.append(link)
  return item
}

document.getElementById('search').addEventListener('keydown', (event) => {
  const links = [...found.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) {
    event.preventDefault()
    ;(links[at + step] ?? query).focus()
  }
  if (event.key === 'Enter' && at === -1) links[0]?.click()
  if (event.key === 'Escape') clear()
})
found.addEventListener('click', () => clear())

function clear() {
  query.value = ''
  found.replaceChildren()
  count.textContent = ''
}

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || /^(?:INPUT|TEXTAREA)$/u.test(document.activeElement?.tagName ?? '')) return
  event.preventDefault()
  query.focus()
})

for (const figure of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy ${figure.querySelector('figcaption').textContent}`)
  button.addEventListener('click', () => void copy(figure, button))
  figure.querySelector('figcaption').append(button)
}

async function copy(figure, button) {
  await navigator.clipboard.writeText(figure.querySelector('pre').textContent)
  button.textContent = 'Copied'
  count.textContent = 'Copied'
}
